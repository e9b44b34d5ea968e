import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  contactFields,
  contactLengths,
  type ContactMessage,
  type ContactMistakes,
  type ContactOutcome,
} from '#domain/contact.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useContactMessages } from './contact-messages.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** A message that was not sent, and why; what was typed comes back for a browser without scripts. */
export type UnsentMessage = { outcome: Exclude<ContactOutcome, { outcome: 'sent' }>; typed: ContactMessage }

const idOf = { name: 'contact-name', email: 'contact-email', message: 'contact-message' } as const

export function ContactForm({ unsent }: { unsent: UnsentMessage | undefined }) {
  const contact = useContactMessages()
  const isPending = useNavigation().state !== 'idle'
  const attempt = useCount(unsent)
  const mistakes: ContactMistakes = unsent?.outcome.outcome === 'wrong' ? unsent.outcome.mistakes : {}
  const errors = contactFields.flatMap((field) => {
    const mistake = mistakes[field]
    return mistake ? [{ fieldId: idOf[field], field, message: contact.mistakes[field][mistake] }] : []
  })
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  return (
    <section aria-labelledby="contact-form">
      <ErrorSummary errors={errors} attempt={attempt} className="mb-8" />
      <h2 id="contact-form" className="text-h3">
        {contact.heading}
      </h2>
      <Form method="post" noValidate className="mt-6 grid gap-6">
        <TextField
          id={idOf.name}
          name="name"
          label={contact.fields.name}
          error={errorOf('name')}
          defaultValue={unsent?.typed.name}
          autoComplete="name"
          required
        />
        <TextField
          id={idOf.email}
          name="email"
          type="email"
          label={contact.fields.email}
          hint={contact.hints.email}
          error={errorOf('email')}
          defaultValue={unsent?.typed.email}
          autoComplete="email"
          required
        />
        <TextArea
          id={idOf.message}
          name="message"
          label={contact.fields.message}
          hint={contact.hints.message}
          error={errorOf('message')}
          defaultValue={unsent?.typed.message}
          longest={contactLengths.message}
          className="[&_textarea]:min-h-44"
          required
        />
        <Refusal unsent={unsent} />
        <div>
          <Button type="submit" kind="primary" size="large" isPending={isPending} pendingLabel={contact.sending}>
            {contact.send}
          </Button>
          <p className="mt-4 text-small text-soft">
            {contact.kept} <TextLink to="/privacy">{contact.privacy}</TextLink>
          </p>
        </div>
      </Form>
    </section>
  )
}

/** Not about a field: it stands by the button, where the eye is. */
function Refusal({ unsent }: { unsent: UnsentMessage | undefined }) {
  const contact = useContactMessages()
  const words = presentRefusal()
  // The region is there before its words, or a reader would not say them.
  return (
    <div role="alert" className="empty:hidden">
      {words ? <p className="max-w-172 border-s-4 border-vermilion bg-wash-vermilion p-4">{words}</p> : null}
    </div>
  )

  function presentRefusal(): string | null {
    switch (unsent?.outcome.outcome) {
      case 'limited':
        return contact.limited(Math.ceil(unsent.outcome.retryAfterSeconds / 60))
      case 'closed':
        return contact.closed
      case 'wrong':
      case undefined:
        return null
    }
  }
}

/** How many different answers there have been. */
function useCount(answer: unknown): number {
  const [seen, setSeen] = useState({ answer, count: answer ? 1 : 0 })
  if (seen.answer === answer) return seen.count
  const next = { answer, count: seen.count + 1 }
  setSeen(next)
  return next.count
}
