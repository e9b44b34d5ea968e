import type { PlanBase, PlanLeg } from '#domain/trips/plan/plans.ts'

/** A longer move leaves no time for lunch on its day. */
export const longestMove = 300
// Half of the time of a move counts as lost, in addition to the shorter first day.
const lostOfMove = 0.5 / 600
// Whoever comes back to the first city on the way loses more than a day of popular places, and less than a named place.
const lostOfReturn = 1

type Based = { base: PlanBase }
type Asked<City extends Based> = {
  first: City
  last: City
  end: PlanBase
  leastAtFirst: number
  /** The trip ends in its last city and does not come back. */
  isOpen: boolean
  legBetween: (from: PlanBase, to: PlanBase) => PlanLeg
}

/** The order of the cities of a trip, the moves between them, and where a night at the first one breaks a long move. */
export function orderCities<City extends Based>({ first, last, end, leastAtFirst, isOpen, legBetween }: Asked<City>) {
  type Nights = ReadonlyMap<City, number>
  const { base } = first
  return { shortestOrder, movesOf, staysBetween, lostOnWays }

  function movesOf(order: readonly City[], nights: Nights): PlanLeg[] {
    const bases = [base, ...listStops(order, nights), ...(isOpen ? [] : [end])]
    return bases.slice(1).map((to, at) => legBetween(bases[at] ?? base, to))
  }

  /** The bases between the first and the last one: a night at the first one breaks a move that is too long. */
  function listStops(order: readonly City[], nights: Nights): PlanBase[] {
    let spare = (nights.get(first) ?? 0) - leastAtFirst - (first === last && !isOpen ? 1 : 0)
    const stops = order.flatMap(({ base: to }, at): PlanBase[] => {
      const from = order[at - 1]?.base ?? base
      return isBroken(from, to) ? [base, to] : [to]
    })
    const before = order.at(-1)?.base ?? base
    return !isOpen && isBroken(before, end) ? [...stops, base] : stops

    function isBroken(from: PlanBase, to: PlanBase): boolean {
      const isTooLong = from !== base && to !== base && legBetween(from, to).minutes > longestMove && spare > 0
      const isShorter = [from, to].every((other) => legBetween(base, other).minutes <= longestMove)
      if (isTooLong && isShorter) spare -= 1
      return isTooLong && isShorter
    }
  }

  /** The stays between the first and the last city, in the order with the least travel time. */
  function staysBetween(nights: Nights): { base: PlanBase; nights: number }[] {
    const order = shortestOrder(nights)
    const countOf = (stop: PlanBase) => nights.get(order.find((city) => city.base === stop) ?? first) ?? 0
    return listStops(order, nights).map((stop) => ({ base: stop, nights: stop === base ? 1 : countOf(stop) }))
  }

  /** The order of the cities between the first and the last one with the least travel time. */
  function shortestOrder(nights: Nights): City[] {
    const cities = [...nights].flatMap(([city, count]) =>
      city === first || city === last || count === 0 ? [] : [city],
    )
    const lostIn = (order: readonly City[]) => lostOnWays(movesOf(order, nights), order)
    return listOrders(cities).reduce((best, order) => (lostIn(order) < lostIn(best) ? order : best))
  }

  /** What these moves lose, and each return to the first city between others. */
  function lostOnWays(moves: readonly PlanLeg[], order: readonly City[]): number {
    const minutes = moves.reduce((sum, move) => sum + move.minutes, 0)
    return minutes * lostOfMove + (moves.length - Number(!isOpen) - order.length) * lostOfReturn
  }
}

function listOrders<T>(values: readonly T[]): T[][] {
  if (values.length === 0) return [[]]
  return values.flatMap((value, at) => listOrders(values.toSpliced(at, 1)).map((rest) => [value, ...rest]))
}
