import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { OpenedRequest } from '#domain/consultations/sent-requests.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { writeDate } from '#web/ui/dates/typed-date.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonKind } from '#web/ui/button-look.ts'
import { BothLetters } from './both-letters.tsx'
import { useSentRequestMessages } from './sent-request-messages.ts'

type OwnRequestProps = {
  sent: OpenedRequest
  /** The address of the request as a file. */
  file: string
  /** It was confirmed, and the clinic takes no requests any more. */
  isRefused: boolean
  /** For a member. */
  children: ReactNode
}

/** One's own request: its state and its text, and what can be done with it. */
export function OwnRequest({ sent, file, isRefused, children }: OwnRequestProps) {
  const { own: words } = useSentRequestMessages()
  const { state, moves } = sent
  return (
    <div className="page max-w-4xl py-10 md:py-14">
      <h1 className="text-h1">
        {words.title}
        <span className="mt-2 block text-h3 font-medium">
          <PlaceName name={sent.clinic} />
        </span>
      </h1>
      <p className="mt-5 max-w-[62ch] text-lead">{words.states[state]}</p>
      {isRefused && state === 'unconfirmed' ? (
        <p role="alert" className="mt-4 border-s-4 border-vermilion bg-wash-vermilion p-4">
          {words.notConfirmed}
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        {moves.includes('ask') ? (
          <Act intent="confirm" kind="primary">
            {words.confirm}
          </Act>
        ) : null}
        {moves.includes('withdraw') ? <Act intent="withdraw">{words.withdraw}</Act> : null}
        <a
          href={file}
          download
          className="inline-flex min-h-12 items-center px-3 font-medium text-jade underline underline-offset-4"
        >
          {words.save}
        </a>
      </div>
      <details className="mt-3">
        <summary className="w-fit cursor-pointer py-2.5 font-medium text-jade underline underline-offset-4">
          {words.remove}
        </summary>
        <p className="my-2 max-w-[62ch]">{words.removal}</p>
        <Act intent="delete" kind="danger">
          {words.removeNow}
        </Act>
      </details>
      {children}
      <dl className="mt-8 grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
        <dt className="text-soft">{words.from}</dt>
        <dd className="wrap-anywhere">{words.sender(sent.name, sent.email)}</dd>
        <Time label={words.written} at={sent.writtenAt} />
        <Time label={words.sent} at={sent.requestedAt} />
        <Time label={words.opened} at={sent.seenAt} />
        <Time label={words.ended} at={sent.endedAt} />
      </dl>
      <section aria-labelledby="request-text" className="mt-10">
        <h2 id="request-text" className="mb-4 text-h3">
          {words.text}
        </h2>
        <BothLetters clinic={sent.clinic} request={sent.request} choices={sent.procedures} isSent />
      </section>
      <p className="mt-6 max-w-[62ch] text-small text-soft">{words.kept}</p>
    </div>
  )
}

type ActProps = { intent: string; kind?: ButtonKind; children: ReactNode }

/** A button that works without scripts. */
export function Act({ intent, kind = 'plain', children }: ActProps) {
  const isPending = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" kind={kind} isPending={isPending}>
        {children}
      </Button>
    </Form>
  )
}

function Time({ label, at }: { label: string; at: string | null }) {
  const { own: words } = useSentRequestMessages()
  if (at === null) return null
  const { date, clock } = seoulMoment(Date.parse(at))
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd>{words.moment(writeDate(date), clock)}</dd>
    </>
  )
}
