import { signOut } from '#locales/en/accounts/sign-out.ts'
import { carryToasts } from '#web/ui/carried-toasts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { openSession } from './session/open-session.ts'
import { hasStoredSession, sessionKey, sessionStore } from './session/stored-session.ts'

/** What is said when the account does not have everything that signing out removes, and the name of going on. */
export type SignOutWarning = { title: string; description: string; action: string }

/** The data that an account has on this device. */
export type AccountToLeave = {
  /** Sends what the account does not have yet. Null when it has everything. */
  send: () => Promise<SignOutWarning | null>
  /** Removes what an ended session leaves for the same account. */
  forgetEdits: () => void
  /** Removes what belongs to the account, once its session has ended. */
  settle: () => Promise<void>
}

// Offline with an expired token, the client tries for half a minute to refresh it first.
const patienceMs = 4000

/**
 * Ends the session of this device and goes home. What belongs to the account is removed from the device
 * (web/shell/account-data); if some of it is only here, the visitor is told so first.
 */
export async function leaveAccount(
  { send, forgetEdits, settle }: AccountToLeave,
  goHome: () => unknown,
): Promise<void> {
  const warning = await send()
  if (warning === null) return leave()
  const { title, description, action: label } = warning
  showToast({ kind: 'failure', title, description, action: { label, onSelect: () => void leave() }, isLasting: true })

  async function leave(): Promise<void> {
    forgetEdits()
    await endSession()
    // Before the way home: the page of a trip that is removed goes to the planner, and whichever goes last wins.
    await settle()
    showToast({ kind: 'success', ...signOut.done })
    carryToasts()
    await goHome()
  }
}

async function endSession(): Promise<void> {
  // The client forgets the session first and then tells the server. Other devices are signed out on the settings page.
  const ending = openSession().then(({ client }) => client.signOut({ scope: 'local' }))
  const impatience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  // A failure leaves the server untold, but this device forgets the session.
  await Promise.race([ending.catch(() => {}), impatience])
  if (hasStoredSession()) sessionStore.removeItem(sessionKey)
}
