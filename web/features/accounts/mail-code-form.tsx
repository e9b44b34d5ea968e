import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { describeFailure } from './describe-failure.ts'
import { readTimeCode } from '#domain/second-factor.ts'
import { readField, useAttempt } from './use-attempt.ts'
import { useAccountWords } from './words.ts'

/** For who reads the mail on another device: the code in it instead of its link. */
export function MailCodeForm({ finish }: { finish: (code: string) => Promise<void> }) {
  const { mailCode: words, failures } = useAccountWords()
  const { errors, failure, isPending, refuse, run } = useAttempt<'code'>()

  async function send(code: string) {
    try {
      await finish(code)
    } catch (error) {
      const { code: problem, message } = describeFailure(error, failures)
      const isWrong = problem === 'otp_expired' || problem === 'validation_failed'
      refuse(isWrong ? { errors: { code: words.wrong } } : { failure: message ?? failures.server })
    }
  }

  function submit(form: HTMLFormElement) {
    const code = readTimeCode(readField(form, 'code'))
    if (code === null) refuse({ errors: { code: words.missing } })
    else void run(() => send(code))
  }

  return (
    <div className="mt-6 max-w-80">
      <AccountForm onSubmit={submit}>
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
