import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { addDays, daysBetween } from '#domain/korea/calendar-dates.ts'
import type { ShownDay } from '#web/features/trips/results/timeline/trip-days.ts'
import { tripResults as words } from '#locales/en/trips/trip-results.ts'

type TripHeadingProps = {
  steps: TripSteps
  days: readonly ShownDay[]
  /** The base of the first night; absent while nothing is planned yet. */
  base?: string
  children?: React.ReactNode
}

/** The heading of a trip, such as "Five days in Seoul", with dates and travellers. */
export function TripHeading({ steps: { step1, step2 }, days, base, children }: TripHeadingProps) {
  // Until all days are planned, the number of cities is unknown.
  const isWhole = days.every(({ day }) => day !== null)
  const cities = isWhole ? [...new Set(days.flatMap(({ city }) => city?.name.en ?? []))] : []
  const nights = daysBetween(step1.startDate, step1.endDate)
  const facts = [
    words.dates(step1.startDate, addDays(step1.startDate, nights)),
    words.nightsAndDays(nights),
    step2.travelerType && words.travellers[step2.travelerType],
    step2.activityIntensity && words.paces[step2.activityIntensity],
    base && cities.length === 1 ? words.fromBase(base) : null,
    step1.arrival && words.flights.landing(step1.arrival.airport, step1.arrival.time),
    step1.departure && words.flights.leaving(step1.departure.time),
  ]
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <h1 className="min-w-0 flex-1 basis-80 text-h2 text-balance min-[70rem]:max-[100rem]:text-[2.375rem]">
          {words.title(days.length, cities)}
        </h1>
        {children}
      </div>
      <p className="mt-2 text-small text-pretty text-soft">{facts.filter(Boolean).join(' · ')}</p>
    </header>
  )
}
