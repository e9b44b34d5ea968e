import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { AccountPage, RefusalNotice } from '#web/features/accounts/account-page.tsx'
import { describeFailure } from '#web/features/accounts/describe-failure.ts'
import { EmailField } from '#web/features/accounts/email-field.tsx'
import { NeedsScripts } from '#web/features/accounts/needs-scripts.tsx'
import type { SecondFactor } from './second-factor.ts'
import { readField, useAttempt } from '#web/features/accounts/use-attempt.ts'
import { useWelcome } from './use-welcome.ts'
import { accounts as words } from '#locales/en/accounts/accounts.ts'

const fields = ['email', 'password'] as const

type SignInFormProps = {
  /** Messages of a mailed link or the previous page. */
  children: ReactNode
  email: string
  wasPosted: boolean
  onEmail: (email: string) => void
  onCode: () => void
  onUnconfirmed: (email: string) => void
  onSecondFactor: (factor: SecondFactor) => void
}

export function SignInForm(props: SignInFormProps) {
  const { children, email, wasPosted, onEmail, onCode, onUnconfirmed, onSecondFactor } = props
  const { signIn } = words
  const { search } = useLocation()
  const welcome = useWelcome()
  const attempt = useAttempt<(typeof fields)[number]>()
  const { errors, isPending, refuse, clear, run } = attempt

  async function logIn(typedEmail: string, password: string) {
    try {
      const { signIn: trySignIn } = await import('./sign-in-attempt.ts')
      const factor = await trySignIn(typedEmail, password)
      clear()
      if (factor) return onSecondFactor(factor)
      await welcome()
    } catch (error) {
      const { code, message } = describeFailure(error, words.failures)
      if (code === 'email_not_confirmed') {
        showToast({ kind: 'failure', title: signIn.failed, description: words.confirmation.notConfirmed })
        clear()
        return onUnconfirmed(typedEmail)
      }
      const description = message ?? signIn.failedMessage
      const isWrong = code === 'invalid_credentials'
      refuse({
        toast: { title: signIn.failed, description },
        ...(isWrong ? { errors: { password: signIn.failedMessage } } : { failure: description }),
      })
    }
  }

  function submit(form: HTMLFormElement) {
    const typedEmail = readField(form, 'email').trim()
    const password = readField(form, 'password')
    // Typed before hydration, or filled in by a password manager without an event.
    onEmail(typedEmail)
    if (typedEmail && password) return void run(() => logIn(typedEmail, password))
    refuse({
      toast: signIn.missing,
      errors: {
        ...(!typedEmail && { email: signIn.missingEmail }),
        ...(!password && { password: signIn.missingPassword }),
      },
    })
  }

  return (
    <AccountPage
      title={signIn.title}
      korean={signIn.korean}
      lead={signIn.lead}
      scene="hanok-lane"
      above={<RefusalNotice attempt={attempt} fields={fields} />}
    >
      {children}
      <NeedsScripts wasPosted={wasPosted} />
      <AccountForm onSubmit={submit}>
        <EmailField defaultValue={email} error={errors.email} onType={onEmail} />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <p className="-mt-2 text-small">
          <TextLink to="/forgot-password">{signIn.forgot}</TextLink>
        </p>
        <Button type="submit" kind="primary" isWide isPending={isPending} pendingLabel={signIn.pending}>
          {signIn.submit}
        </Button>
      </AccountForm>
      <div className="needs-scripts mt-4">
        <Button kind="quiet" size="small" className="-ms-4" onClick={onCode}>
          {signIn.withCode}
        </Button>
      </div>
      <p className="mt-6 text-small text-soft">
        {signIn.noAccount} <TextLink to={`/signup${search}`}>{signIn.signUp}</TextLink>
      </p>
    </AccountPage>
  )
}
