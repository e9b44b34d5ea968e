import { useMemo } from 'react'
import type { TripDocument } from '#domain/trip-documents.ts'
import { cityStays } from '#domain/trip-cities.ts'
import { CityRibbon } from './city-ribbon.tsx'
import { DayNav } from './day-nav.tsx'
import { DayPanel } from './day-panel.tsx'
import { showDays } from './trip-days.ts'
import { TripFocusContext, useTripFocusState } from './trip-focus.ts'
import { TripHeading } from './trip-heading.tsx'
import { TotalsBar } from './totals-bar.tsx'

type TripViewProps = {
  document: TripDocument
  /** What can be done with the trip. */
  actions: React.ReactNode
  /** What has to be said before the days. */
  notices: React.ReactNode
}

/** A finished trip: its figures, its days, its map, and what was left out. */
export function TripView({ document, actions, notices }: TripViewProps) {
  const { steps, plan, places } = document
  const focus = useTripFocusState(0)
  const days = useMemo(
    () => showDays(steps.step1.startDate, steps.step1.endDate, plan.days),
    [steps.step1.startDate, steps.step1.endDate, plan.days],
  )
  const isRound = cityStays(plan.days).length > 1
  return (
    <TripFocusContext value={focus}>
      <div className="page py-8">
        <TripHeading steps={steps} days={days} base={plan.base.name}>
          {actions}
        </TripHeading>
        {isRound ? (
          <div className="mt-4">
            <CityRibbon days={plan.days} />
          </div>
        ) : null}
        <div className="mt-4">
          <TotalsBar plan={plan} />
        </div>
        {notices}
        <div
          className={
            isRound || days.length > 7
              ? 'mt-6 xl:grid xl:grid-cols-[9rem_minmax(0,1fr)] xl:border-t xl:border-line'
              : 'mt-6'
          }
        >
          <DayNav days={days} budget={plan.budget} />
          <DayPanel days={days} places={places} budget={plan.budget} />
        </div>
      </div>
    </TripFocusContext>
  )
}
