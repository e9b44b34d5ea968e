import { Form, useNavigation } from 'react-router'
import {
  contactFields,
  contactLengths,
  type ContactMessage,
  type ContactMistakes,
  type ContactOutcome,
} from '#domain/site/contact.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { contact as contactMessages } from '#locales/en/site/contact.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useCount } from '#web/ui/form/use-count.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** A message that was not sent, and why. The typed text is returned for browsers without scripts. */
export type UnsentMessage = { outcome: Exclude<ContactOutcome, { outcome: 'sent' }>; typed: ContactMessage }

const idOf = { name: 'contact-name', email: 'contact-email', message: 'contact-message' } as const

type ContactFormProps = {
  unsent: UnsentMessage | undefined
  /** The page that is reported. */
  about: { path: string; name: string } | null
  /** Whether the operator receives the message by mail. */
  isMailed: boolean
}

export function ContactForm({ unsent, about, isMailed }: ContactFormProps) {
  const { report, unanswered } = contactMessages
  // Name and email are required for an answer, but not for a report of a mistake.
  const isAnswered = isMailed && about === null
  const isPending = useNavigation().state !== 'idle'
  const attempt = useCount(unsent)
  const mistakes: ContactMistakes = unsent?.outcome.outcome === 'wrong' ? unsent.outcome.mistakes : {}
  const errors = contactFields.flatMap((field) => {
    const mistake = mistakes[field]
    return mistake ? [{ fieldId: idOf[field], field, message: contactMessages.mistakes[field][mistake] }] : []
  })
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  return (
    <section aria-labelledby="contact-form">
      <ErrorSummary errors={errors} attempt={attempt} className="mb-8" />
      <h2 id="contact-form" className="text-h3">
        {about ? report.heading(about.name) : isMailed ? contactMessages.heading : unanswered.heading}
      </h2>
      <Form method="post" noValidate className="mt-6 grid gap-6">
        {about ? <input type="hidden" name="about" value={about.path} /> : null}
        {isAnswered ? (
          <TextField
            id={idOf.name}
            name="name"
            label={contactMessages.fields.name}
            error={errorOf('name')}
            defaultValue={unsent?.typed.name}
            autoComplete="name"
            required
          />
        ) : null}
        {isAnswered ? <EmailField unsent={unsent} error={errorOf('email')} isAnswered /> : null}
        <TextArea
          id={idOf.message}
          name="message"
          label={about ? report.message : contactMessages.fields.message}
          hint={about ? report.hint : contactMessages.hints.message}
          error={errorOf('message')}
          defaultValue={unsent?.typed.message}
          longest={contactLengths.message}
          className="[&_textarea]:min-h-44"
          required
        />
        {isAnswered ? null : <EmailField unsent={unsent} error={errorOf('email')} isAnswered={false} />}
        <Refusal unsent={unsent} />
        <div>
          <Button
            type="submit"
            kind="primary"
            size="large"
            isPending={isPending}
            pendingLabel={contactMessages.sending}
          >
            {about ? report.send : contactMessages.send}
          </Button>
          <p className="mt-4 text-small text-soft">
            {isMailed ? contactMessages.kept : unanswered.kept}{' '}
            <TextLink to="/privacy">{contactMessages.privacy}</TextLink>
          </p>
        </div>
      </Form>
    </section>
  )
}

type EmailFieldProps = { unsent: UnsentMessage | undefined; error: string | undefined; isAnswered: boolean }

function EmailField({ unsent, error, isAnswered }: EmailFieldProps) {
  const { fields, hints, unanswered } = contactMessages
  return (
    <TextField
      id={idOf.email}
      name="email"
      type="email"
      label={isAnswered ? fields.email : unanswered.email}
      hint={hints.email}
      error={error}
      defaultValue={unsent?.typed.email}
      autoComplete="email"
      required={isAnswered}
    />
  )
}

/** An error without a field is shown beside the button. */
function Refusal({ unsent }: { unsent: UnsentMessage | undefined }) {
  const words = presentRefusal()
  // The live region is rendered before its text. Otherwise screen readers would not announce it.
  return (
    <div role="alert" className="empty:hidden">
      {words ? <p className="max-w-172 border-s-4 border-vermilion bg-wash-vermilion p-4">{words}</p> : null}
    </div>
  )

  function presentRefusal(): string | null {
    switch (unsent?.outcome.outcome) {
      case 'limited':
        return contactMessages.limited(Math.ceil(unsent.outcome.retryAfterSeconds / 60))
      case 'wrong':
      case undefined:
        return null
    }
  }
}
