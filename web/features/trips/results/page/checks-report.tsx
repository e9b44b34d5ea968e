import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { PlanCheck } from '#domain/trips/plan/plans.ts'
import { reportOf, type UnreadAnswer } from '#domain/trips/plan/trip-report.ts'
import { Check, TriangleAlert } from 'lucide-react'
import { checksId } from './totals-bar.tsx'
import { tripReport } from '#locales/en/trips/trip-report.ts'

/** The results of the plan checker, rule by rule, with the typed answers that could not be read. */
export function ChecksReport({ document }: { document: TripDocument }) {
  const { checks: words } = tripReport
  const { checks, unread, allergies } = reportOf(document)
  const held = checks.filter((check) => check.held).length
  return (
    <section aria-labelledby={checksId} className="@container scroll-mt-36">
      <h2 id={checksId} tabIndex={-1} className="text-h3">
        {words.heading(held, checks.length)}
      </h2>
      {checks.length === 0 ? (
        <p className="mt-3 text-small text-soft">{words.none}</p>
      ) : (
        <table className="mt-4 w-full border-collapse text-small">
          <thead>
            <tr className="border-b border-line text-mini text-soft">
              <th scope="col" className="py-2 text-start font-normal">
                {words.rule}
              </th>
              <th scope="col" className="py-2 ps-3 text-end font-normal @max-[17rem]:wrap-anywhere">
                {words.checked}
              </th>
              <th scope="col" className="py-2 ps-3 text-end font-normal @max-[17rem]:wrap-anywhere">
                {words.unsure}
              </th>
            </tr>
          </thead>
          <tbody>
            {checks.map((check) => (
              <CheckLine
                key={check.rule}
                check={check}
                unread={check.rule === 'wishes' ? unread : []}
                allergies={check.rule === 'wishes' ? allergies : []}
              />
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-3 text-mini text-soft">{words.note}</p>
    </section>
  )
}

type CheckLineProps = { check: PlanCheck; unread: readonly UnreadAnswer[]; allergies: readonly string[] }

function CheckLine({ check, unread, allergies }: CheckLineProps) {
  const { rule, held, count, onUnverifiedFacts } = check
  const { checks: words } = tripReport
  const Icon = held ? Check : TriangleAlert
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 text-start font-normal @max-[17rem]:wrap-anywhere">
        <span className="flex gap-2">
          <Icon
            aria-hidden
            className={held ? 'mt-0.5 size-4.5 shrink-0 text-jade' : 'mt-0.5 size-4.5 shrink-0 text-ochre'}
          />
          <span>
            {words.rules[rule]}
            <span className="sr-only">: {held ? words.holds : words.broken}</span>
            {unread.map(({ answer, text }) => (
              <span key={`${answer} ${text}`} className="mt-1 block text-mini text-soft">
                {words.unread[answer](text)}
              </span>
            ))}
            {allergies.map((text) => (
              <span key={text} className="mt-1 block text-mini text-ochre">
                {words.allergy(text)}
              </span>
            ))}
          </span>
        </span>
      </th>
      <td className="py-2.5 ps-3 text-end">{count}</td>
      <td className={onUnverifiedFacts > 0 ? 'py-2.5 ps-3 text-end font-semibold text-ochre' : 'py-2.5 ps-3 text-end'}>
        {onUnverifiedFacts}
      </td>
    </tr>
  )
}
