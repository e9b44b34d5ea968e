import { type ReactNode, useMemo, useRef } from 'react'
import { cityStays } from '#domain/trips/plan/trip-cities.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { tripPhase } from '#domain/trips/plan/trip-today.ts'
import { CityRibbon } from '#web/features/trips/results/timeline/city-ribbon.tsx'
import { CompactBar } from './compact-bar.tsx'
import { EditableStopsContext } from '#web/features/trips/results/timeline/editable-stops.ts'
import { MovesOverview } from '#web/features/trips/results/timeline/moves-overview.tsx'
import { TotalsBar } from './totals-bar.tsx'
import { WhatNowOnMap } from '#web/features/trips/now/what-now-on-map.tsx'
import { showDays } from '#web/features/trips/results/timeline/trip-days.ts'
import { TripFocusContext, useTripFocusState } from './trip-focus.ts'
import { TripHeading } from './trip-heading.tsx'
import { TripLayout } from './trip-layout.tsx'
import { tripResults as words } from '#locales/en/trips/trip-results.ts'

type TripViewProps = {
  document: TripDocument
  actions: ReactNode
  notices: ReactNode
  /** The sections below the days. */
  children: ReactNode
  /** Maps a displayed stop to its position in the stored trip; null when it cannot be changed. */
  positionOf: (at: StopPosition) => StopPosition | null
  /** Actions beside the map button on narrow screens. */
  barActions: ReactNode
  /** Opens the day of today during the trip. Not for server rendering, because days differ by time zone. */
  opensToday?: boolean
}

/** A finished trip: its totals, days, map, and what was left out. */
export function TripView({
  document,
  actions,
  notices,
  children,
  positionOf,
  barActions,
  opensToday = false,
}: TripViewProps) {
  const { steps, plan, places } = document
  const { startDate, endDate } = steps.step1
  const focus = useTripFocusState(() => (opensToday ? todayOf(plan.days) : 0))
  const heading = useRef<HTMLDivElement>(null)
  const days = useMemo(() => showDays(startDate, endDate, plan.days), [startDate, endDate, plan.days])
  const isRound = cityStays(plan.days).length > 1
  const title = words.title(days.length, [...new Set(days.flatMap(({ city }) => city?.name.en ?? []))])
  return (
    <TripFocusContext value={focus}>
      <EditableStopsContext value={positionOf}>
        <TripLayout
          days={days}
          places={places}
          plan={plan}
          isRound={isRound}
          top={
            <>
              {isRound ? <CompactBar heading={heading} title={title} days={plan.days} /> : null}
              <div ref={heading} className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <TripHeading steps={steps} days={days} base={plan.base.name}>
                  {actions}
                </TripHeading>
                {isRound ? <CityRibbon days={plan.days} /> : null}
                <TotalsBar document={document} />
              </div>
              {notices}
            </>
          }
          below={children}
          underMap={
            <>
              {opensToday ? <WhatNowOnMap days={plan.days} className="m-3 self-start" /> : null}
              {isRound ? <MovesOverview days={plan.days} /> : null}
            </>
          }
          barActions={barActions}
        />
      </EditableStopsContext>
    </TripFocusContext>
  )
}

/** The index of today's day in Korea; the first day before and after the trip. */
function todayOf(days: TripDocument['plan']['days']): number {
  const phase = tripPhase(days, Date.now())
  return phase.phase === 'during' ? phase.dayIndex : 0
}
