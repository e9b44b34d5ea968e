import { type VisitTimes, visitTimes } from '#domain/consultations/consultation-windows.ts'
import type { OpenedRequest } from '#domain/consultations/sent-requests.ts'
import { Act } from './act.tsx'
import { visits } from '#locales/en/consultations/visits.ts'

/** Why a time was not taken, or something else not done. */
export type VisitProblem = { kind: 'taken'; nearest: { from: number; to: number }[] } | { kind: 'busy' | 'refused' }

/** The times that the clinic proposed, and the visit that came of it, on Korean clocks and on those of the visitor. */
export function ProposedSlots({ sent, problem }: { sent: OpenedRequest; problem: VisitProblem | undefined }) {
  const { moves, slots, visit, request } = sent
  return (
    <>
      {problem ? <SlotProblem problem={problem} zone={request.zone} /> : null}
      {moves.includes('accept') ? (
        <section aria-labelledby="slots" className="mt-8">
          <h2 id="slots" className="text-h3">
            {visits.slots.title}
          </h2>
          <p className="mt-2 max-w-[62ch] text-small text-soft">{visits.slots.lead}</p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {slots.map(({ id, state, ...span }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <p>
                  {visits.write(timesOf(span, request.zone))}
                  {state === 'released' ? (
                    <span className="block text-small text-soft">{visits.slots.released}</span>
                  ) : null}
                </p>
                <Act intent="accept" fields={{ slot: id }} kind="primary">
                  {visits.slots.take}
                </Act>
              </li>
            ))}
          </ul>
          <div className="mt-3">
            <Act intent="other_times">{visits.slots.other}</Act>
          </div>
        </section>
      ) : null}
      {visit ? (
        <section aria-labelledby="visit" className="mt-8 rounded-panel border border-line bg-surface p-5">
          <h2 id="visit" className="text-h3">
            {visits.visit.title}
          </h2>
          <p className="mt-2">{visits.write(timesOf(visit, request.zone))}</p>
          {moves.includes('ask_other_times') ? (
            <div className="mt-4">
              <Act intent="other_times">{visits.visit.change}</Act>
            </div>
          ) : null}
          {moves.includes('report_not_held') ? (
            <details className="mt-3">
              <summary className="w-fit cursor-pointer py-2.5 font-medium text-jade underline underline-offset-4">
                {visits.visit.notHeldTitle}
              </summary>
              <p className="my-2 max-w-[62ch]">{visits.visit.notHeldText}</p>
              <Act intent="not_held">{visits.visit.notHeld}</Act>
            </details>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

function SlotProblem({ problem, zone }: { problem: VisitProblem; zone: string }) {
  const { problems: words, slots, write } = visits
  if (problem.kind !== 'taken') {
    return (
      <p role="alert" className={alertLook}>
        {words[problem.kind]}
      </p>
    )
  }
  return (
    <div role="alert" className={alertLook}>
      <p className="font-medium">{words.taken}</p>
      <p className="mt-1">{problem.nearest.length > 0 ? words.nearest : words.noneNear}</p>
      <ul className="mt-2 grid gap-2">
        {problem.nearest.map((span) => (
          <li key={span.from} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span>{write(visitTimes(span, zone))}</span>
            <Act intent="accept" fields={{ from: String(span.from) }}>
              {slots.take}
            </Act>
          </li>
        ))}
      </ul>
    </div>
  )
}

const alertLook = 'mt-6 border-s-4 border-vermilion bg-wash-vermilion p-4'

function timesOf({ from, to }: { from: string; to: string }, zone: string): VisitTimes {
  return visitTimes({ from: Date.parse(from), to: Date.parse(to) }, zone)
}
