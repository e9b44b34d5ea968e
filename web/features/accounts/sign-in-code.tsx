import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AccountPage } from './account-page.tsx'
import { EmailField } from './email-field.tsx'
import { MailCodeForm } from './mail-code-form.tsx'
import type { SecondFactor } from './second-factor.ts'
import { readField } from './use-attempt.ts'
import { useAccountWords } from './words.ts'

type SignInCodeProps = { email: string; onBack: () => void; onSecondFactor: (factor: SecondFactor) => void }

/** Log in with the code of an email: of one that was asked for instead of a password, or of an invitation. */
export function SignInCode({ email, onBack, onSecondFactor }: SignInCodeProps) {
  const { signIn } = useAccountWords()
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), [])

  async function takeCode(code: string, form: HTMLFormElement) {
    const { signInByMailCode } = await import('./sign-in-attempt.ts')
    const factor = await signInByMailCode(readField(form, 'email').trim(), code)
    if (factor) return onSecondFactor(factor)
    showToast({ kind: 'success', ...signIn.succeeded })
  }

  return (
    <AccountPage title={signIn.title} korean={signIn.korean} lead={signIn.leadOfCode} scene="hanok-lane">
      <div ref={place} tabIndex={-1}>
        <MailCodeForm finish={takeCode}>
          <EmailField defaultValue={email} error={undefined} />
        </MailCodeForm>
      </div>
      <div className="mt-4">
        <Button kind="quiet" size="small" onClick={onBack}>
          {signIn.withPassword}
        </Button>
      </div>
    </AccountPage>
  )
}
