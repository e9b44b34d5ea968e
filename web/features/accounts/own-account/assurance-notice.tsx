import { readTimeCode } from '#domain/accounts/second-factor.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { SectionRefusal } from './section-refusal.tsx'
import { proveSecondFactor, type SecondFactor } from '#web/features/accounts/sign-in/second-factor.ts'
import { readField } from '#web/features/accounts/use-attempt.ts'
import { openClient } from './calls.ts'
import { Submit } from './name-section.tsx'
import { AccountNotice } from '#web/features/accounts/account-notice.tsx'
import { useOwnAttempt } from './use-own-attempt.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

const fields = ['assurance_code'] as const

/** For a session that was opened with only the password, of an account with a second factor. */
export function AssuranceNotice({ factor }: { factor: SecondFactor }) {
  const { assurance: words, secondFactor } = ownAccount
  const attempt = useOwnAttempt((code) => (code.startsWith('mfa_') ? ('assurance_code' as const) : null))

  function prove(form: HTMLFormElement) {
    const code = readTimeCode(readField(form, 'assurance_code'))
    if (code === null) return void attempt.refuseFields({ assurance_code: secondFactor.codeMissing })
    attempt.run(async () => {
      await proveSecondFactor(await openClient(), factor, code)
      showToast({ kind: 'success', ...words.done })
    })
  }

  return (
    <AccountNotice title={words.title}>
      <p className="mb-5">{words.text}</p>
      <SectionRefusal attempt={attempt} fields={fields} />
      <AccountForm onSubmit={prove}>
        <TextField
          name="assurance_code"
          label={secondFactor.code}
          hint={secondFactor.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          error={attempt.errors.assurance_code}
        />
        <Submit isPending={attempt.isPending} label={words.submit} pendingLabel={words.pending} />
      </AccountForm>
    </AccountNotice>
  )
}
