import { useNavigate } from 'react-router'
import { showToast } from '#web/ui/toast-store.ts'
import { useAccountMessages } from './account-messages.ts'

/** Greets whoever has just logged in, and leads an administrator without a second step to where it is set up. */
export function useWelcome(): () => Promise<void> {
  const { signIn } = useAccountMessages()
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
