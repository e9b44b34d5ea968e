import { useNavigate } from 'react-router'
import type { AccountToLeave } from '#web/features/accounts/leave-account.ts'
import { sessionKey, sessionStore } from './stored-session.ts'

/** Signs out. The code for it is loaded when it is wanted. */
export function useSignOut(loadAccount: () => Promise<AccountToLeave>): () => Promise<void> {
  const navigate = useNavigate()
  const goHome = () => navigate('/')
  return async function signOut() {
    try {
      const [{ leaveAccount }, account] = await Promise.all([
        import('#web/features/accounts/leave-account.ts'),
        loadAccount(),
      ])
      await leaveAccount(account, goHome)
    } catch {
      // Not loaded, or failed: the server is not told, but this device forgets the session.
      sessionStore.removeItem(sessionKey)
      await goHome()
    }
  }
}
