import type { ReactNode } from 'react'
import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { isTripLength } from '#domain/trips/answers/trip-dates.ts'
import { type StepName, stepNames } from '#domain/trips/answers/step-names.ts'
import { finishFlight } from '#domain/trips/answers/trip-drafts.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { stepAddresses } from './step-addresses.ts'
import { useDatesRefusal } from './dates/use-dates-refusal.ts'
import { useTripStep } from './use-trip-step.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'

/** A summary of the answers up to this step. `children` are rows that the step adds. */
export function TripSoFar({ step, today, children }: { step: StepName; today: string; children?: ReactNode }) {
  const { summary } = tripSteps
  const { draft } = useTripStep('step1')
  const { startDate, endDate, selectedInterests } = draft
  const change = stepNames.indexOf(step) > 0 ? stepAddresses.step1 : null
  const flights = [finishFlight(draft.arrival), finishFlight(draft.departure)].filter((flight) => flight !== null)
  const refusal = useDatesRefusal(today)
  return (
    <section aria-labelledby="trip-so-far" className="border-t-3 border-ink pt-3">
      <h2 id="trip-so-far" className="text-h3">
        {summary.title}
      </h2>
      <dl className="mt-2">
        <SummaryRow name={summary.dates} change={change}>
          {startDate && endDate && startDate <= endDate ? (
            <>
              {summary.fromTo(tripSteps.writeDay(startDate), tripSteps.writeDay(endDate))}
              {isTripLength(startDate, endDate) ? (
                <span className="mt-0.5 block text-mini text-soft">
                  {tripSteps.nightsAndDays(daysBetween(startDate, endDate))}
                </span>
              ) : null}
              {refusal ? <span className="mt-0.5 block text-mini text-ochre">{refusal}</span> : null}
            </>
          ) : null}
        </SummaryRow>
        <SummaryRow name={summary.interests} change={change}>
          {selectedInterests.map((interest) => tripSteps.interests[interest]).join(', ')}
        </SummaryRow>
        {flights.length > 0 ? (
          <SummaryRow name={summary.flights} change={change}>
            {flights.map(({ airport, time }) => summary.landing(tripSteps.airports[airport].name, time)).join(', ')}
          </SummaryRow>
        ) : null}
        {children}
      </dl>
    </section>
  )
}

type SummaryRowProps = { name: string; change?: string | null; children: ReactNode }

/** A row of the summary; shows "No answer" when there is none. */
export function SummaryRow({ name, change, children }: SummaryRowProps) {
  const { summary } = tripSteps
  return (
    <div className="flex items-baseline gap-4 border-b border-line py-2.5">
      <dt className="w-20 shrink-0 text-mini text-soft">{name}</dt>
      <dd className="min-w-0 grow text-small wrap-anywhere">
        {children || <span className="text-soft">{summary.none}</span>}
      </dd>
      {change ? (
        <dd className="text-mini">
          <PlainLink
            to={change}
            aria-label={summary.changeStep(name)}
            className="text-jade underline underline-offset-4"
          >
            {summary.change}
          </PlainLink>
        </dd>
      ) : null}
    </div>
  )
}
