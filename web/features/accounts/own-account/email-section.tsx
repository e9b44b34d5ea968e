import type { User } from '@supabase/auth-js'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { MailCodeForm } from '#web/features/accounts/mail-code-form.tsx'
import { SectionRefusal } from './section-refusal.tsx'
import { looksLikeEmail } from '#web/features/accounts/form-rules.ts'
import { readField } from '#web/features/accounts/use-attempt.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'
import { openClient } from './calls.ts'
import { Submit } from './name-section.tsx'
import { AccountNotice } from '#web/features/accounts/account-notice.tsx'
import { Section } from './section.tsx'
import { useOwnAttempt } from './use-own-attempt.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

const fields = ['new_email'] as const

function blame(code: string) {
  return ['email_exists', 'email_address_invalid', 'validation_failed'].includes(code) ? ('new_email' as const) : null
}

/** `keepsMail`: mails are not sent, but stay in the outbox of this copy. */
export function EmailSection({ user, keepsMail }: { user: User; keepsMail: boolean }) {
  const { email: words } = ownAccount
  const { emailFormat } = accountMessages
  const attempt = useOwnAttempt(blame)

  function findWrong(typed: string): string | null {
    if (!typed) return words.missing
    if (!looksLikeEmail(typed)) return emailFormat
    return typed.toLowerCase() === user.email ? words.same : null
  }

  function change(form: HTMLFormElement) {
    const typed = readField(form, 'new_email').trim()
    const wrong = findWrong(typed)
    if (wrong !== null) return void attempt.refuseFields({ new_email: wrong })
    attempt.run(async () => {
      const client = await openClient()
      const { data, error } = await client.updateUser({ email: typed }, { emailRedirectTo: settingsAddress() })
      if (error) throw error
      form.reset()
      const asked = keepsMail ? words.askedStored : words.asked
      showToast({ kind: 'success', ...(data.user.new_email ? asked : words.changedAtOnce) })
    })
  }

  return (
    <Section id="email" heading={words.heading} lead={words.lead}>
      {user.new_email ? <PendingEmail old={user.email} email={user.new_email} keepsMail={keepsMail} /> : null}
      <SectionRefusal attempt={attempt} fields={fields} />
      <p className="mb-5">
        {words.now} <bdi className="font-semibold wrap-anywhere">{user.email}</bdi>.
      </p>
      <AccountForm onSubmit={change}>
        <TextField
          name="new_email"
          type="email"
          label={words.label}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={attempt.errors.new_email}
        />
        <Submit isPending={attempt.isPending} label={words.change} pendingLabel={words.changing} />
      </AccountForm>
    </Section>
  )
}

/** The change is pending until both mailboxes have confirmed it. */
function PendingEmail({ old, email, keepsMail }: { old: string | undefined; email: string; keepsMail: boolean }) {
  const { email: words } = ownAccount
  const { storedMail } = accountMessages
  const attempt = useOwnAttempt()

  async function takeCode(code: string) {
    const { confirmEmailByCode } = await import('./email-change-code.ts')
    const outcome = await confirmEmailByCode(old ? [email, old] : [email], code)
    showToast({ kind: 'success', title: words[outcome].title, description: words[outcome].text })
  }

  function sendAgain() {
    attempt.run(async () => {
      const client = await openClient()
      const { error } = await client.resend({
        type: 'email_change',
        email,
        options: { emailRedirectTo: settingsAddress() },
      })
      if (error) throw error
      showToast({ kind: 'success', ...(keepsMail ? storedMail.again : words.resent) })
    })
  }

  return (
    <AccountNotice title={words.pendingTitle}>
      <SectionRefusal attempt={attempt} fields={[]} />
      <p className="wrap-anywhere">{keepsMail ? words.pendingStored(email) : words.pending(email)}</p>
      {keepsMail ? <p className="mt-2">{storedMail.outbox}</p> : null}
      <MailCodeForm finish={takeCode} />
      <Button
        size="small"
        className="mt-4"
        isPending={attempt.isPending}
        pendingLabel={words.changing}
        onClick={sendAgain}
      >
        {words.resend}
      </Button>
    </AccountNotice>
  )
}

function settingsAddress(): string {
  return `${location.origin}/settings`
}
