import type { Airport, TripFlight } from './trips.ts'

/** From landing until one leaves the airport: passport, bags, a card for the subway. */
const minutesAfterLanding = 75

/**
 * When one has to be at the airport: three hours before an international flight, as airlines advise, two before a
 * domestic one. From Gimpo and Jeju most flights are domestic. Who goes home from one of the others flies abroad.
 */
export function minutesBeforeTakeOff(airport: Airport): number {
  return airport === 'GMP' || airport === 'CJU' ? 120 : 180
}

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

const wholeDayMinutes = 1440

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

/** What both flights leave of a trip that begins and ends on one day. */
export function betweenFlights(arrival: FlightDay, departure: FlightDay): DaySpan | null {
  if (!arrival.yours || !departure.yours) return null
  return spanOrNull(arrival.yours.from, departure.yours.to)
}

type Flights = { arrival: TripFlight | null; departure: TripFlight | null; days: number }

const wholeCalendarDay: DaySpan = { from: 0, to: 29 * 60 }

/**
 * The part of a day of a trip that flights leave in the city; null when they leave nothing. Who takes off soon after midnight
 * sets out on the evening before.
 */
export function roomBetweenFlights({ arrival, departure, days }: Flights, day: number): DaySpan | null {
  const from = day === 0 && arrival ? outOfAirport(arrival) + minutesIntoCity[arrival.airport] : wholeCalendarDay.from
  const left = departure ? backAtAirport(departure) - minutesIntoCity[departure.airport] : Infinity
  const isLast = day === days - 1
  const to = isLast ? left : left < 0 && day === days - 2 ? left + wholeDayMinutes : Infinity
  return spanOrNull(from, Math.min(wholeCalendarDay.to, to))
}

/** The moment at which one has to be at the airport, in minutes after the midnight of that day; below 0 on the evening before. */
export function backAtAirport({ airport, time }: TripFlight): number {
  return readMinutes(time) - minutesBeforeTakeOff(airport)
}

/** The moment at which one leaves the airport after landing. */
export function outOfAirport({ time }: TripFlight): number {
  return readMinutes(time) + minutesAfterLanding
}

// An hour at a table, and half an hour of choice when to sit down.
const mealMinutes = 60
const mealChoice = 30

/** Whether a part of a day leaves time for a meal that begins within its hours. */
export function hasTimeForMeal(room: DaySpan | null, hours: DaySpan): boolean {
  if (room === null) return false
  return Math.min(room.to - mealMinutes, hours.to) - Math.max(room.from, hours.from) >= mealChoice
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
