import { seoulZone, visitTimes } from '#domain/consultations/consultation-windows.ts'
import type { OpenedRequest } from '#domain/consultations/sent-requests.ts'
import type { ScheduleMistakes, TypedSchedule, VisitSchedule } from '#domain/consultations/visit-schedules.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Act } from './act.tsx'
import { BothLetters } from './both-letters.tsx'
import { ClinicCode, type CodeStep } from './clinic-code.tsx'
import { typeSchedule } from './desk-form.ts'
import { FileList, showClinicFile } from './files/file-list.tsx'
import { clinicFiles } from '#locales/en/consultations/request-files.ts'
import { MessageThread, type UnsentMessage } from './message-thread.tsx'
import { ProposeForm, type UnmadeProposal } from './propose-form.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { clinicDesk as words } from '#locales/en/consultations/clinic-desk.ts'

/** What came of the last form. */
export type DeskNews = {
  unmade?: UnmadeProposal
  unsent?: UnsentMessage
  /** Written, and not sent because the code had ended. */
  text?: string
  schedule?: { typed: TypedSchedule; mistakes: ScheduleMistakes }
  isScheduleSaved?: boolean
  isRefused?: boolean
}

export type Desk = {
  /** The secret of the clinic's link. */
  token: string
  /** Carried by every form of the page. */
  pass: string
  messageKey: string
  request: OpenedRequest
  schedule: VisitSchedule
  free: { from: number; to: number }[]
  news: DeskNews
}

export type ClinicStep = { code: CodeStep } | { desk: Desk }

/** The clinic's page of a request. Nothing of it is shown before a code, because links are forwarded and followed. */
export function ClinicRequest({ step }: { step: ClinicStep }) {
  return (
    <div className="page max-w-4xl py-10 md:py-14">
      <h1 className="text-h1">
        <span lang="ko">{words.title.korean}</span>
        <span className="mt-2 block text-h3 font-medium">{words.title.english}</span>
      </h1>
      <p className="mt-5 max-w-[62ch] text-lead text-soft">{words.lead}</p>
      {'desk' in step ? <ClinicDesk desk={step.desk} /> : <ClinicCode step={step.code} />}
    </div>
  )
}

function ClinicDesk({ desk }: { desk: Desk }) {
  const { request: sent, schedule, news } = desk
  const { moves } = sent
  const fields = { pass: desk.pass }
  const showFile = showClinicFile(desk)
  const writing = { fields: { ...fields, key: desk.messageKey }, unsent: news.unsent ?? keptMessage(news) }
  return (
    <div className="mt-8 grid gap-8">
      {news.isRefused ? (
        <p role="alert" className="border-s-4 border-vermilion bg-wash-vermilion p-4">
          {words.refused}
        </p>
      ) : null}
      <div>
        <p className="font-semibold">{words.states[sent.state]}</p>
        <p className="mt-2 wrap-anywhere">
          {words.from}: <bdi className="font-semibold">{sent.name}</bdi>, <bdi>{sent.email}</bdi>
        </p>
        {sent.answerTo ? (
          <p className="wrap-anywhere">
            {words.answerTo}: {words.messengers[sent.answerTo.messenger]}, <bdi>{sent.answerTo.handle}</bdi>
          </p>
        ) : null}
        <ClinicTimes sent={sent} />
      </div>
      <section aria-labelledby="request-text">
        <h2 id="request-text" className="mb-4 text-h3">
          {words.text}
        </h2>
        <BothLetters clinic={sent.clinic} request={sent.request} choices={sent.procedures} isSent />
        <FileList files={sent.files} words={clinicFiles} show={showFile} />
        <p className="mt-3 text-small text-soft">{words.noAdvice}</p>
      </section>
      {moves.includes('propose') ? (
        <ProposeForm fields={fields} free={desk.free} slotMinutes={schedule.slotMinutes} unmade={news.unmade} />
      ) : null}
      {sent.canWrite || sent.messages.length > 0 ? (
        <MessageThread
          messages={sent.messages}
          writing={sent.canWrite || news.unsent ? writing : null}
          own="clinic"
          words={words.messages}
          {...{ fileWords: clinicFiles, showFile }}
        />
      ) : null}
      <p>
        <TextLink to={`mailto:${encodeURIComponent(sent.email)}`}>{words.answer}</TextLink>
      </p>
      <ScheduleForm
        fields={fields}
        typed={news.schedule?.typed ?? typeSchedule(schedule)}
        mistakes={news.schedule?.mistakes ?? []}
        isSaved={news.isScheduleSaved ?? false}
      />
      {moves.includes('decline') ? (
        <div>
          <p className="mb-3 text-small text-soft">{words.declineText}</p>
          <Act intent="decline" fields={fields}>
            {words.decline}
          </Act>
        </div>
      ) : null}
      {moves.includes('report_not_held') ? (
        <div>
          <p className="mb-3 text-small text-soft">{words.notHeldText}</p>
          <Act intent="not_held" fields={fields}>
            {words.notHeld}
          </Act>
        </div>
      ) : null}
    </div>
  )
}

/** A message that was typed before the code ended is still in the field. */
function keptMessage({ text }: DeskNews): UnsentMessage | undefined {
  return text === undefined || text === '' ? undefined : { problem: 'ended', text }
}

function ClinicTimes({ sent }: { sent: OpenedRequest }) {
  const times = sent.visit ? [sent.visit] : sent.slots
  if (times.length === 0) return null
  return (
    <div className="mt-4">
      <p className="text-small text-soft">{sent.visit ? words.visit : words.proposed}</p>
      <ul>
        {times.map(({ from, to }) => (
          <li key={from}>{words.write(visitTimes({ from: Date.parse(from), to: Date.parse(to) }, seoulZone))}</li>
        ))}
      </ul>
    </div>
  )
}
