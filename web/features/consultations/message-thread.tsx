import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { messageLimits, type ConsultationMessage, type ConsultationSide } from '#domain/consultations/sent-requests.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { writeDate } from '#web/ui/dates/typed-date.ts'
import { HiddenFields } from './act.tsx'
import { useSentRequestMessages } from './sent-request-messages.ts'

/** A message that was not sent, and why. */
export type UnsentMessage = { problem: 'missing' | 'too_long' | 'limited' | 'closed' | 'ended'; text: string }

type MessageThreadProps = {
  messages: readonly ConsultationMessage[]
  /** Null where nothing can be written. The fields come with the form. */
  writing: { fields: Readonly<Record<string, string>>; unsent: UnsentMessage | undefined } | null
  words: {
    title: string
    none: string
    from: Record<ConsultationSide, string>
    label: string
    hint: string
    send: string
    problems: Partial<Record<UnsentMessage['problem'], string>>
  }
}

/** What the two sides of a request wrote to each other, and a form for the next message. */
export function MessageThread({ messages, writing, words }: MessageThreadProps) {
  const titleId = useId()
  const isPending = useNavigation().formData?.get('intent') === 'message'
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-h3">
        {words.title}
      </h2>
      {messages.length === 0 ? <p className="text-soft">{words.none}</p> : null}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <OneMessage key={`${message.writtenAt} ${message.text}`} message={message} from={words.from[message.side]} />
        ))}
      </ol>
      {writing ? (
        // A new message begins with an empty field.
        <Form method="post" noValidate className="mt-5 grid justify-items-start gap-3" key={messages.length}>
          <HiddenFields fields={{ intent: 'message', ...writing.fields }} />
          <TextArea
            id="text"
            name="text"
            label={words.label}
            hint={words.hint}
            defaultValue={writing.unsent?.text}
            longest={messageLimits.text}
            error={writing.unsent && words.problems[writing.unsent.problem]}
            className="w-full"
          />
          <Button type="submit" isPending={isPending}>
            {words.send}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}

function OneMessage({ message: { text, writtenAt }, from }: { message: ConsultationMessage; from: string }) {
  const { own } = useSentRequestMessages()
  const { date, clock } = seoulMoment(Date.parse(writtenAt))
  return (
    <li className="rounded-control bg-sunk p-4">
      <p className="text-small text-soft">
        {from} · {own.moment(writeDate(date), clock)}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </li>
  )
}
