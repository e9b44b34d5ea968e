import { clinicFeesOf } from '#domain/trips/plan/clinic-fees.ts'
import type { Plan, PlanDay, TripPlace } from '#domain/trips/plan/plans.ts'
import { cityAt, moveOf } from '#domain/trips/plan/trip-cities.ts'
import { WeatherLine } from './weather-line.tsx'
import { highlightsOf, metresOnFoot, minutesOnTheWay, type ShownDay } from './trip-days.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'

type DayHeadingProps = {
  shown: ShownDay
  day: PlanDay
  places: Record<string, TripPlace>
  budget: Plan['budget'] | null
}

/** The title of a day, its date and its totals. */
export function DayHeading({ shown, day, places, budget }: DayHeadingProps) {
  const { won } = tripTimeline
  const tag = day.shortfall ? tripResults.dayTags[day.shortfall] : undefined
  const stops = day.stops.filter(({ placeId }) => placeId !== null).length
  const metres = metresOnFoot(day)
  const fees = clinicFeesOf(day.stops)
  const facts = [
    tripResults.day(day.date),
    cityLine(day),
    tripResults.stops(stops),
    tripResults.travel(minutesOnTheWay(day)),
    metres > 0 ? tripResults.onFoot(metres) : null,
  ]
  return (
    <header className="flex flex-wrap items-start gap-x-3 pt-5 pb-3 sm:grid sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-4 sm:pt-6 sm:pb-4">
      <span
        aria-hidden
        className="row-span-2 grid size-10 shrink-0 place-items-center rounded-control border border-transparent text-lead font-semibold text-on-jade sm:size-12"
        style={{ background: `var(--${shown.colour})` }}
      >
        {shown.index + 1}
      </span>
      <h2 className="min-w-0 flex-[1_1_9rem] text-h3 text-balance wrap-anywhere">
        <span className="sr-only">{tripResults.dayNumber(shown.index + 1)}: </span>
        {titleOf(day, places)}
      </h2>
      <div className="flex gap-x-3 gap-y-1 max-sm:flex-col-reverse max-sm:items-end max-sm:ms-auto max-sm:justify-end sm:row-span-2">
        {tag ? (
          <span
            className="self-start rounded-tag bg-sunk px-1.5 py-0.5 text-mini font-semibold max-sm:self-end"
            style={{ color: `var(--${shown.colour})` }}
          >
            {tag}
          </span>
        ) : null}
        <p className="text-end sm:whitespace-nowrap">
          <span className="block font-semibold">{won(day.cost - fees)}</span>{' '}
          {budget?.dailyLimit ? (
            <span className="text-mini text-soft">{tripResults.ofLimit(budget.dailyLimit)}</span>
          ) : null}
          {fees > 0 ? <span className="block text-mini text-soft">{tripResults.besides(fees)}</span> : null}
        </p>
      </div>
      <div className="mt-1 max-sm:basis-full">
        <p className="text-mini text-soft">{facts.filter(Boolean).join(' · ')}</p>
        <WeatherLine day={day} className="mt-0.5" />
      </div>
    </header>
  )
}

function cityLine({ from, to }: PlanDay): string {
  const [start, end] = [cityAt(from).name.en, cityAt(to).name.en]
  return start === end ? start : `${start} – ${end}`
}

function titleOf(day: PlanDay, places: Record<string, TripPlace>): string {
  const titles = tripResults.dayTitles
  const treated = day.stops.find(({ kind }) => kind === 'treatment')
  if (treated) return titles.treatments[treated.treatment ?? 'medical']
  for (const kind of ['consultation', 'checkup'] as const)
    if (day.stops.some((stop) => stop.kind === kind)) return titles[kind]
  const both = nameHighlights(day, places, 2)
  const title = tripResults.dayTitle(both.join('').length > longestTitle ? nameHighlights(day, places, 1) : both)
  if (title !== '') return title
  const city = cityAt(day.to).name.en
  if (day.shortfall === 'arrival') return titles.arrival(city)
  if (day.shortfall === 'departure') return titles.departure
  if (moveOf(day)) return titles.move(city)
  return day.shortfall === 'recovery' ? titles.rest : titles.plain(city)
}

// About two lines of a heading on a phone.
const longestTitle = 42

function nameHighlights(day: PlanDay, places: Record<string, TripPlace>, most: number): string[] {
  return highlightsOf(day, places, most).map(({ name }) => name.en || name.ko)
}
