import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showToast } from '#web/ui/toast-store.ts'
import { AccountPage } from './account-page.tsx'
import { ConfirmationNotice } from './confirmation-notice.tsx'
import { ConfirmationReturn } from './confirmation-return.tsx'
import { readNextPath } from './next-path.ts'
import type { SecondFactor } from './second-factor.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useSession } from './session-state.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useAccountWords } from './words.ts'

/** Whoever is signed in goes on to where they wanted to, or home. */
export function SignInScreen({ wasPosted }: { wasPosted: boolean }) {
  const { signIn } = useAccountWords()
  const { isAuthenticated } = useSession()
  const { search, ...location } = useLocation()
  const unconfirmed = readUnconfirmed(location.state)
  const navigate = useNavigate()
  const [factor, setFactor] = useState<SecondFactor | null>(null)
  const [email, setEmail] = useState(unconfirmed ?? '')
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  useEffect(() => {
    if (isAuthenticated) void navigate(readNextPath(search), { replace: true })
  }, [isAuthenticated, navigate, search])

  if (factor) {
    return (
      <SecondFactorForm
        failedTitle={signIn.failed}
        finishByCode={async (code) => (await import('./sign-in-attempt.ts')).finishByCode(factor, code)}
        finishByRecoveryCode={async (code) => (await import('./sign-in-attempt.ts')).finishByRecoveryCode(code)}
        onDone={() => {
          showToast({ kind: 'success', ...signIn.succeeded })
        }}
        onBack={async () => {
          setFactor(null)
          await (await import('./sign-in-attempt.ts')).giveUp()
        }}
      />
    )
  }
  return (
    <AccountPage title={signIn.title} korean={signIn.korean} lead={signIn.lead} scene="hanok-lane">
      <ConfirmationReturn onSecondFactor={setFactor} />
      {isUnconfirmed || unconfirmed ? <ConfirmationNotice email={email} isRefused={isUnconfirmed} /> : null}
      <SignInForm
        email={email}
        wasPosted={wasPosted}
        onEmail={setEmail}
        onUnconfirmed={() => setUnconfirmed(true)}
        onSecondFactor={setFactor}
      />
    </AccountPage>
  )
}

/** Of the page before: the address that a confirmation was just mailed to. */
function readUnconfirmed(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('unconfirmed' in state)) return null
  return typeof state.unconfirmed === 'string' ? state.unconfirmed : null
}
