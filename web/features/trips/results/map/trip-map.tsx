import { useCallback, useMemo, useState } from 'react'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { KoreaMap } from '#web/travel/map/korea-map.tsx'
import { classes } from '#web/ui/classes.ts'
import { stopElementId, useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { readStopKey, type ShownDay } from '#web/features/trips/results/timeline/trip-days.ts'
import { type MapScope, routeOf } from './trip-route.ts'
import { tripResults as words } from '#locales/en/trips/trip-results.ts'

type TripMapProps = {
  days: readonly ShownDay[]
  places: Record<string, TripPlace>
  className?: string
  /** The list is not visible, so it does not scroll to the selected stop. */
  keepsPage?: boolean
}

const noPlaces: readonly never[] = []

/** The map of the open day, synchronised with the list. */
export function TripMap({ days, places, className, keepsPage = false }: TripMapProps) {
  const { openDay, activeStop, pointAt, chooseStop } = useTripFocus()
  const [scope, setScope] = useState<MapScope>('day')
  const route = useMemo(() => routeOf(days, openDay, places, scope), [days, openDay, places, scope])
  const onChoose = useCallback(
    (key: string) => {
      chooseStop(key)
      const { day, stop } = readStopKey(key)
      if (!keepsPage) document.getElementById(stopElementId(day, stop))?.scrollIntoView({ block: 'center' })
    },
    [chooseStop, keepsPage],
  )
  const city = days[openDay]?.city?.name.en
  const cities = new Set(days.map((day) => day.city?.id))
  const scopes: { id: MapScope; label: string }[] = [
    { id: 'day', label: words.dayNumber(openDay + 1) },
    ...(cities.size > 1 && city ? [{ id: 'city' as const, label: city }] : []),
    { id: 'trip', label: cities.size > 1 ? words.map.wholeTrip : words.map.allDays },
  ]
  return (
    <div
      className={classes(
        'relative [--page-map-height:100%] [&_.korea-map]:h-full [&_.map-columns]:h-full [&_.map-frame]:rounded-none!',
        className,
      )}
    >
      {route ? (
        <KoreaMap places={noPlaces} route={route} onChoose={onChoose} activeId={activeStop} onActivate={pointAt} />
      ) : null}
      <fieldset
        aria-label={words.map.scope}
        className="absolute top-3 left-3 z-1 flex overflow-clip rounded-control border border-line-strong bg-surface"
      >
        {scopes.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={scope === id}
            onClick={() => setScope(id)}
            className={classes(
              'min-h-10 cursor-pointer px-3.5 text-mini font-semibold pointer-coarse:min-h-11 [&+button]:border-s [&+button]:border-line',
              scope === id ? 'bg-ink text-ground' : 'hover:bg-sunk',
            )}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
