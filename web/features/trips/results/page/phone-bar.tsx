import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { RouteThumbnail } from '#web/features/trips/results/map/route-thumbnail.tsx'
import { metresOnFoot, type ShownDay } from '#web/features/trips/results/timeline/trip-days.ts'
import { useTripFocus } from './trip-focus.ts'
import { routeOf } from '#web/features/trips/results/map/trip-route.ts'
import { tripResults as words } from '#locales/en/trips/trip-results.ts'

type PhoneBarProps = {
  days: readonly ShownDay[]
  places: Record<string, TripPlace>
  /** The most frequent actions. */
  children: React.ReactNode
}

/** The bar of narrow screens: a thumbnail of the day's route, which opens the map. */
export function PhoneBar({ days, places, children }: PhoneBarProps) {
  const { openDay } = useTripFocus()
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(hash === '#map')
  const { part } = useOnDemand(isOpen, loadMapDialog)
  const route = useMemo(() => routeOf(days, openDay, places, 'day'), [days, openDay, places])
  const day = days[openDay]?.day
  return (
    <>
      <div className="trip-bar sticky bottom-0 z-10 -mx-(--page-margin) mt-10 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-(--page-margin) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] min-[70rem]:hidden print:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="flex min-h-12 min-w-0 flex-[1_1_4rem] cursor-pointer items-center gap-2 text-start sm:gap-3"
        >
          {route ? <RouteThumbnail route={route} /> : null}
          <span className="min-w-0">
            <span className="block text-small font-semibold whitespace-nowrap text-jade underline underline-offset-4">
              {words.map.show}
            </span>
            <span className="block truncate text-mini text-soft max-sm:hidden">
              {words.dayNumber(openDay + 1)}
              {day ? ` · ${words.onFoot(metresOnFoot(day))}` : null}
            </span>
          </span>
        </button>
        {children}
      </div>
      {part ? <part.MapDialog isOpen={isOpen} onClose={() => setOpen(false)} days={days} places={places} /> : null}
    </>
  )
}

async function loadMapDialog() {
  return import('#web/features/trips/results/map/map-dialog.tsx')
}
