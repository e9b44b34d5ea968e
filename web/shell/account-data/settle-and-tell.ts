import { signOut } from '#locales/en/accounts/sign-out.ts'
import { readStoredUserId } from '#web/features/accounts/session/stored-session.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { forgetVisited } from './forget-visited.ts'
import { settleAccountData } from './settle-account-data.ts'

/** Removes the data of an account that has left, says so, and deletes the copies of what was opened. */
export async function settleAndTell(): Promise<void> {
  const left = settleAccountData()
  if (!left) return
  const { title, signedOut, replaced } = signOut.removed
  const description = readStoredUserId() === null ? signedOut : replaced
  if (left.isRemoved) showToast({ kind: 'news', title, description })
  await forgetVisited().catch(() => {}) // blocked: nothing was cached either
}
