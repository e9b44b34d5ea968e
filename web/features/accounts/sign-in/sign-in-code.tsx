import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { AccountPage } from '#web/features/accounts/account-page.tsx'
import { EmailField } from '#web/features/accounts/email-field.tsx'
import { MailCodeForm } from '#web/features/accounts/mail-code-form.tsx'
import type { SecondFactor } from './second-factor.ts'
import { readField } from '#web/features/accounts/use-attempt.ts'
import { useWelcome } from './use-welcome.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'

type SignInCodeProps = {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
  onSecondFactor: (factor: SecondFactor) => void
}

/** Logs in with the code of an email, which was requested instead of a password or is an invitation. */
export function SignInCode({ email, onEmail, onBack, onSecondFactor }: SignInCodeProps) {
  const { signIn } = accountMessages
  const welcome = useWelcome()
  const navigate = useNavigate()
  const [emailError, setEmailError] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus was removed.
  useEffect(() => place.current?.focus(), [])

  async function takeCode(code: string, form: HTMLFormElement) {
    const typed = readField(form, 'email').trim()
    setEmailError(typed === '' ? signIn.missingEmail : undefined)
    if (typed === '') return
    const { signInByMailCode } = await import('./sign-in-attempt.ts')
    const outcome = await signInByMailCode(typed, code, 'email')
    if (outcome === 'new_password') await navigate('/reset-password')
    else if (outcome) onSecondFactor(outcome)
    else await welcome()
  }

  return (
    <AccountPage title={signIn.title} korean={signIn.korean} lead={signIn.leadOfCode} scene="hanok-lane">
      <div ref={place} tabIndex={-1}>
        <MailCodeForm finish={takeCode}>
          <EmailField defaultValue={email} error={emailError} onType={onEmail} />
        </MailCodeForm>
      </div>
      <div className="mt-4">
        <Button kind="quiet" size="small" className="-ms-4" onClick={onBack}>
          {signIn.withPassword}
        </Button>
      </div>
    </AccountPage>
  )
}
