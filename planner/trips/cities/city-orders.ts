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
  // Nights are shared in many ways between the same cities.
  const orders = new Map<string, readonly City[]>()
  const numbers = new Map<City, number>()
  return { shortestOrder, movesOf, staysBetween, lostOnWays }

  function movesOf(order: readonly City[], nights: Nights): PlanLeg[] {
    const bases = [base, ...listStops(order, nights), ...(isOpen ? [] : [end])]
    return bases.slice(1).map((to, at) => legBetween(bases[at] ?? base, to))
  }

  /** The bases between the first and the last one: a night at the first one breaks a move that is too long. */
  function listStops(order: readonly City[], nights: Nights): PlanBase[] {
    let spare = spareNights(nights)
    const stops = order.flatMap(({ base: to }, at): PlanBase[] => {
      const from = order[at - 1]?.base ?? base
      return isBroken(from, to) ? [base, to] : [to]
    })
    const before = order.at(-1)?.base ?? base
    return !isOpen && isBroken(before, end) ? [...stops, base] : stops

    function isBroken(from: PlanBase, to: PlanBase): boolean {
      if (!isTooLong(from, to) || spare <= 0) return false
      spare -= 1
      return true
    }
  }

  function spareNights(nights: Nights): number {
    return (nights.get(first) ?? 0) - leastAtFirst - (first === last && !isOpen ? 1 : 0)
  }

  /** Whether a move is too long for a day, and shorter with a stop at the first city. */
  function isTooLong(from: PlanBase, to: PlanBase): boolean {
    if (from === base || to === base || legBetween(from, to).minutes <= longestMove) return false
    return [from, to].every((other) => legBetween(base, other).minutes <= longestMove)
  }

  /** The stays between the first and the last city, in the order with the least travel time. */
  function staysBetween(nights: Nights): { base: PlanBase; nights: number }[] {
    const order = shortestOrder(nights)
    const countOf = (stop: PlanBase) => nights.get(order.find((city) => city.base === stop) ?? first) ?? 0
    return listStops(order, nights).map((stop) => ({ base: stop, nights: stop === base ? 1 : countOf(stop) }))
  }

  /** The order of the cities between the first and the last one with the least travel time. */
  function shortestOrder(nights: Nights): readonly City[] {
    const cities = [...nights].flatMap(([city, count]) =>
      city === first || city === last || count === 0 ? [] : [city],
    )
    const spare = spareNights(nights)
    const key = `${cities.map((city) => numberOf(city)).join()} ${spare}`
    const known = orders.get(key) ?? searchOrder(cities, spare)
    orders.set(key, known)
    return known
  }

  /** Tries each order, and leaves one as soon as it loses more than the best one. */
  function searchOrder(cities: readonly City[], spareAtStart: number): readonly City[] {
    let best: { order: readonly City[]; lost: number } = { order: cities, lost: Infinity }
    const goOn = (order: readonly City[], left: readonly City[], so: { lost: number; spare: number }) => {
      if (so.lost >= best.lost) return
      const from = order.at(-1)?.base ?? base
      if (left.length === 0) {
        const whole = isOpen ? so : stepTo(from, end, so)
        if (whole.lost < best.lost) best = { order, lost: whole.lost }
        return
      }
      for (const [at, city] of left.entries())
        goOn([...order, city], left.toSpliced(at, 1), stepTo(from, city.base, so))
    }
    goOn([], cities, { lost: 0, spare: spareAtStart })
    return best.order
  }

  /** What is lost until the next stop, and the nights at the first city that are left to break a move. */
  function stepTo(from: PlanBase, to: PlanBase, { lost, spare }: { lost: number; spare: number }) {
    if (!isTooLong(from, to) || spare <= 0) return { lost: lost + legBetween(from, to).minutes * lostOfMove, spare }
    const minutes = legBetween(from, base).minutes + legBetween(base, to).minutes
    return { lost: lost + minutes * lostOfMove + lostOfReturn, spare: spare - 1 }
  }

  function numberOf(city: City): number {
    const known = numbers.get(city) ?? numbers.size
    numbers.set(city, known)
    return known
  }

  /** What these moves lose, and each return to the first city between others. */
  function lostOnWays(moves: readonly PlanLeg[], order: readonly City[]): number {
    const minutes = moves.reduce((sum, move) => sum + move.minutes, 0)
    return minutes * lostOfMove + (moves.length - Number(!isOpen) - order.length) * lostOfReturn
  }
}
