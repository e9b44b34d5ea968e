import type { ReactNode } from 'react'
import {
  isWithClinic,
  type OpenedRequest,
  sentRequestPath,
  type WaitingView,
} from '#domain/consultations/sent-requests.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { writeDate } from '#web/ui/dates/typed-date.ts'
import { Act } from './act.tsx'
import { BothLetters } from './both-letters.tsx'
import { FileList, showOwnFile } from './files/file-list.tsx'
import { requestFiles } from '#locales/en/consultations/request-files.ts'
import { MessageThread, type UnsentMessage } from './message-thread.tsx'
import { ProposedSlots, type VisitProblem } from './proposed-slots.tsx'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'
import { visits as visitWords } from '#locales/en/consultations/visits.ts'
import { WaitingDays } from './waiting-days.tsx'

type OwnRequestProps = {
  sent: OpenedRequest
  waiting: WaitingView
  /** The secret of the request's link. */
  token: string
  /** Makes sending the same message twice one message. */
  messageKey: string
  problem: OwnRequestProblem | undefined
  /** The path of the clinic's page; null if it has left the directory. */
  clinicPage: string | null
  /** For a member. */
  children: ReactNode
}

/** Why nothing came of the last form. `not_confirmed`: the clinic takes no requests any more. */
export type OwnRequestProblem = VisitProblem | { kind: 'not_confirmed' } | { kind: 'message'; unsent: UnsentMessage }

/** One's own request: its state and its text, and what can be done with it. */
export function OwnRequest({ sent, waiting, token, messageKey, problem, clinicPage, children }: OwnRequestProps) {
  const { own: words } = sentRequests
  const showFile = showOwnFile(token)
  const { state, moves } = sent
  const isOfVisit = problem && problem.kind !== 'not_confirmed' && problem.kind !== 'message'
  const unsent = problem?.kind === 'message' ? problem.unsent : undefined
  return (
    <div className="page max-w-4xl py-10 md:py-14">
      <h1 className="text-h1">
        {words.title}
        <span className="mt-2 block text-h3 font-medium">
          <PlaceName name={sent.clinic} />
        </span>
      </h1>
      <p className="mt-5 max-w-[62ch] text-lead">{words.states[state]}</p>
      {state === 'requested' ? <p className="mt-3 max-w-[62ch]">{words.back}</p> : null}
      {problem?.kind === 'not_confirmed' && state === 'unconfirmed' ? (
        <p role="alert" className="mt-4 border-s-4 border-vermilion bg-wash-vermilion p-4">
          {words.notConfirmed}
        </p>
      ) : null}
      <ProposedSlots sent={sent} problem={isOfVisit ? problem : undefined} />
      <WaitingDays sent={sent} waiting={waiting} />
      <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        {moves.includes('ask') ? (
          <Act intent="confirm" kind="primary">
            {words.confirm}
          </Act>
        ) : null}
        {moves.includes('withdraw') ? (
          <Act intent="withdraw">{sent.visit ? visitWords.change.cancel : words.withdraw}</Act>
        ) : null}
        <a
          href={`${sentRequestPath}/request.json?token=${encodeURIComponent(token)}`}
          download
          className="inline-flex min-h-12 items-center font-medium text-jade underline underline-offset-4"
        >
          {words.save}
        </a>
        {clinicPage === null ? null : (
          <TextLink to={clinicPage} className="inline-flex min-h-12 items-center">
            {words.clinicPage}
          </TextLink>
        )}
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
      {sent.messages.length > 0 || isWithClinic(state) || unsent ? (
        <div className="mt-10">
          <MessageThread
            messages={sent.messages}
            note={isWithClinic(state) && !sent.canWrite ? visitWords.messages.byMail : null}
            writing={sent.canWrite || unsent ? { fields: { key: messageKey }, unsent } : null}
            own="patient"
            words={visitWords.messages}
            {...{ fileWords: requestFiles, showFile }}
          />
        </div>
      ) : null}
      <section aria-labelledby="request-text" className="mt-10">
        <h2 id="request-text" className="mb-4 text-h3">
          {words.text}
        </h2>
        <dl className="mb-5 grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
          <dt className="text-soft">{words.from}</dt>
          <dd className="wrap-anywhere">
            <bdi>{sent.name}</bdi>, <bdi>{sent.email}</bdi>
          </dd>
          {sent.answerTo ? (
            <>
              <dt className="text-soft">{words.answerTo}</dt>
              <dd className="wrap-anywhere">
                {words.messengers[sent.answerTo.messenger]}, <bdi>{sent.answerTo.handle}</bdi>
              </dd>
            </>
          ) : null}
          <Time label={words.written} at={sent.writtenAt} />
          <Time label={words.sent} at={sent.requestedAt} />
          <Time label={words.opened} at={sent.seenAt} />
          <Time label={words.ended} at={sent.endedAt} />
        </dl>
        <BothLetters clinic={sent.clinic} request={sent.request} choices={sent.procedures} isSent />
        <FileList files={sent.files} words={requestFiles} show={showFile} />
      </section>
      <p className="mt-6 max-w-[62ch] text-small text-soft">
        {sent.adminsMayRead ? words.readers.administrators : words.readers.clinic} {words.kept}
      </p>
    </div>
  )
}

function Time({ label, at }: { label: string; at: string | null }) {
  const { own: words } = sentRequests
  if (at === null) return null
  const { date, clock } = seoulMoment(Date.parse(at))
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd>{words.moment(writeDate(date), clock)}</dd>
    </>
  )
}
