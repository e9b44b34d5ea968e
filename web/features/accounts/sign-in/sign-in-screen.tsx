import { useState } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { ConfirmationNotice } from '#web/features/accounts/sign-up/confirmation-notice.tsx'
import { ConfirmationReturn } from '#web/features/accounts/sign-up/confirmation-return.tsx'
import { ForVisitors } from '#web/features/accounts/for-visitors.tsx'
import { readPendingEmail } from '#web/features/accounts/pending-email.ts'
import type { SecondFactor } from './second-factor.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignInCode } from './sign-in-code.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'

/** An address that is not confirmed yet, and whether a login was rejected because of it. */
type Unconfirmed = { email: string; isRefused: boolean }

/** `keepsMail`: mails are not sent, but stay in the outbox of this copy. */
export function SignInScreen({ wasPosted, keepsMail }: { wasPosted: boolean; keepsMail: boolean }) {
  const { signIn } = accountMessages
  const location = useLocation()
  const scripts = useScripts()
  // Not after a reload: the history state is still in the browser, but not on the server.
  const [unconfirmed, setUnconfirmed] = useState(() => (scripts ? readUnconfirmed(location.state) : null))
  const [email, setEmail] = useState(unconfirmed?.email ?? '')
  const [isByCode, setByCode] = useState(false)
  const [factor, setFactor] = useState<SecondFactor | null>(null)

  async function goBack() {
    setFactor(null)
    await (await import('./sign-in-attempt.ts')).giveUp()
  }

  return (
    <ForVisitors>
      {factor ? (
        <SecondFactorForm
          failedTitle={signIn.failed}
          finishByCode={async (code) => (await import('./sign-in-attempt.ts')).finishByCode(factor, code)}
          finishByRecoveryCode={async (code) => (await import('./sign-in-attempt.ts')).finishByRecoveryCode(code)}
          onDone={() => void showToast({ kind: 'success', ...signIn.succeeded })}
          onBack={goBack}
        />
      ) : isByCode ? (
        <SignInCode email={email} onEmail={setEmail} onBack={() => setByCode(false)} onSecondFactor={setFactor} />
      ) : (
        <SignInForm
          email={email}
          wasPosted={wasPosted}
          onEmail={setEmail}
          onCode={() => setByCode(true)}
          onUnconfirmed={(typed) => setUnconfirmed({ email: typed, isRefused: true })}
          onSecondFactor={setFactor}
        >
          <ConfirmationReturn onSecondFactor={setFactor} />
          {unconfirmed ? (
            <ConfirmationNotice
              key={unconfirmed.email}
              {...unconfirmed}
              keepsMail={keepsMail}
              onSecondFactor={setFactor}
            />
          ) : null}
        </SignInForm>
      )}
    </ForVisitors>
  )
}

/**
 * From the previous page: the address to which a confirmation was just mailed. The history keeps it after its owner has
 * signed out, and then it is not shown.
 */
function readUnconfirmed(state: unknown): Unconfirmed | null {
  if (typeof state !== 'object' || state === null || !('unconfirmed' in state)) return null
  const { unconfirmed: email } = state
  const isPending = typeof email === 'string' && email.toLowerCase() === readPendingEmail()
  return isPending ? { email, isRefused: false } : null
}
