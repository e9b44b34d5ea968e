import { daysBetween } from '#domain/korea/calendar-dates.ts'
import {
  arrivalDay,
  betweenFlights,
  type DaySpan,
  departureDay,
  type FlightDay,
  wholeDay,
  writeClock,
} from '#domain/trips/answers/flight-times.ts'
import { isTripLength } from '#domain/trips/answers/trip-dates.ts'
import { finishFlight, type TripStep1Draft } from '#domain/trips/answers/trip-drafts.ts'
import { classes } from '#web/ui/classes.ts'
import { tripStepDates } from '#locales/en/trips/steps/trip-step-dates.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'

type DayBar = { label: string; hours: string; yours: DaySpan | null; flights: FlightDay[] }

const shown = { from: 7 * 60, to: 24 * 60 }
const ticks = [7, 11, 15, 19, 23]

/** The hours that flights leave of each day. Renders nothing without flights. */
export function FlightHours({ draft }: { draft: TripStep1Draft }) {
  const { hours } = tripStepDates
  const bars = listDayBars(draft)
  if (bars.length === 0) return null
  return (
    <section aria-labelledby="flight-hours" className="mt-8">
      <h2 id="flight-hours" className="text-h3">
        {hours.title}
      </h2>
      <ul className="mt-3 grid gap-3">
        {bars.map((bar) => (
          <li key={bar.label}>
            <div className="flex flex-wrap justify-between gap-x-4 text-mini">
              <span className="font-semibold">{bar.label}</span>
              <span className="text-soft">{bar.hours}</span>
            </div>
            <div aria-hidden className="relative mt-1 h-3 overflow-hidden bg-sunk forced-colors:border">
              {bar.yours ? <Part span={bar.yours} className="bg-indigo" /> : null}
              {bar.flights.map(({ onTheWay, atAirport }) => [
                <Part key={`way ${onTheWay.from}`} span={onTheWay} className={hatched} />,
                <Part key={`airport ${atAirport.from}`} span={atAirport} className="bg-indigo/30" />,
              ])}
            </div>
          </li>
        ))}
      </ul>
      <div aria-hidden className="relative mt-1 h-5 text-mini text-soft">
        {ticks.map((hour) => (
          <span key={hour} className="absolute" style={{ insetInlineStart: `${share(hour * 60)}%` }}>
            {hour}
          </span>
        ))}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 text-mini text-soft">
        <Sample className="bg-indigo" name={hours.yours} />
        <Sample className={hatched} name={hours.onTheWay} />
        <Sample className="bg-indigo/30" name={hours.atAirport} />
      </p>
      <p className="mt-2 text-mini text-soft">{hours.estimate}</p>
    </section>
  )
}

const hatched = 'bg-[repeating-linear-gradient(135deg,var(--indigo)_0_3px,var(--wash-indigo)_3px_6px)]'

function Part({ span, className }: { span: DaySpan; className: string }) {
  const [from, to] = [share(span.from), share(span.to)]
  if (to <= from) return null
  return (
    <span
      className={classes('absolute inset-y-0', className)}
      style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
    />
  )
}

function share(minutes: number): number {
  const within = Math.min(shown.to, Math.max(shown.from, minutes))
  return ((within - shown.from) / (shown.to - shown.from)) * 100
}

function Sample({ className, name }: { className: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={classes('h-2.5 w-3.5 forced-colors:border', className)} />
      {name}
    </span>
  )
}

/** One bar for the day of each flight, and one for all days in between. */
function listDayBars({ startDate, endDate, selectedInterests, arrival, departure }: TripStep1Draft): DayBar[] {
  const { hours } = tripStepDates
  const { writeDay } = tripSteps
  const [landing, takeOff] = [finishFlight(arrival), finishFlight(departure)]
  if (!startDate || !endDate || !isTripLength(startDate, endDate) || (!landing && !takeOff)) return []
  const hasNightlife = selectedInterests.includes('nightlife')
  const days = daysBetween(startDate, endDate) + 1
  const first = landing && arrivalDay(landing, hasNightlife)
  const last = takeOff && departureDay(takeOff, hasNightlife)
  const say = (span: DaySpan | null) =>
    span ? hours.fromTo(writeClock(span.from), writeClock(span.to)) : hours.nothing
  const barOf = (day: number, date: string, yours: DaySpan | null, flights: FlightDay[]) => ({
    label: hours.dayOf(day, writeDay(date)),
    hours: flights.length > 0 ? say(yours) : hours.wholeDay,
    yours,
    flights,
  })
  if (days === 1) {
    const yours = first && last ? betweenFlights(first, last) : ((first ?? last)?.yours ?? null)
    return [
      barOf(
        1,
        startDate,
        yours,
        [first, last].filter((flight) => flight !== null),
      ),
    ]
  }
  const whole = wholeDay(hasNightlife)
  const between = {
    label: hours.between(2, days - 1),
    hours: days === 3 ? hours.wholeDay : hours.whole,
    yours: whole,
    flights: [],
  }
  return [
    barOf(1, startDate, first ? first.yours : whole, first ? [first] : []),
    ...(days > 2 ? [between] : []),
    barOf(days, endDate, last ? last.yours : whole, last ? [last] : []),
  ]
}
