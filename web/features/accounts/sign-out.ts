import { useNavigate } from 'react-router'
import { useMessages } from '#web/ui/messages.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { sessionKey, sessionStore } from './stored-session.ts'
import { openSession } from './open-session.ts'

/** Ends the session of this device and navigates home. */
export function useSignOut(): () => Promise<void> {
  const { signedOut } = useMessages().header
  const navigate = useNavigate()
  return async function signOut() {
    await endSession()
    showToast({ kind: 'success', ...signedOut })
    await navigate('/')
  }
}

async function endSession(): Promise<void> {
  try {
    const { client } = await openSession()
    // The client forgets the session first and then tells the server. Other devices are signed out on the settings
    // page.
    await client.signOut({ scope: 'local' })
  } catch {
    // The client could not be loaded: the server is not told, but this device forgets the session.
    sessionStore.removeItem(sessionKey)
  }
}
