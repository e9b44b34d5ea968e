import { useNavigate } from 'react-router'
import { carryToasts } from '#web/ui/carried-toasts.ts'
import { useMessages } from '#web/ui/messages.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { hasStoredSession, sessionKey, sessionStore } from './stored-session.ts'
import { openSession } from './open-session.ts'

/** What would be lost with the data on this device; null when the account has everything. */
export type NotInAccount = 'changes' | 'treatments' | null

/** The data that an account has on this device. */
export type AccountToLeave = {
  /** Sends what the account does not have yet. */
  send: () => Promise<NotInAccount>
  /** Removes what an ended session leaves for the same account. */
  forgetEdits: () => void
}

// Offline with an expired token, the client tries for half a minute to refresh it first.
const patienceMs = 4000

/**
 * Ends the session of this device and navigates home. What belongs to the account is removed from the device
 * (web/shell/account-data); if some of it is only here, the visitor is told so first.
 */
export function useSignOut({ send, forgetEdits }: AccountToLeave): () => Promise<void> {
  const { signedOut, notInAccount } = useMessages().header
  const navigate = useNavigate()
  async function leave(): Promise<void> {
    forgetEdits()
    await endSession()
    showToast({ kind: 'success', ...signedOut })
    carryToasts()
    await navigate('/')
  }
  return async function signOut() {
    const lost = await send()
    if (lost === null) return leave()
    const action = { label: notInAccount.action, onSelect: () => void leave() }
    showToast({ kind: 'failure', ...notInAccount[lost], action, isLasting: true })
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
