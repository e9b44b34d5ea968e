import { useState } from 'react'
import { readRecoveryCode, readTimeCode } from '#domain/accounts/second-factor.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { AccountPage, RefusalNotice } from '#web/features/accounts/account-page.tsx'
import { describeFailure } from '#web/features/accounts/describe-failure.ts'
import { readField, useAttempt } from '#web/features/accounts/use-attempt.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'

type SecondFactorFormProps = {
  /** The title of the toast when the code is wrong. */
  failedTitle: string
  finishByCode: (code: string) => Promise<void>
  finishByRecoveryCode: (code: string) => Promise<void>
  onDone: () => void | Promise<void>
  onBack: () => void | Promise<void>
}

/** After a correct password: asks for the code of an app, or for a recovery code when the app is lost. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const [isRecovery, setRecovery] = useState(false)
  const change = () => setRecovery(!isRecovery)
  // The key resets the form and its attempts.
  return <CodeForm key={String(isRecovery)} {...props} isRecovery={isRecovery} onChangeWay={change} />
}

type CodeFormProps = SecondFactorFormProps & { isRecovery: boolean; onChangeWay: () => void }

const fields = ['code'] as const

function CodeForm(props: CodeFormProps) {
  const { isRecovery, onChangeWay, onDone, onBack, failedTitle } = props
  const { secondFactor, failures } = accountMessages
  const attempt = useAttempt<'code'>()
  const { errors, isPending, refuse, run } = attempt

  async function finish(code: string) {
    try {
      if (isRecovery) {
        await props.finishByRecoveryCode(code)
        showToast({ kind: 'news', ...secondFactor.recovered })
      } else {
        await props.finishByCode(code)
      }
      await onDone()
    } catch (error) {
      const { code: problem, message } = describeFailure(error, failures)
      const isWrong = isRecovery ? problem === 'accounts.recovery_code_wrong' : problem.startsWith('mfa_')
      const description = (isRecovery && isWrong ? failures.wrongRecoveryCode : message) ?? failures.server
      refuse({
        toast: { title: failedTitle, description },
        ...(isWrong ? { errors: { code: description } } : { failure: description }),
      })
    }
  }

  function submit(form: HTMLFormElement) {
    const typed = readField(form, 'code')
    const code = isRecovery ? readRecoveryCode(typed) : readTimeCode(typed)
    if (code !== null) return void run(() => finish(code))
    const message = isRecovery ? secondFactor.missingRecovery : secondFactor.missingCode
    refuse({ toast: { title: failedTitle, description: message }, errors: { code: message } })
  }

  return (
    <AccountPage
      title={isRecovery ? secondFactor.recoveryTitle : secondFactor.title}
      korean={secondFactor.korean}
      lead={isRecovery ? secondFactor.recoveryLead : secondFactor.lead}
      scene="hanok-lane"
      above={<RefusalNotice attempt={attempt} fields={fields} />}
    >
      <AccountForm onSubmit={submit}>
        {isRecovery ? (
          <TextField
            name="code"
            label={secondFactor.recoveryCode}
            hint={secondFactor.recoveryHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form before this one is gone, and the focus with it
            autoFocus
            required
            error={errors.code}
          />
        ) : (
          <TextField
            name="code"
            label={secondFactor.code}
            hint={secondFactor.codeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form before this one is gone, and the focus with it
            autoFocus
            required
            error={errors.code}
          />
        )}
        <Button type="submit" kind="primary" isWide isPending={isPending} pendingLabel={secondFactor.pending}>
          {secondFactor.submit}
        </Button>
      </AccountForm>
      <div className="mt-4 flex flex-wrap justify-between gap-3">
        <Button kind="quiet" size="small" onClick={() => void onBack()}>
          {secondFactor.back}
        </Button>
        <Button kind="quiet" size="small" onClick={onChangeWay}>
          {isRecovery ? secondFactor.toApp : secondFactor.toRecovery}
        </Button>
      </div>
    </AccountPage>
  )
}
