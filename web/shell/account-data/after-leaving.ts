import { signOut } from '#locales/en/sign-out.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { forgetVisited } from './forget-visited.ts'

/** After the data of an account was removed: says so, and deletes the copies of what was opened. */
export async function finishLeaving({ isRemoved, isReplaced }: { isRemoved: boolean; isReplaced: boolean }) {
  const { title, signedOut, replaced } = signOut.removed
  if (isRemoved) showToast({ kind: 'news', title, description: isReplaced ? replaced : signedOut })
  await forgetVisited().catch(() => {}) // blocked: nothing was cached either
}
