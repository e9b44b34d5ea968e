import type { StoryDay, StoryStop } from '#domain/trip-story.ts'
import type { Airport, TripFlight } from '#domain/trips.ts'
import type { PhraseDecks } from './phrase-decks.ts'
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

/** A move between cities. No timetable is known, so it names no train. */
export function tellMove(stop: StoryStop, to: string, decks: PhraseDecks): string {
  const { leg } = stop
  const how = nameOf(stop) || `the way to ${baseName(to)}`
  const depart = clockAt(minutesOf(stop.arrive) - (leg?.minutes ?? 0))
  const time = leg ? `about ${wayTime(leg.minutes)}` : 'the time that it takes'
  const fare = leg && leg.cost > 0 ? `, about ${won(leg.cost)}` : ''
  const told = decks.draw<string>('move', [
    `Set out at about ${depart}: ${how} takes ${time} with the ways to and from it${fare}. By ${clockOf(stop.arrive)} you are in ${baseName(to)}, where the bags go first.`,
    `Now the journey: ${how}, leaving at about ${depart}, ${time} with the ways at both ends${fare}. You reach ${baseName(to)} by ${clockOf(stop.arrive)} and leave the bags there.`,
    `${capital(how)} is planned for about ${depart}: ${time} in all${fare}, and ${baseName(to)} by ${clockOf(stop.arrive)}, where you drop the bags.`,
  ])
  return `${told} This guide holds no timetable, so take the departure nearest to it and book a seat.`
}

/** The first hours after a landing. */
export function tellArrival({ airport, time }: TripFlight, day: StoryDay): string {
  const [first] = day.stops
  const leaves = first ? clockAt(minutesOf(first.arrive) - (first.leg?.minutes ?? 0)) : null
  return `You land at ${airports[airport]} at ${time}.${leaves === null ? '' : ` With passport and bags, the plan has you leave the airport at about ${leaves}.`}`
}

/** The way to the flight home. */
export function tellDeparture({ airport, time }: TripFlight, day: StoryDay): string {
  const last = day.stops.at(-1)
  const there = last && day.returnLeg ? clockAt(minutesOf(last.leave) + day.returnLeg.minutes) : null
  const way = day.returnLeg ? `, a way of about ${wayTime(day.returnLeg.minutes)}` : ''
  return `Your flight leaves ${airports[airport]} at ${time}${there === null ? '' : `; the plan has you there by ${there}${way}`}. Fetch your bags before.`
}
