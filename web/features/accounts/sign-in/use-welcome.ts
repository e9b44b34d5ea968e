import { useNavigate } from 'react-router'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { accounts } from '#locales/en/accounts/accounts.ts'

/** Greets after login. An administrator without a second factor is sent to its setup. */
export function useWelcome(): () => Promise<void> {
  const { signIn } = accounts
  const navigate = useNavigate()
  return async () => {
    showToast({ kind: 'success', ...signIn.succeeded })
    const { lacksSecondStep } = await import('./sign-in-attempt.ts')
    if (!(await lacksSecondStep())) return
    const { action, ...said } = signIn.administrator
    showToast({
      kind: 'news',
      ...said,
      action: { label: action, onSelect: () => void navigate('/settings#second-factor') },
    })
  }
}
