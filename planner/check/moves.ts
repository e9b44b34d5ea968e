import { airportPlaces } from '#domain/korea/airports.ts'
import { backAtAirport, outOfAirport } from '#domain/trips/answers/flight-times.ts'
import { readTrains } from '#domain/trips/plan/trip-trains.ts'
import type { TripFlight } from '#domain/trips/answers/trips.ts'
import { metresBetween, type PlanReading, type Point, type ReadDay } from './plan-reading.ts'
import type { Tally } from './verdict.ts'

// Terminals of one airport are up to three kilometres from each other.
const airportMetres = 4000
const stationMetres = 1000
// A base farther away than this is another city. Incheon airport is this far from the east of Seoul.
const cityMetres = 75_000
const moveHours = { from: 7 * 60, to: 21 * 60, words: '07:00 and 21:00' }
const luggageMinutes = 15
const dayMinutes = 24 * 60

/** Whether a point is at the airport of a flight. */
export function isAt(point: Point, { airport }: TripFlight): boolean {
  return metresBetween(point, airportPlaces[airport]) <= airportMetres
}

/**
 * Each day starts where the day before ended. The first and the last day respect the airports and times of flights.
 */
export function checkEnds({ days, plan, wishes }: PlanReading, tally: Tally): void {
  for (const [index, { day }] of days.entries()) {
    const next = days[index + 1]?.day
    if (next)
      tally.test(
        metresBetween(day.to, next.from) < 1,
        () => `${next.date} begins at ${next.from.name}, and the day before it ends at ${day.to.name}.`,
      )
  }
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return
  if (days.length > 1)
    tally.test(
      metresBetween(plan.base, first.day.to) < 1,
      () => `The first night is at ${first.day.to.name}, not at ${plan.base.name}.`,
    )
  if (wishes.arrival) checkArrival(first, wishes.arrival, tally)
  if (wishes.departure) checkDeparture(days, wishes.departure, tally)
  checkTrains(first, last, wishes, tally)
}

function checkArrival({ day, stops }: ReadDay, flight: TripFlight, tally: Tally): void {
  tally.test(isAt(day.from, flight), () => `The trip begins at ${day.from.name}, not at ${flight.airport}.`)
  const [first] = stops
  if (!first) return
  const setOut = first.arrive - (first.stop.leg?.minutes ?? 0)
  tally.test(
    setOut >= outOfAirport(flight),
    () => `For ${first.name} one leaves the airport too soon after landing at ${flight.time}.`,
    false,
    () => ({ code: 'before_landing', day: first.day, name: first.title, time: flight.time }),
  )
}

function checkDeparture(days: readonly ReadDay[], flight: TripFlight, tally: Tally): void {
  const last = days.at(-1)
  tally.test(
    last !== undefined && isAt(last.day.to, flight),
    () => `The trip ends at ${last?.day.to.name}, not at ${flight.airport}.`,
  )
  // If the traveller goes to the airport the evening before, that evening counts.
  for (const [before, { day, stops }] of days.toReversed().slice(0, 2).entries()) {
    const stop = stops.at(-1)
    if (!stop || !isAt(day.to, flight)) continue
    const there = stop.stop.kind === 'transfer' ? stop.arrive : stop.leave + (day.returnLeg?.minutes ?? 0)
    tally.test(
      there <= backAtAirport(flight) + before * dayMinutes,
      () => `After ${stop.name} one comes to the airport too late for the flight at ${flight.time}.`,
      false,
      () => ({ code: 'late_for_flight', day: stop.day, name: stop.title, time: flight.time }),
    )
  }
}

/** The trip begins where and when its train stops, and one is where one has to be at its end in time. */
function checkTrains(first: ReadDay, last: ReadDay, wishes: PlanReading['wishes'], tally: Tally): void {
  const { arrival, departure } = readTrains(wishes)
  if (arrival && !wishes.arrival) {
    const [stop] = first.stops
    const isThere = metresBetween(first.day.from, arrival.at) <= stationMetres
    const setOut = stop ? stop.arrive - (stop.stop.leg?.minutes ?? 0) : Infinity
    tally.test(
      isThere && setOut >= arrival.minutes,
      () => `The trip does not begin at ${arrival.at.name} when the train stops.`,
    )
  }
  if (!departure) return
  const stop = last.stops.at(-1)
  const there = !stop
    ? 0
    : stop.stop.kind === 'transfer'
      ? stop.arrive
      : stop.leave + (last.day.returnLeg?.minutes ?? 0)
  tally.test(
    metresBetween(last.day.to, departure.at) <= airportMetres && there <= departure.minutes,
    () => `The trip does not end at ${departure.at.name} in time.`,
  )
}

/** Whether the flights leave no time to travel between the airports. The day is empty then, with a warning. */
export function isLost({ day, stops }: ReadDay): boolean {
  const isShort = day.shortfall === 'arrival' || day.shortfall === 'departure'
  return isShort && stops.length === 0 && day.returnLeg === null
}

/** At most one move a day, in daytime, with time for the luggage; each move has a stop of its own. */
export function checkMoves(read: ReadDay, tally: Tally): void {
  const { day, stops } = read
  const moves = stops.filter(({ stop }) => stop.kind === 'transfer')
  tally.test(moves.length <= 1, () => `${day.date} has ${moves.length} moves.`)
  tally.test(
    moves.length > 0 || metresBetween(day.from, day.to) <= cityMetres || isLost(read),
    () => `${day.date} ends at ${day.to.name}, far from ${day.from.name}, and holds no move.`,
  )
  for (const { stop, arrive, leave, at, name, title } of moves) {
    tally.test((stop.name ?? '').trim() !== '', () => `${name} does not say what it is.`)
    tally.test(at !== null, () => `${name} does not say where it arrives.`)
    tally.test(
      arrive - (stop.leg?.minutes ?? Number.NaN) >= moveHours.from && arrive <= moveHours.to,
      () => `${name} is not between ${moveHours.words}.`,
      false,
      () => ({ code: 'move_hours', day: read.index, name: title }),
    )
    tally.test(
      leave - arrive >= luggageMinutes,
      () => `${name} leaves no time for the luggage.`,
      false,
      () => ({ code: 'no_time_for_luggage', day: read.index, name: title }),
    )
    if (at)
      tally.test(
        metresBetween(at, day.to) <= cityMetres,
        () => `${name} arrives far from ${day.to.name}, where the day ends.`,
      )
  }
}
