import { countSmallChildren } from '#domain/trips/answers/companions.ts'
import type { TripParty } from '#domain/trips/answers/trips.ts'
import { clinicFeesOf } from './clinic-fees.ts'
import type { LegMode, Plan, PlanLeg, StopKind } from './plans.ts'

const freeRides: readonly LegMode[] = ['subway', 'bus', 'transit']
// A bus that goes farther is a coach.
const cityBusMetres = 20_000
const eaten: readonly StopKind[] = ['meal', 'cafe']

/**
 * What a plan costs all of a party. Its sums are for one adult; one of them is treated. Prices for children are not
 * known, so entries, taxis, trains, coaches and flights count for a small child too, and everything for an older one.
 */
export function costOfParty({ days, totals }: Pick<Plan, 'days' | 'totals'>, party: TripParty): number {
  const stops = days.flatMap((day) => day.stops)
  const fees = clinicFeesOf(stops)
  const meals = stops.filter(({ kind }) => eaten.includes(kind)).map(({ cost }) => cost)
  const legs = [...stops.map(({ leg }) => leg), ...days.map(({ returnLeg }) => returnLeg)]
  const unpaid = sum(meals) + sum(legs.map(fareNotPaid))
  const people = party.adults + party.childAges.length
  return fees + (totals.cost - fees) * people - unpaid * countSmallChildren(party)
}

function fareNotPaid(leg: PlanLeg | null): number {
  if (!leg || !freeRides.includes(leg.mode)) return 0
  return leg.mode === 'bus' && leg.metres > cityBusMetres ? 0 : leg.cost
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
