import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { describeFailure } from './describe-failure.ts'
import { readTimeCode } from '#domain/accounts/second-factor.ts'
import { readField, useAttempt } from './use-attempt.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'

type MailCodeFormProps = {
  /** Fields above the code. */
  children?: ReactNode
  finish: (code: string, form: HTMLFormElement) => Promise<void>
}

/** For a mail that was opened on another device: the visitor types its code instead of using its link. */
export function MailCodeForm({ children, finish }: MailCodeFormProps) {
  const { mailCode: words, failures } = accountMessages
  const { errors, failure, isPending, refuse, run } = useAttempt<'code'>()

  async function send(code: string, form: HTMLFormElement) {
    try {
      await finish(code, form)
    } catch (error) {
      const { code: problem, message } = describeFailure(error, failures)
      const isWrong = problem === 'otp_expired' || problem === 'validation_failed'
      refuse(isWrong ? { errors: { code: words.wrong } } : { failure: message ?? failures.server })
    }
  }

  function submit(form: HTMLFormElement) {
    const code = readTimeCode(readField(form, 'code'))
    if (code === null) refuse({ errors: { code: words.missing } })
    else void run(() => send(code, form))
  }

  return (
    <div className="mt-6 max-w-80">
      <AccountForm onSubmit={submit}>
        {children}
        <TextField
          name="code"
          label={words.label}
          hint={words.hint}
          autoComplete="one-time-code"
          inputMode="numeric"
          error={errors.code ?? failure ?? undefined}
        />
        <Button type="submit" isPending={isPending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      </AccountForm>
    </div>
  )
}
