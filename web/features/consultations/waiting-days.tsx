import { visitTimes } from '#domain/consultations/consultation-windows.ts'
import type { OpenedRequest, WaitingView } from '#domain/consultations/sent-requests.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { writeDate } from '#web/ui/dates/typed-date.ts'
import { Act } from './act.tsx'
import { visits } from '#locales/en/consultations/visits.ts'

/** Days on which the clinic has no free time: the patient can wait for one, and sees what got free. */
export function WaitingDays({ sent, waiting }: { sent: OpenedRequest; waiting: WaitingView }) {
  const { waits: words } = visits
  const { full } = waiting
  const { waits } = sent
  if (waits.length + full.length === 0) return null
  return (
    <section aria-labelledby="waits" className="mt-8">
      <h2 id="waits" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-small text-soft">{words.lead}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {waits.map(({ day, isTold }) => (
          <li key={day} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p>{isTold ? words.told(writeDate(day)) : words.waiting(writeDate(day))}</p>
              <Act intent="stop_waiting" fields={{ day }}>
                {isTold ? words.forget(writeDate(day)) : words.stop(writeDate(day))}
              </Act>
            </div>
            {isTold ? <FreeTimes sent={sent} waiting={waiting} day={day} /> : null}
          </li>
        ))}
        {full.map((day) => (
          <li key={day} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p>{words.full(writeDate(day))}</p>
            <Act intent="wait" fields={{ day }}>
              {words.wait(writeDate(day))}
            </Act>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The times that are free on a day now. Without a proposal of the clinic, the patient asks for one of them. */
function FreeTimes({ sent, waiting, day }: { sent: OpenedRequest; waiting: WaitingView; day: string }) {
  const { waits: words, slots, write } = visits
  const free = waiting.free.filter(({ from }) => seoulDay(from) === day)
  const canTake = sent.moves.includes('accept')
  if (free.length === 0) return <p className="text-small text-soft">{words.gone}</p>
  return (
    <>
      {canTake ? null : <p className="text-small text-soft">{words.ask}</p>}
      <ul className="grid gap-2">
        {free.map((span) => (
          <li key={span.from} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span>{write(visitTimes(span, sent.request.zone))}</span>
            {canTake ? (
              <Act intent="accept" fields={{ from: String(span.from) }} kind="primary">
                {slots.take}
              </Act>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
