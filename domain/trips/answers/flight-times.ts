import type { Airport, TripFlight } from './trips.ts'

/** Minutes from landing to leaving the airport: passport control, baggage, a transit card. */
const minutesAfterLanding = 75

/**
 * How early to be at the airport: three hours before an international flight, as airlines advise, and two before a
 * domestic one. Flights from Gimpo and Jeju are treated as domestic, all others as international.
 */
export function minutesBeforeTakeOff(airport: Airport): number {
  return airport === 'GMP' || airport === 'CJU' ? 120 : 180
}

/** The default hours of a day in minutes after midnight; with nightlife a day ends at midnight. */
const dayHours = { from: 9 * 60, to: 22 * 60, toWithNightlife: 24 * 60 } as const

/**
 * Minutes from the airport to a hotel in the city it serves. Estimates from memory on 2026-11-22: the train from
 * Incheon to Seoul takes 43 to 51 minutes, and the way to the hotel 20 more.
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

const wholeDayMinutes = 1440

/** A time span in minutes after midnight of a day; below 0 is the day before, above 1440 the day after. */
export type DaySpan = { from: number; to: number }

/** How a flight divides its day, all estimated. `yours` is the time left for the trip; null when there is none. */
export type FlightDay = { atAirport: DaySpan; onTheWay: DaySpan; yours: DaySpan | null }

/** The day of arrival: time at the airport, the transfer into the city, and the hours left. */
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

/** The day of departure: the hours until the transfer, the transfer, and the time at the airport. */
export function departureDay({ airport, time }: TripFlight, hasNightlife: boolean): FlightDay {
  const takeOff = readMinutes(time)
  const atAirport = takeOff - minutesBeforeTakeOff(airport)
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

/** The time between both flights of a one-day trip; null when there is none. */
export function betweenFlights(arrival: FlightDay, departure: FlightDay): DaySpan | null {
  if (!arrival.yours || !departure.yours) return null
  return spanOrNull(arrival.yours.from, departure.yours.to)
}

type Flights = { arrival: TripFlight | null; departure: TripFlight | null; days: number }

const wholeCalendarDay: DaySpan = { from: 0, to: 29 * 60 }

/**
 * The time in the city that flights leave on a day; null when there is none. For a take-off soon after midnight the
 * transfer to the airport falls on the evening before.
 */
export function roomBetweenFlights({ arrival, departure, days }: Flights, day: number): DaySpan | null {
  const from = day === 0 && arrival ? outOfAirport(arrival) + minutesIntoCity[arrival.airport] : wholeCalendarDay.from
  const left = departure ? backAtAirport(departure) - minutesIntoCity[departure.airport] : Infinity
  const isLast = day === days - 1
  const to = isLast ? left : left < 0 && day === days - 2 ? left + wholeDayMinutes : Infinity
  return spanOrNull(from, Math.min(wholeCalendarDay.to, to))
}

/** Whether flights leave no time in the city on any day. */
export function leaveNoHours(flights: Flights): boolean {
  return Array.from({ length: flights.days }).every((_, day) => roomBetweenFlights(flights, day) === null)
}

/** The latest arrival at the airport, in minutes after midnight of the flight's day; negative on the evening before. */
export function backAtAirport({ airport, time }: TripFlight): number {
  return readMinutes(time) - minutesBeforeTakeOff(airport)
}

/** When the traveller leaves the airport after landing, in minutes after midnight. */
export function outOfAirport({ time }: TripFlight): number {
  return readMinutes(time) + minutesAfterLanding
}

// A meal takes an hour, and its start has to be movable by half an hour.
const mealMinutes = 60
const mealChoice = 30

/** Whether a time span has room for a meal that starts within the meal's hours. */
export function hasTimeForMeal(room: DaySpan | null, hours: DaySpan): boolean {
  if (room === null) return false
  return Math.min(room.to - mealMinutes, hours.to) - Math.max(room.from, hours.from) >= mealChoice
}

/** Formats minutes as a clock time and drops the day: `writeClock(1530)` is `01:30`. */
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
