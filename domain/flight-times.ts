import type { Airport, TripFlight } from './trips.ts'

/** From landing until one leaves the airport: passport, bags, a card for the subway. */
export const minutesAfterLanding = 75

/** Before take-off of an international flight, as airlines advise; two hours are enough for a domestic one. */
export const minutesBeforeTakeOff = 180

/** When the days of a plan begin and end, in minutes after midnight; with nightlife they end at midnight. */
const dayHours = { from: 9 * 60, to: 22 * 60, toWithNightlife: 24 * 60 } as const

/**
 * Minutes from the airport to where visitors stay in the city it serves. Planning ranges, recalled on 2026-11-22: the
 * train from Incheon to Seoul takes 43 to 51 minutes and the way to the hotel 20 more.
 */
export const minutesIntoCity: Record<Airport, number> = {
  ICN: 65,
  GMP: 40,
  PUS: 45,
  CJU: 25,
  TAE: 25,
  CJJ: 30,
  MWX: 40,
}

/** A part of a day in minutes after its midnight: below 0 lies the day before, above 1440 the day after. */
export type DaySpan = { from: number; to: number }

/** How a flight divides its day. `yours` is null when nothing of the day is left. All of it is an estimate. */
export type FlightDay = { atAirport: DaySpan; onTheWay: DaySpan; yours: DaySpan | null }

/** The day of landing: formalities, the way into the city, and the hours that are left. */
export function arrivalDay({ airport, time }: TripFlight, hasNightlife: boolean): FlightDay {
  const landing = readMinutes(time)
  const out = landing + minutesAfterLanding
  const inCity = out + minutesIntoCity[airport]
  const { from, to } = wholeDay(hasNightlife)
  return {
    atAirport: { from: landing, to: out },
    onTheWay: { from: out, to: inCity },
    yours: spanOrNull(Math.max(from, inCity), to),
  }
}

/** The day of leaving: the hours until one sets out, the way, and the time at the airport. */
export function departureDay({ airport, time }: TripFlight, hasNightlife: boolean): FlightDay {
  const takeOff = readMinutes(time)
  const atAirport = takeOff - minutesBeforeTakeOff
  const setOut = atAirport - minutesIntoCity[airport]
  const { from, to } = wholeDay(hasNightlife)
  return {
    atAirport: { from: atAirport, to: takeOff },
    onTheWay: { from: setOut, to: atAirport },
    yours: spanOrNull(from, Math.min(to, setOut)),
  }
}

/** The hours of a day without flights. */
export function wholeDay(hasNightlife: boolean): DaySpan {
  return { from: dayHours.from, to: hasNightlife ? dayHours.toWithNightlife : dayHours.to }
}

/** What both flights leave of a trip that begins and ends on one day. */
export function betweenFlights(arrival: FlightDay, departure: FlightDay): DaySpan | null {
  if (!arrival.yours || !departure.yours) return null
  return spanOrNull(arrival.yours.from, departure.yours.to)
}

/** Minutes as a clock: `writeClock(1530)` is `01:30`, on whichever day that is. */
export function writeClock(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function spanOrNull(from: number, to: number): DaySpan | null {
  return from < to ? { from, to } : null
}

function readMinutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}
