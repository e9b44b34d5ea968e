import type { ReactNode } from 'react'
import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import { DayNav } from '#web/features/trips/results/timeline/day-nav.tsx'
import { DayPanel } from '#web/features/trips/results/timeline/day-panel.tsx'
import { PhoneBar } from './phone-bar.tsx'
import type { ShownDay } from '#web/features/trips/results/timeline/trip-days.ts'
import { TripMap } from '#web/features/trips/results/map/trip-map.tsx'
import { tripResults as words } from '#locales/en/trips/trip-results.ts'

type TripLayoutProps = {
  days: readonly ShownDay[]
  places: Record<string, TripPlace>
  /** Null while planning. */
  plan: Plan | null
  /** The trip has several cities. */
  isRound: boolean
  /** The heading and the notices above the days. */
  top: ReactNode
  /** The sections below the days. */
  below: ReactNode
  /** Content under the map, when the map is beside the list. */
  underMap?: ReactNode
  barActions?: ReactNode
  isBusy?: boolean
}

// More days than this do not fit in a row and become a column beside the open day.
const mostInRow = 7

/** The list and the map of a trip: side by side on wide screens, otherwise the map opens from the bottom bar. */
export function TripLayout({ days, places, plan, isRound, top, below, underMap, barActions, isBusy }: TripLayoutProps) {
  return (
    <div
      aria-busy={isBusy || undefined}
      className="min-[70rem]:grid min-[70rem]:grid-cols-[minmax(0,1fr)_minmax(26rem,40%)]"
    >
      <div className="px-(--page-margin) py-8 min-[70rem]:ps-(--page-edge) min-[70rem]:pe-8 max-[70rem]:pb-0">
        {top}
        <div className={isRound || days.length > mostInRow ? withRail : 'mt-6'}>
          <DayNav days={days} budget={plan?.budget ?? null} isUnderBar={isRound && plan !== null} />
          <DayPanel days={days} places={places} plan={plan} />
        </div>
        <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-14">{below}</div>
        <PhoneBar days={days} places={places}>
          {barActions}
        </PhoneBar>
      </div>
      <section aria-label={words.map.label} className={mapPlace}>
        <TripMap days={days} places={places} className="min-h-0 flex-1" />
        {underMap}
      </section>
    </div>
  )
}

/** The height of the viewport below the header. */
const mapPlace =
  'flex h-[calc(100dvh-4rem)] flex-col bg-sunk max-[70rem]:hidden min-[70rem]:sticky min-[70rem]:top-16 min-[70rem]:self-start print:hidden'

const withRail = 'has-rail mt-6 xl:grid xl:grid-cols-[8.5rem_minmax(0,1fr)] xl:border-t xl:border-line'
