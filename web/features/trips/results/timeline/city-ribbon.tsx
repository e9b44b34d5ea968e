import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { cityStays } from '#domain/trips/plan/trip-cities.ts'
import { classes } from '#web/ui/classes.ts'
import { LegIcon } from './leg-icon.tsx'
import { colourOf } from './trip-days.ts'
import { useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { tripResults as words } from '#locales/en/trips/trip-results.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'

/** The cities of a trip in order: a block for each night, and the moves between cities. */
export function CityRibbon({ days, isSmall = false }: { days: readonly PlanDay[]; isSmall?: boolean }) {
  const { minutes, mode } = tripTimeline
  const { showDay, openDay } = useTripFocus()
  const stays = cityStays(days)
  const order = [...new Set(stays.map(({ city }) => city.id))]
  return (
    <ol
      aria-label={words.ribbon.label}
      className={classes(
        // `relative` keeps text for screen readers inside the strip. Otherwise focusing it would scroll the page
        // elsewhere.
        'relative flex items-start max-sm:overflow-x-auto max-sm:[scrollbar-width:none]',
        isSmall ? 'gap-x-1' : 'gap-x-1.5 max-sm:gap-x-1',
      )}
    >
      {stays.map(({ city, firstDay, days: length, nights, move }) => {
        const isOpen = openDay >= firstDay && openDay < firstDay + length
        return (
          <li
            key={firstDay}
            className="flex items-start gap-x-1.5 sm:min-w-0 max-sm:gap-x-1"
            style={{ flex: `${Math.max(1, nights)} 1 auto` }}
          >
            {move?.leg ? (
              <span className="flex flex-col items-center text-mini text-soft sm:px-1.5">
                <LegIcon mode={move.leg.mode} className="size-4" />
                <span className="sr-only">{mode(move.leg.mode)}</span>
                {isSmall ? null : (
                  <span className="mt-0.5 whitespace-nowrap max-sm:sr-only">{minutes(move.leg.minutes)}</span>
                )}
              </span>
            ) : null}
            <button
              type="button"
              onClick={() => showDay(firstDay)}
              aria-label={words.ribbon.open(city.name.en, words.nights(nights))}
              className="group min-h-11 flex-1 cursor-pointer pt-1 text-start sm:min-w-0"
            >
              <span aria-hidden className="flex h-2 items-end gap-0.5">
                {Array.from({ length: Math.max(1, nights) }, (_, night) => (
                  <span
                    key={night}
                    className={classes(
                      'flex-1 rounded-tag transition-[height] forced-colors:border',
                      isOpen ? 'h-2' : 'h-1.5',
                    )}
                    style={{ background: `var(--${colourOf(order.indexOf(city.id))})` }}
                  />
                ))}
              </span>
              <span className="mt-1 block text-mini font-semibold sm:truncate group-hover:underline group-hover:underline-offset-4">
                {city.name.en}{' '}
                {isSmall ? null : (
                  <span lang="ko" className="font-normal text-soft max-lg:hidden">
                    {city.name.ko}
                  </span>
                )}
              </span>
              {isSmall ? null : (
                <span className="block truncate text-mini text-soft max-sm:sr-only">{words.nights(nights)}</span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
