import { type ReactNode, useId } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FileMistake } from '#domain/consultations/request-files.ts'
import { messageLimits, type ConsultationMessage, type MessageWriter } from '#domain/consultations/sent-requests.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { writeDate } from '#web/ui/dates/typed-date.ts'
import { HiddenFields } from './act.tsx'
import { FileField } from './files/file-field.tsx'
import { FileList, type ShowFile } from './files/file-list.tsx'
import type { RequestFileWords } from '#locales/en/consultations/request-files.ts'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'

/** A message that was not sent, and why. */
export type UnsentMessage = {
  problem: 'missing' | 'too_long' | 'limited' | 'closed' | 'ended' | `files_${FileMistake}`
  text: string
}

type MessageThreadProps = {
  messages: readonly ConsultationMessage[]
  /** Whose page it is. */
  own: MessageWriter
  /** Null where nothing can be written. The fields come with the form. */
  writing: { fields: Readonly<Record<string, string>>; unsent: UnsentMessage | undefined } | null
  /** Why nothing can be written, where that needs to be said. */
  note?: string | null
  words: {
    title: string
    none: string
    from: Record<MessageWriter, string>
    label: string
    hint: string
    send: string
    problems: Partial<Record<UnsentMessage['problem'], string>>
  }
  fileWords: RequestFileWords
  showFile: ShowFile
}

/** What the two sides of a request wrote to each other, and a form for the next message. */
export function MessageThread({ messages, own, writing, note = null, words, fileWords, showFile }: MessageThreadProps) {
  const titleId = useId()
  const isPending = useNavigation().formData?.get('intent') === 'message'
  const problem = writing?.unsent?.problem
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-h3">
        {words.title}
      </h2>
      {messages.length === 0 && note === null ? <p className="text-soft">{words.none}</p> : null}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <OneMessage
            key={`${message.writtenAt} ${message.text}`}
            message={message}
            isOwn={message.side === own}
            from={words.from[message.side]}
          >
            <FileList files={message.files} words={fileWords} show={showFile} />
          </OneMessage>
        ))}
      </ol>
      {note === null ? null : <p className="mt-4 max-w-[62ch]">{note}</p>}
      {writing ? (
        // A new message begins with an empty field.
        <Form
          method="post"
          encType="multipart/form-data"
          noValidate
          className="mt-5 grid justify-items-start gap-4"
          key={messages.length}
        >
          <HiddenFields fields={{ intent: 'message', ...writing.fields }} />
          <TextArea
            id="text"
            name="text"
            label={words.label}
            hint={words.hint}
            defaultValue={writing.unsent?.text}
            longest={messageLimits.text}
            error={problem && words.problems[problem]}
            className="w-full"
          />
          <FileField words={fileWords} error={fileErrorOf(problem, fileWords)} isAgain={problem !== undefined} />
          <Button type="submit" isPending={isPending}>
            {words.send}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}

/** The mistake that a problem with files names. */
const fileMistakes = {
  files_too_many: 'too_many',
  files_too_large: 'too_large',
  files_unreadable: 'unreadable',
} as const satisfies Record<`files_${FileMistake}`, FileMistake>

function fileErrorOf(problem: UnsentMessage['problem'] | undefined, { mistakes }: RequestFileWords) {
  const isOfFiles = problem === 'files_too_many' || problem === 'files_too_large' || problem === 'files_unreadable'
  return isOfFiles ? mistakes[fileMistakes[problem]] : undefined
}

type OneMessageProps = { message: ConsultationMessage; isOwn: boolean; from: string; children: ReactNode }

function OneMessage({ message: { text, writtenAt }, isOwn, from, children }: OneMessageProps) {
  const { own } = sentRequests
  const { date, clock } = seoulMoment(Date.parse(writtenAt))
  return (
    <li className={`rounded-control p-4 ${isOwn ? 'ms-6 border border-line bg-surface' : 'bg-sunk sm:me-6'}`}>
      <p className="text-small text-soft">
        {from} · {own.moment(writeDate(date), clock)}
      </p>
      {text === '' ? null : <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {children}
    </li>
  )
}
