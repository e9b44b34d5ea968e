import type { Plan, PlanDay, TripPlace } from '#domain/plans.ts'
import { cityAt, moveOf } from '#domain/trip-cities.ts'
import { highlightsOf, metresOnFoot, minutesOnTheWay, type ShownDay } from './trip-days.ts'
import { useTripResultsMessages, useTripTimelineMessages } from './trip-results-messages.ts'

type DayHeadingProps = {
  shown: ShownDay
  day: PlanDay
  places: Record<string, TripPlace>
  budget: Plan['budget'] | null
}

/** What a day is about, when it is, and what it takes. */
export function DayHeading({ shown, day, places, budget }: DayHeadingProps) {
  const words = useTripResultsMessages()
  const { won } = useTripTimelineMessages()
  const tag = day.shortfall ? words.dayTags[day.shortfall] : undefined
  const stops = day.stops.filter(({ placeId }) => placeId !== null).length
  const metres = metresOnFoot(day)
  const facts = [
    words.day(day.date),
    cityLine(day),
    words.stops(stops),
    words.travel(minutesOnTheWay(day)),
    metres > 0 ? words.onFoot(metres) : null,
  ]
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3 pt-6 pb-4">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-control font-display text-h3 text-on-jade"
        style={{ background: `var(--${shown.colour})` }}
      >
        {shown.index + 1}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-h3">
          <span className="sr-only">{words.dayNumber(shown.index + 1)}: </span>
          {titleOf(day, places, words)}
        </h2>
        <p className="mt-1 text-mini text-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex items-baseline gap-3 max-sm:w-full sm:items-start">
        {tag ? (
          <span
            className="rounded-tag bg-sunk px-1.5 py-0.5 text-mini font-semibold"
            style={{ color: `var(--${shown.colour})` }}
          >
            {tag}
          </span>
        ) : null}
        <p className="sm:text-end">
          <span className="font-semibold sm:block">{won(day.cost)}</span>{' '}
          {budget?.dailyLimit ? <span className="text-mini text-soft">{words.ofLimit(budget.dailyLimit)}</span> : null}
        </p>
      </div>
    </header>
  )
}

function cityLine({ from, to }: PlanDay): string {
  const [start, end] = [cityAt(from).name.en, cityAt(to).name.en]
  return start === end ? start : `${start} – ${end}`
}

function titleOf(
  day: PlanDay,
  places: Record<string, TripPlace>,
  words: ReturnType<typeof useTripResultsMessages>,
): string {
  const titles = words.dayTitles
  const treated = day.stops.find(({ kind }) => kind === 'treatment')
  if (treated) return titles.treatments[treated.treatment ?? 'medical']
  for (const kind of ['consultation', 'checkup'] as const)
    if (day.stops.some((stop) => stop.kind === kind)) return titles[kind]
  const both = nameHighlights(day, places, 2)
  const title = words.dayTitle(both.join('').length > longestTitle ? nameHighlights(day, places, 1) : both)
  if (title !== '') return title
  const city = cityAt(day.to).name.en
  if (day.shortfall === 'arrival') return titles.arrival(city)
  if (day.shortfall === 'departure') return titles.departure
  if (moveOf(day)) return titles.move(city)
  return day.shortfall === 'recovery' ? titles.rest : titles.plain(city)
}

// Two lines of a heading on a phone.
const longestTitle = 42

function nameHighlights(day: PlanDay, places: Record<string, TripPlace>, most: number): string[] {
  return highlightsOf(day, places, most).map(({ name }) => name.en || name.ko)
}
