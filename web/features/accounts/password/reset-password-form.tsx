import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { AccountPage, RefusalNotice } from '#web/features/accounts/account-page.tsx'
import { describeFailure } from '#web/features/accounts/describe-failure.ts'
import { isTooShort } from '#web/features/accounts/form-rules.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { forgetPendingEmail, readPendingEmail } from '#web/features/accounts/pending-email.ts'
import type { SecondFactor } from '#web/features/accounts/sign-in/second-factor.ts'
import { SecondFactorForm } from '#web/features/accounts/sign-in/second-factor-form.tsx'
import { readField, useAttempt } from '#web/features/accounts/use-attempt.ts'
import { accounts as words } from '#locales/en/accounts/accounts.ts'

const fields = ['password', 'confirmation'] as const
type Field = (typeof fields)[number]

const overCodes = ['session_not_found', 'session_expired', 'bad_jwt', 'user_not_found']

type ResetPasswordFormProps = { email: string; onInvalidLink: () => void }

export function ResetPasswordForm({ email, onInvalidLink }: ResetPasswordFormProps) {
  const { reset } = words
  const attempt = useAttempt<Field>()
  const { errors, isPending, refuse, run } = attempt
  // The password is kept while the owner enters the second factor.
  const [waiting, setWaiting] = useState<{ factor: SecondFactor; password: string } | null>(null)
  const navigate = useNavigate()

  async function save(password: string) {
    try {
      const { setNewPassword } = await import('./password-reset.ts')
      const factor = await setNewPassword(password)
      if (factor) return setWaiting({ factor, password })
      forgetPendingEmail()
      showToast({ kind: 'success', ...reset.succeeded })
      await navigate('/', { replace: true })
    } catch (error) {
      setWaiting(null)
      const { code, message } = describeFailure(error, words.failures)
      const isOver = overCodes.includes(code) || (error instanceof Error && error.name === 'AuthSessionMissingError')
      if (isOver) return onInvalidLink()
      const description = message ?? reset.failedMessage
      const isWrong = ['weak_password', 'same_password', 'validation_failed'].includes(code)
      refuse({
        toast: { title: reset.failed, description },
        ...(isWrong ? { errors: { password: description } } : { failure: description }),
      })
    }
  }

  function submit(form: HTMLFormElement) {
    const password = readField(form, 'password')
    const wrong = findWrong(password, readField(form, 'confirmation'))
    if (wrong) refuse(wrong)
    else void run(() => save(password))
  }

  function findWrong(password: string, confirmation: string) {
    const { missing, tooShort, mismatch } = reset
    const found: Partial<Record<Field, string>> = {
      ...(!password && { password: reset.missingPassword }),
      ...(password && isTooShort(password) && { password: tooShort.description }),
      ...(!confirmation && { confirmation: reset.missingConfirmation }),
      ...(confirmation && confirmation !== password && { confirmation: mismatch.description }),
    }
    if (!password || !confirmation) return { toast: missing, errors: found }
    if (isTooShort(password)) return { toast: tooShort, errors: found }
    return confirmation === password ? null : { toast: mismatch, errors: found }
  }

  if (waiting) {
    const { factor, password } = waiting
    return (
      <SecondFactorForm
        failedTitle={reset.failed}
        finishByCode={async (code) => (await import('./password-reset.ts')).proveByCode(factor, code)}
        finishByRecoveryCode={async (code) => (await import('./password-reset.ts')).proveByRecoveryCode(code)}
        onDone={() => save(password)}
        onBack={() => setWaiting(null)}
      />
    )
  }
  return (
    <AccountPage
      title={reset.title}
      korean={reset.korean}
      lead={
        <>
          {reset.forAccount} <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>
        </>
      }
      scene="temple"
      above={<RefusalNotice attempt={attempt} fields={fields} />}
    >
      {readPendingEmail() === email.toLowerCase() ? <p className="mb-4">{reset.confirmed}</p> : null}
      <AccountForm onSubmit={submit}>
        {/* Tells password managers which account this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField name="password" label={words.newPassword} error={errors.password} />
        <PasswordField
          name="confirmation"
          label={reset.confirm}
          autoComplete="new-password"
          required
          error={errors.confirmation}
        />
        <Button type="submit" kind="primary" isWide isPending={isPending} pendingLabel={reset.pending}>
          {reset.submit}
        </Button>
      </AccountForm>
    </AccountPage>
  )
}
