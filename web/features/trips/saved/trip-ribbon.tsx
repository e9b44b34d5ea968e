import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import { colourOf } from '#web/features/trips/results/timeline/trip-days.ts'
import { savedTrips as words } from '#locales/en/trips/saved-trips.ts'

/** The stays of a trip as bars: the length is the number of nights, the colour is that of the city. */
export function TripRibbon({ stays }: Pick<SavedTrip, 'stays'>) {
  const cities = [...new Set(stays.map(({ city }) => city.en))]
  return (
    <ol aria-label={words.stays} className="flex items-start gap-x-1.5">
      {stays.map(({ city, nights }, index) => (
        // A city may occur twice, so a stay is identified by its index.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index} className="min-w-0" style={{ flex: `${Math.max(1, nights)} 1 0` }}>
          <span
            aria-hidden
            className="block h-1.5 rounded-tag"
            style={{ background: `var(--${colourOf(cities.indexOf(city.en))})` }}
          />
          <span className="mt-1 block truncate text-mini" title={words.stay(city.en, nights)}>
            {city.en}
            <span className="sr-only">{nights > 0 ? words.length(nights) : null}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
