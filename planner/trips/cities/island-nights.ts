import { isSamePoint } from '#domain/korea/distances.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanBase } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { type BaseFacts, planBaseOf } from './trip-base.ts'

// The south and the north of Jeju are an hour and a half of buses apart.
const leastNights = 4
// An earlier flight home is not reached from the south without getting up in the dark.
const earlyFlight = 13 * 60

/**
 * The nights of a longer trip to Jeju City alone with the later half of them in Seogwipo, or the earlier half where an
 * early flight leaves the island. From and to another city the south is another hour from the airport. Whoever drives,
 * said where the bed is, or wants one city, moves nowhere.
 */
export function shareIsland(
  nights: readonly [PlanBase, ...PlanBase[]],
  wishes: TripWishes,
  { stays }: Pick<BaseFacts, 'stays'>,
): [PlanBase, ...PlanBase[]] {
  const [first, ...others] = nights
  const [north, south] = ['Jeju City', 'Seogwipo'].map((name) => stays.find(({ city }) => city.en === name))
  const count = wishes.days - 1
  const isAllNorth = north !== undefined && nights.every((base) => isSamePoint(base, north))
  if (!south || !isAllNorth || count < leastNights || !mayMove(wishes)) return [first, ...others]
  const inSouth = Math.floor(count / 2)
  const isFirst = leavesEarly(wishes)
  const isSouth = (night: number) => (isFirst ? night < inSouth : night >= count - inSouth)
  const [base, ...later] = Array.from({ length: count }, (_, night) => (isSouth(night) ? planBaseOf(south) : first))
  return [base ?? first, ...later]
}

function mayMove({ beds, cities, treatments, places, nights, drives }: TripWishes): boolean {
  const isOfTown = places.some((wish) => wish.kind === 'region' && wish.region.name.en === 'Jeju City')
  return !drives && beds.length === 0 && cities !== 'one' && treatments.length === 0 && !isOfTown && nights.length <= 1
}

function leavesEarly({ departure }: TripWishes): boolean {
  return departure?.airport === 'CJU' && minutesOfPlanClock(departure.time) < earlyFlight
}
