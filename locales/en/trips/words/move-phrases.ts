import type { StoryDay, StoryStop } from '#domain/trips/plan/trip-story.ts'
import type { Airport, TripFlight } from '#domain/trips/answers/trips.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { joined } from './stop-descriptions.ts'
import { baseName, nameOf } from './stop-names.ts'
import { capital, clockAt, clockOf, minutesOf, wayTime, won } from './trip-figures.ts'

const airports: Record<Airport, string> = {
  ICN: 'Incheon Airport',
  GMP: 'Gimpo Airport',
  PUS: 'Gimhae Airport, which serves Busan',
  CJU: 'Jeju Airport',
  TAE: 'Daegu Airport',
  CJJ: 'Cheongju Airport',
  MWX: 'Muan Airport',
}

/** A move between cities. No timetable is known, so it names no departure. */
export function presentMove(stop: StoryStop, to: string, isFirst: boolean, decks: PhraseDecks): string {
  const { leg, stations } = stop
  const name = nameOf(stop)
  const how =
    name === ''
      ? `the way to ${baseName(to)}`
      : `the ${name.replace(/^(?:Bus|Express bus|Ferry|Flight|Journey|Subway|Taxi|Train)\b/u, (kind) => kind.toLowerCase())}`
  const depart = clockAt(minutesOf(stop.arrive) - (leg?.minutes ?? 0))
  const time = leg ? `about ${wayTime(leg.minutes)} from door to door` : 'as long as it takes'
  const fare = leg && leg.cost > 0 ? ` and about ${won(leg.cost)}` : ''
  const there = `${baseName(to)} by ${clockOf(stop.arrive)}`
  const told = decks.draw<string>('move', [
    `Leave at about ${depart} for ${how}: ${time}${fare}. You are in ${there} and drop your bags.`,
    `Now the journey: ${how}, leaving at about ${depart}, ${time}${fare}. That puts you in ${there}, bags first.`,
    `${capital(how)} is next, from about ${depart}: ${time}${fare}. Expect to be in ${there} and to leave your bags there.`,
  ])
  const between = stations
    ? `You get on at ${stations.from.en} (${stations.from.ko}) and off at ${stations.to.en} (${stations.to.ko}).`
    : ''
  const table = isFirst
    ? 'This guide holds no timetable: take the departure nearest to that time, and book a seat before.'
    : ''
  return joined(told, between, table)
}

/** The first hours after a landing. */
export function presentArrival({ airport, time }: TripFlight, out: string | null): string {
  const leaving = out === null ? '' : `With passport control and bags, count on leaving the airport at about ${out}.`
  return joined(`You land at ${airports[airport]} at ${time}.`, leaving)
}

/** The way to the flight home. */
export function presentDeparture({ airport, time }: TripFlight, { stops, returnLeg }: StoryDay): string {
  const last = stops.at(-1)
  const flight = `Your flight leaves ${airports[airport]} at ${time}.`
  if (!last || !returnLeg) return flight
  const there = clockAt(minutesOf(last.leave) + returnLeg.minutes)
  const fare = returnLeg.cost > 0 ? ` (${won(returnLeg.cost)})` : ''
  return `Fetch your bags and set out at ${clockOf(last.leave)}: the airport is about ${wayTime(returnLeg.minutes)} away${fare}, so you are there by ${there}. ${flight}`
}
