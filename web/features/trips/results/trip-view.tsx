import { useMemo, useRef } from 'react'
import type { TripDocument } from '#domain/trip-documents.ts'
import { cityStays } from '#domain/trip-cities.ts'
import { CityRibbon } from './city-ribbon.tsx'
import { CompactBar } from './compact-bar.tsx'
import { MovesOverview } from './moves-overview.tsx'
import type { StopPosition } from '#domain/trip-edits.ts'
import { DayNav } from './day-nav.tsx'
import { DayPanel } from './day-panel.tsx'
import { EditableStopsContext } from './editable-stops.ts'
import { PhoneBar } from './phone-bar.tsx'
import { showDays } from './trip-days.ts'
import { TripFocusContext, useTripFocusState } from './trip-focus.ts'
import { TripMap } from './trip-map.tsx'
import { TripHeading } from './trip-heading.tsx'
import { TotalsBar } from './totals-bar.tsx'
import { useTripResultsMessages } from './trip-results-messages.ts'

type TripViewProps = {
  document: TripDocument
  /** What can be done with the trip. */
  actions: React.ReactNode
  /** What has to be said before the days. */
  notices: React.ReactNode
  /** What stands below them. */
  children: React.ReactNode
  /** Where a stop is in the kept trip, which is changed by hand; null for a stop that cannot be. */
  positionOf: (at: StopPosition) => StopPosition | null
  /** Beside the map's button where list and map do not fit beside each other. */
  barActions: React.ReactNode
}

/** A finished trip: its figures, its days, its map, and what was left out. */
export function TripView({ document, actions, notices, children, positionOf, barActions }: TripViewProps) {
  const words = useTripResultsMessages()
  const { steps, plan, places } = document
  const focus = useTripFocusState(0)
  const days = useMemo(
    () => showDays(steps.step1.startDate, steps.step1.endDate, plan.days),
    [steps.step1.startDate, steps.step1.endDate, plan.days],
  )
  const isRound = cityStays(plan.days).length > 1
  const heading = useRef<HTMLDivElement>(null)
  const title = words.title(days.length, [...new Set(days.flatMap(({ city }) => city?.name.en ?? []))])
  return (
    <TripFocusContext value={focus}>
      <EditableStopsContext value={positionOf}>
        <div className="min-[70rem]:grid min-[70rem]:grid-cols-[minmax(0,1fr)_minmax(26rem,40%)]">
          <div className={listPlace}>
            {isRound ? <CompactBar heading={heading} title={title} days={plan.days} /> : null}
            <div ref={heading}>
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
            </div>
            {notices}
            <div className={isRound || days.length > 7 ? withRail : 'mt-6'}>
              <DayNav days={days} budget={plan.budget} isUnderBar={isRound} />
              <DayPanel days={days} places={places} plan={plan} />
            </div>
            <div className="mt-14 grid gap-14">{children}</div>
            <PhoneBar days={days} places={places}>
              {barActions}
            </PhoneBar>
          </div>
          <section aria-label={words.map.label} className={mapPlace}>
            <TripMap days={days} places={places} className="min-h-0 flex-1" />
            {isRound ? <MovesOverview days={plan.days} /> : null}
          </section>
        </div>
      </EditableStopsContext>
    </TripFocusContext>
  )
}

const listPlace = 'px-(--page-margin) py-8 min-[70rem]:ps-(--page-edge) min-[70rem]:pe-8'

/** Wide: as high as the view leaves under the header. */
const mapPlace =
  'flex h-[calc(100dvh-4rem)] flex-col max-[70rem]:hidden min-[70rem]:sticky min-[70rem]:top-16 min-[70rem]:self-start print:hidden'

const withRail = 'has-rail mt-6 xl:grid xl:grid-cols-[8.5rem_minmax(0,1fr)] xl:border-t xl:border-line'
