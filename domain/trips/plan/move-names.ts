import { airportBase } from '#domain/korea/airports.ts'
import { placeOfKept } from '#domain/korea/train-stations.ts'
import { isSamePoint } from '#domain/korea/distances.ts'
import type { PlanBase, PlanDay, PlanLeg, PlanStop } from './plans.ts'
import { cityAt, moveOf } from './trip-cities.ts'
import { airports, trainStations } from '#domain/trips/answers/trips.ts'

const modeNames: Partial<Record<PlanLeg['mode'], string>> = {
  ktx: 'KTX',
  train: 'Train',
  bus: 'Bus',
  flight: 'Flight',
  ferry: 'Ferry',
  taxi: 'Taxi',
  car: 'Drive',
  subway: 'Subway',
}

const gates = [...airports, ...trainStations].map(placeOfKept)

// A ride into the city that an airport serves is no longer than this.
const nearMetres = 100_000

/** Whether a ride leads from an airport or a station into its city: nobody looks up a departure. */
export function isRideIntoCity({ from }: Pick<PlanDay, 'from'>, leg: Pick<PlanLeg, 'metres'> | null): boolean {
  return leg !== null && leg.metres <= nearMetres && gates.some((one) => isSamePoint(one, from))
}

/** The move to another city on a day, if there is one; the ride from an airport into its own city is none. */
export function journeyOf(day: PlanDay | undefined): PlanStop | null {
  const move = moveOf(day)
  return day && move && !isRideIntoCity(day, move.leg) ? move : null
}

/**
 * The name of a move, after the airport or the city where it ends; within a city after the quarter: `KTX to Busan`.
 */
export function nameOfMove(mode: PlanLeg['mode'] | null, to: PlanBase, from: PlanBase | null = null): string {
  const isWithin = from !== null && cityAt(from).id === cityAt(to).id
  const airport = airports.map(airportBase).find((one) => isSamePoint(one, to))
  return `${(mode && modeNames[mode]) ?? 'Journey'} to ${airport?.name ?? (isWithin ? to.name : cityAt(to).name.en)}`
}
