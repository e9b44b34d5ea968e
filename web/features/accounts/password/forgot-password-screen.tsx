import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { AccountPage, RefusalNotice } from '#web/features/accounts/account-page.tsx'
import { describeFailure } from '#web/features/accounts/describe-failure.ts'
import { EmailField } from '#web/features/accounts/email-field.tsx'
import { looksLikeEmail } from '#web/features/accounts/form-rules.ts'
import { MailCodeForm } from '#web/features/accounts/mail-code-form.tsx'
import { NeedsScripts } from '#web/features/accounts/needs-scripts.tsx'
import { readField, useAttempt } from '#web/features/accounts/use-attempt.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'

const fields = ['email'] as const

/**
 * The form, and the instructions after the mail was sent. "Try again" returns to the form. `keepsMail`: mails are not
 * sent, but stay in the outbox of this copy.
 */
export function ForgotPasswordScreen({ wasPosted, keepsMail }: { wasPosted: boolean; keepsMail: boolean }) {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const shared = { email, keepsMail }
  return isSent ? (
    <SentNotice {...shared} onTryAgain={() => setSent(false)} />
  ) : (
    <ForgotPasswordForm {...shared} wasPosted={wasPosted} onEmail={setEmail} onSent={() => setSent(true)} />
  )
}

type SharedProps = { email: string; keepsMail: boolean }
type FormProps = SharedProps & { wasPosted: boolean; onEmail: (email: string) => void; onSent: () => void }

function ForgotPasswordForm({ email, keepsMail, wasPosted, onEmail, onSent }: FormProps) {
  const { forgot } = accountMessages
  const attempt = useAttempt<'email'>()
  const { errors, isPending, refuse, run } = attempt

  async function ask(typed: string) {
    try {
      const { askForReset } = await import('./password-reset.ts')
      await askForReset(typed)
      showToast({ kind: 'success', ...(keepsMail ? forgot.succeededStored : forgot.succeeded) })
      onSent()
    } catch (error) {
      const { code, message } = describeFailure(error, accountMessages.failures)
      const description = message ?? forgot.failedMessage
      const isWrong = code === 'validation_failed' || code === 'email_address_invalid'
      refuse({
        toast: { title: forgot.failed, description },
        ...(isWrong ? { errors: { email: accountMessages.emailFormat } } : { failure: description }),
      })
    }
  }

  function submit(form: HTMLFormElement) {
    const typed = readField(form, 'email').trim()
    onEmail(typed)
    if (!typed) return refuse({ toast: forgot.missing, errors: { email: forgot.missing.description } })
    if (looksLikeEmail(typed)) return void run(() => ask(typed))
    refuse({
      toast: { title: forgot.failed, description: accountMessages.emailFormat },
      errors: { email: accountMessages.emailFormat },
    })
  }

  return (
    <AccountPage
      title={forgot.title}
      korean={forgot.korean}
      lead={keepsMail ? forgot.leadStored : forgot.lead}
      scene="forest-path"
      above={<RefusalNotice attempt={attempt} fields={fields} />}
    >
      <NeedsScripts wasPosted={wasPosted} />
      <AccountForm onSubmit={submit}>
        <EmailField defaultValue={email} error={errors.email} />
        <Button type="submit" kind="primary" isWide isPending={isPending} pendingLabel={forgot.pending}>
          {forgot.submit}
        </Button>
      </AccountForm>
      <p className="mt-6 text-small">
        <TextLink to="/login">{forgot.backToLogIn}</TextLink>
      </p>
    </AccountPage>
  )
}

function SentNotice({ email, keepsMail, onTryAgain }: SharedProps & { onTryAgain: () => void }) {
  const { forgot, storedMail } = accountMessages
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  async function takeCode(code: string) {
    const { openResetCode } = await import('./password-reset.ts')
    await openResetCode(email, code)
    await navigate('/reset-password')
  }
  // The form that had the focus was removed.
  useEffect(() => place.current?.focus(), [])
  return (
    <AccountPage
      title={keepsMail ? forgot.storedTitle : forgot.sentTitle}
      korean={forgot.sentKorean}
      scene="forest-path"
    >
      <div ref={place} tabIndex={-1} className="grid gap-4">
        <p>
          {keepsMail ? forgot.storedTo : forgot.sentTo} <bdi className="font-semibold wrap-anywhere">{email}</bdi>,{' '}
          {keepsMail ? forgot.storedNext : forgot.sentNext}
        </p>
        {keepsMail ? <p>{storedMail.outbox}</p> : null}
        <p className="text-soft">{keepsMail ? forgot.notStored : forgot.notThere}</p>
      </div>
      <MailCodeForm finish={takeCode} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={onTryAgain}>{forgot.tryAgain}</Button>
        <TextLink to="/login">{forgot.backToLogIn}</TextLink>
      </div>
    </AccountPage>
  )
}
