import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripParty } from '#domain/trips/answers/trips.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { clinicFeesOf } from '#domain/trips/plan/clinic-fees.ts'
import { countSmallChildren } from '#domain/trips/answers/companions.ts'
import { costOfParty } from '#domain/trips/plan/party-cost.ts'
import { costOfMoves } from '#domain/trips/plan/trip-cities.ts'
import { reportOf, type TripReport } from '#domain/trips/plan/trip-report.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { TextLink } from '#web/ui/text-link.tsx'
import { tripResults } from '#locales/en/trips/trip-results.ts'

type TotalsWords = (typeof tripResults)['totals']

export const checksId = 'checks'

/** Cost and budget, travel time, number of stops, and a one-sentence result of the checker. */
export function TotalsBar({ document }: { document: TripDocument }) {
  const { totals: words } = tripResults
  const { plan } = document
  const report = reportOf(document)
  const moves = costOfMoves(plan.days)
  const limit = limitOf(plan)
  const fees = clinicFeesOf(plan.days.flatMap(({ stops }) => stops))
  // A daily budget includes neither moves between cities nor clinics.
  const spot = plan.totals.cost - moves - fees
  const spent = plan.budget.tripLimit === null ? spot : plan.totals.cost
  // Absent when nobody asked who comes along.
  const { party } = document.steps.step2
  const forParty = party ? sayForParty(plan, party, words) : null
  const left = limit === null ? null : limit - spent
  return (
    <dl
      aria-label={words.label}
      className="grid rounded-panel border border-line bg-surface @container/totals sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1.5fr)]"
    >
      <div className="p-4 max-sm:px-3.5 max-sm:py-3">
        <dt className="sr-only">{words.spend}</dt>
        <dd>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-lead font-semibold">{words.won(spent)}</span>
            {limit === null ? null : <span className="text-small text-soft">{words.of(limit)}</span>}
            {left === null ? null : (
              <span
                className={left >= 0 ? 'text-small font-semibold text-jade' : 'text-small font-semibold text-vermilion'}
              >
                {left >= 0 ? words.left(left) : words.over(-left)}
              </span>
            )}
          </p>
          <p className="mt-1 text-mini text-soft">
            {words.note(spot, moves, fees)}
            {forParty === null ? null : <span className="block">{forParty}</span>}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-mini text-soft max-sm:hidden">
            <span>
              {words.travel} <span className="font-semibold text-ink">{words.minutes(plan.totals.travelMinutes)}</span>
            </span>
            <span>
              {words.stops} <span className="font-semibold text-ink">{report.hours.stops}</span>
            </span>
          </p>
        </dd>
      </div>
      <div className="border-line p-4 max-sm:border-t max-sm:px-3.5 max-sm:py-3 sm:border-s">
        <dt className="sr-only">{words.checks}</dt>
        <dd>
          <CheckSentence report={report} />
        </dd>
      </div>
    </dl>
  )
}

/** A one-sentence summary of the checker's report, always with the number of stops whose hours are not confirmed. */
function CheckSentence({ report: { checks, unread, allergies, hours } }: { report: TripReport }) {
  const { totals: words } = tripResults
  const isFine = checks.length > 0 && checks.every(({ held }) => held)
  const Icon = isFine ? CircleCheck : TriangleAlert
  return (
    <div className="flex gap-2.5">
      <Icon aria-hidden className={isFine ? 'mt-0.5 size-5 shrink-0 text-jade' : 'mt-0.5 size-5 shrink-0 text-ochre'} />
      <div>
        <p className="text-small font-semibold text-balance">{summarise()}</p>
        {hours.unconfirmed > 0 ? (
          <p className="text-mini text-ochre">{words.unconfirmed(hours.unconfirmed, hours.stops)}</p>
        ) : null}
        <TextLink to={`#${checksId}`} className="text-mini">
          {words.see}
        </TextLink>
      </div>
    </div>
  )

  function summarise(): string {
    if (checks.length === 0) return words.unchecked
    if (checks.some(({ rule, held }) => !held && (rule !== 'wishes' || unread.length + allergies.length === 0)))
      return words.broken
    if (unread.length > 0) return words.unread(unread.length)
    if (allergies.length > 0) return words.allergies(allergies.length)
    return hours.stops > 0 && hours.unconfirmed === 0 ? words.allOpen(hours.stops) : words.met
  }
}

/** What all of the party pay, and what that assumes of children. */
function sayForParty(plan: Plan, party: TripParty, words: TotalsWords): string | null {
  const [people, small] = [party.adults + party.childAges.length, countSmallChildren(party)]
  if (people === 1) return null
  return [
    words.forParty(costOfParty(plan, party), people),
    ...(small > 0 ? [words.smallChild] : []),
    ...(party.childAges.length > small ? [words.olderChild] : []),
  ].join(' ')
}

function limitOf({ budget, days }: Plan): number | null {
  if (budget.tripLimit !== null) return budget.tripLimit
  return budget.dailyLimit === null ? null : budget.dailyLimit * days.length
}
