import { useState } from 'react'
import { readTimeCode } from '#domain/accounts/second-factor.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { SectionRefusal } from './section-refusal.tsx'
import { readField } from '#web/features/accounts/use-attempt.ts'
import { openClient } from './calls.ts'
import { useOwnAttempt } from './use-own-attempt.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

/** A factor that is not verified yet. */
export type Enrolment = { factorId: string; picture: string; secret: string }

type EnrolFormProps = { enrolment: Enrolment; onCancel: () => void; onDone: () => Promise<void> }

const fields = ['enrol_code'] as const

export function EnrolForm({ enrolment, onCancel, onDone }: EnrolFormProps) {
  const { secondFactor: words } = ownAccount
  const attempt = useOwnAttempt((code) => (code.startsWith('mfa_') ? ('enrol_code' as const) : null))

  function verify(form: HTMLFormElement) {
    const code = readTimeCode(readField(form, 'enrol_code'))
    if (code === null) return void attempt.refuseFields({ enrol_code: words.codeMissing })
    attempt.run(async () => {
      const client = await openClient()
      const { error } = await client.mfa.challengeAndVerify({ factorId: enrolment.factorId, code })
      if (error) throw error
      await onDone()
    })
  }

  return (
    <div className="mt-6 rounded-panel border border-line bg-surface p-5 sm:p-6">
      <h3 className="text-h3">{words.enrolTitle}</h3>
      <SectionRefusal attempt={attempt} fields={fields} />
      <p className="mt-2 max-w-[54ch] text-small">{words.scan}</p>
      <div className="mt-5 flex flex-wrap items-start gap-6">
        <img
          src={enrolment.picture}
          alt={words.qrAlt}
          width={200}
          height={200}
          className="size-50 shrink-0 rounded-control border border-line"
        />
        <Secret secret={enrolment.secret} />
      </div>
      <div className="mt-6">
        <AccountForm onSubmit={verify}>
          <TextField
            name="enrol_code"
            label={words.code}
            hint={words.codeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            error={attempt.errors.enrol_code}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" isPending={attempt.isPending} pendingLabel={words.verifying}>
              {words.verify}
            </Button>
            <Button onClick={onCancel}>{words.cancel}</Button>
          </div>
        </AccountForm>
      </div>
    </div>
  )
}

/** For an authenticator app on the same phone, which cannot scan its own screen. */
function Secret({ secret }: { secret: string }) {
  const { secondFactor: words } = ownAccount
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(secret)
    setCopied(true)
  }
  return (
    <div className="min-w-0 flex-[1_1_12rem]">
      <p className="text-small">{words.secret}</p>
      <code className="mt-2 block font-mono text-small wrap-anywhere select-all">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </code>
      <Button size="small" className="mt-3" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? words.copied : words.copySecret}</span>
      </Button>
    </div>
  )
}
