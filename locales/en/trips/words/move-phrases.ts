import type { StoryDay, StoryStop } from '#domain/trips/plan/trip-story.ts'
import type { Airport, TripFlight } from '#domain/trips/answers/trips.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { joined } from './stop-descriptions.ts'
import { baseName, isAirport, nameOf } from './stop-names.ts'
import { capital, clockAt, clockOf, minutesOf, wayTime, won } from './trip-figures.ts'

export const airports: Record<Airport, string> = {
  ICN: 'Incheon Airport',
  GMP: 'Gimpo Airport',
  PUS: 'Gimhae Airport, which serves Busan',
  CJU: 'Jeju Airport',
  TAE: 'Daegu Airport',
  CJJ: 'Cheongju Airport',
  MWX: 'Muan Airport',
}

/** A move between cities. No timetable is known, so it names no departure. */
export function presentMove(
  stop: StoryStop,
  { to, tellsTimetables, isFirstStop }: { to: string; tellsTimetables: boolean; isFirstStop: boolean },
  decks: PhraseDecks,
): string {
  const { leg, stations } = stop
  const name = nameOf(stop)
  const how =
    name === ''
      ? `the way to ${baseName(to)}`
      : `the ${name.replace(/^(?:Bus|Express bus|Ferry|Flight|Journey|Subway|Taxi|Train)\b/u, (kind) => kind.toLowerCase())}`
  const time = leg ? `about ${wayTime(leg.minutes)} from door to door` : 'as long as it takes'
  const there = baseName(to)
  const way = isFirstStop
    ? decks.draw<string>('first-move', [`The day begins with ${how}, ${time}.`, `First comes ${how}, ${time}.`])
    : decks.draw<string>('move', [
        `Then comes ${how}, ${time}.`,
        `Now the journey: ${how}, ${time}.`,
        `${capital(how)} is next, ${time}.`,
      ])
  // To a flight one takes the bags along.
  const bags = isAirport(to)
    ? ''
    : decks.draw<string>('bags', [
        `In ${there} you drop your bags first.`,
        `Leave your bags in ${there} before anything else.`,
      ])
  const between = stations
    ? `You get on at ${stations.from.en} (${stations.from.ko}) and off at ${stations.to.en} (${stations.to.ko}).`
    : ''
  const table = tellsTimetables
    ? 'This guide holds no timetable: take the departure nearest to the time in the plan, and book a seat before.'
    : ''
  return joined(way, bags, between, table)
}

/** The first hours after a landing. */
export function presentArrival({ airport, time }: TripFlight, through: number, out: string | null): string {
  return joined(`You land at ${airports[airport]} at ${time}.`, out === null ? '' : sayLeaving(through, out))
}

// After a landing at dawn one waits for the city to wake up.
const worthBreakfast = 45
const latestBreakfast = 10.5 * 60

function sayLeaving(through: number, out: string): string {
  if (minutesOf(out) - through < worthBreakfast)
    return `With passport control and bags, count on leaving the airport at about ${out}.`
  const ready = `With passport control and bags you are through by about ${clockAt(through)}.`
  return minutesOf(out) <= latestBreakfast
    ? `${ready} Have breakfast there, and set out at about ${out}: little is open before.`
    : `${ready} Eat something there, and set out at about ${out}.`
}

type Way = { minutes: number } | null

/** Days on which a flight leaves no hours for the trip. */
export const presentFlightAlone = {
  here: ({ airport, time }: TripFlight, through: number, way: Way) =>
    joined(
      `You land at ${airports[airport]} at ${time}. With passport control and bags you are through by about ${clockAt(through)}.`,
      way ? `The way to your room takes about ${wayTime(way.minutes)}.` : '',
    ),
  home: ({ airport, time }: TripFlight, backAt: number, way: Way) =>
    joined(
      `Your flight leaves ${airports[airport]} at ${time}; be there by ${clockAt(backAt)}.`,
      way
        ? `Set out at about ${clockAt(backAt - way.minutes)}: the airport is about ${wayTime(way.minutes)} away.`
        : '',
    ),
}

/** The way to the flight home. On a stopover the bags are at the airport. */
export function presentDeparture(
  { airport, time }: TripFlight,
  { stops, returnLeg }: StoryDay,
  isStopover: boolean,
): string {
  const last = stops.at(-1)
  const flight = `Your flight leaves ${airports[airport]} at ${time}.`
  if (!last || !returnLeg) return flight
  const there = clockAt(minutesOf(last.leave) + returnLeg.minutes)
  const fare = returnLeg.cost > 0 ? ` (${won(returnLeg.cost)})` : ''
  return `${isStopover ? 'Set' : 'Fetch your bags and set'} out at ${clockOf(last.leave)}: the airport is about ${wayTime(returnLeg.minutes)} away${fare}, so you are there by ${there}. ${flight}`
}

/** The way to the station on the last day. */
export function presentTrainHome({ stops, returnLeg, to }: StoryDay): string {
  const last = stops.at(-1)
  if (!last || !returnLeg) return `Your train leaves from ${to}.`
  const there = clockAt(minutesOf(last.leave) + returnLeg.minutes)
  const fare = returnLeg.cost > 0 ? ` (${won(returnLeg.cost)})` : ''
  return `Fetch your bags and set out at ${clockOf(last.leave)}: ${to} is about ${wayTime(returnLeg.minutes)} away${fare}, so you are there by ${there}, in time for your train.`
}
