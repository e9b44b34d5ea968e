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
 * The nights with the later half of a longer stay in Jeju City spent in Seogwipo, or the earlier half where an early
 * flight leaves the island. Whoever drives, said where the bed is, or wants one city, moves nowhere.
 */
export function shareIsland(
  nights: readonly [PlanBase, ...PlanBase[]],
  wishes: TripWishes,
  { stays }: Pick<BaseFacts, 'stays'>,
): [PlanBase, ...PlanBase[]] {
  const [first, ...others] = nights
  const [north, south] = ['Jeju City', 'Seogwipo'].map((name) => stays.find(({ city }) => city.en === name))
  if (!north || !south || !mayMove(wishes) || nights.some((base) => isSamePoint(base, south))) return [first, ...others]
  const isNorth = (base: PlanBase) => isSamePoint(base, north)
  // The last base holds for all nights to come.
  const slept = Array.from({ length: Math.max(1, wishes.days - 1) }, (_, at) => nights[at] ?? nights.at(-1) ?? first)
  const from = slept.findIndex(isNorth)
  const count = slept.filter(isNorth).length
  if (from < 0 || count < leastNights || !slept.slice(from, from + count).every(isNorth)) return [first, ...others]
  const isLast = from + count === slept.length
  const [begin, end] =
    isLast && leavesEarly(wishes) ? [from, from + Math.floor(count / 2)] : [from + Math.ceil(count / 2), from + count]
  const [base, ...later] = slept.map((each, at) => (at >= begin && at < end ? planBaseOf(south) : each))
  return [base ?? first, ...later]
}

function mayMove({ beds, cities, treatments, places, nights, drives }: TripWishes): boolean {
  const isOfTown = places.some((wish) => wish.kind === 'region' && wish.region.name.en === 'Jeju City')
  return !drives && beds.length === 0 && cities !== 'one' && treatments.length === 0 && !isOfTown && nights.length <= 1
}

function leavesEarly({ departure }: TripWishes): boolean {
  return departure?.airport === 'CJU' && minutesOfPlanClock(departure.time) < earlyFlight
}
