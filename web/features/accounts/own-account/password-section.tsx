import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { readTimeCode } from '#domain/accounts/second-factor.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { SectionRefusal } from './section-refusal.tsx'
import { isTooShort } from '#web/features/accounts/form-rules.ts'
import { NewPasswordField } from '#web/features/accounts/password/new-password-field.tsx'
import { readField } from '#web/features/accounts/use-attempt.ts'
import { mailCode, openClient } from './calls.ts'
import { Submit } from './name-section.tsx'
import { Section } from './section.tsx'
import { useOwnAttempt } from './use-own-attempt.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

const fields = ['current_password', 'new_password', 'confirmation', 'nonce'] as const
type Field = (typeof fields)[number]

const blamed: Partial<Record<string, Field>> = {
  weak_password: 'new_password',
  same_password: 'new_password',
  validation_failed: 'new_password',
  current_password_required: 'current_password',
  current_password_invalid: 'current_password',
  reauthentication_not_valid: 'nonce',
}

/**
 * Also asks for the current password, which somebody at an unattended device does not know. `keepsMail`: mails are not
 * sent, but stay in the outbox of this copy.
 */
export function PasswordSection({ user, keepsMail }: { user: User; keepsMail: boolean }) {
  const { password: words } = ownAccount
  const { storedMail } = accountMessages
  const attempt = useOwnAttempt<Field>((code) => blamed[code] ?? null)
  const { errors } = attempt
  const [wantsCode, setWantsCode] = useState(false)
  // A new key resets the form.
  const [round, setRound] = useState(0)

  function findWrong(read: (name: Field) => string): Partial<Record<Field, string>> {
    const password = read('new_password')
    const confirmation = read('confirmation')
    return {
      ...(!read('current_password') && { current_password: words.currentMissing }),
      ...(!password && { new_password: words.missing }),
      ...(password && isTooShort(password) && { new_password: words.tooShort }),
      ...(!confirmation && { confirmation: words.confirmMissing }),
      ...(confirmation && confirmation !== password && { confirmation: words.mismatch }),
      ...(wantsCode && readTimeCode(read('nonce')) === null && { nonce: words.codeMissing }),
    }
  }

  function save(form: HTMLFormElement) {
    const read = (name: Field) => readField(form, name)
    if (attempt.refuseFields(findWrong(read))) return
    attempt.run(async () => {
      const client = await openClient()
      const { error } = await client.updateUser({
        password: read('new_password'),
        current_password: read('current_password'),
        ...(wantsCode && { nonce: readTimeCode(read('nonce')) ?? '' }),
      })
      if (error?.code === 'reauthentication_needed') return askForCode()
      if (error) throw error
      setWantsCode(false)
      setRound(round + 1)
      showToast({ kind: 'success', ...words.saved })
    })
  }

  /** The session is too old, so the visitor also has to prove access to the mailbox. */
  async function askForCode() {
    await mailCode()
    setWantsCode(true)
    showToast({ kind: 'news', ...(keepsMail ? words.codeStored : words.codeSent) })
  }

  return (
    <Section id="password" heading={words.heading} lead={words.lead}>
      <SectionRefusal attempt={attempt} fields={fields} />
      <AccountForm key={round} onSubmit={save}>
        {/* Tells password managers which account this is. */}
        <input type="email" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
        <PasswordField
          name="current_password"
          label={words.current}
          hint={words.currentHint}
          autoComplete="current-password"
          required
          error={errors.current_password}
        />
        <NewPasswordField name="new_password" label={words.label} error={errors.new_password} />
        <PasswordField
          name="confirmation"
          label={words.confirm}
          autoComplete="new-password"
          required
          error={errors.confirmation}
        />
        {wantsCode ? (
          <TextField
            name="nonce"
            label={words.code}
            hint={keepsMail ? `${words.codeHintStored} ${storedMail.outbox}` : words.codeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            error={errors.nonce}
          />
        ) : null}
        <Submit isPending={attempt.isPending} label={words.save} pendingLabel={words.saving} />
      </AccountForm>
    </Section>
  )
}
