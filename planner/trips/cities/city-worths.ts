import { isSamePoint, type Point, straightMetres } from '#domain/korea/distances.ts'
import { islandOf } from '#domain/korea/islands.ts'
import { mealKinds } from '#domain/places/places.ts'
import type { PlanBase, PlanLeg, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { tablesFor } from '#planner/trips/meals/tables-for.ts'
import { daysOf, daysOfQuarter, daysOfRegions, greatFrom, namedRows } from './named-days.ts'
import { longestMove, orderCities } from './city-orders.ts'
import { farthestMetres, isBesideCapital, longestDayTripMinutes, reachFrom } from './day-trips.ts'
import { type BaseFacts, inRegion, planBaseOf, staysIn, townOf } from './trip-base.ts'

// A named place is worth more than a day of popular places. Near a base it takes half a day, or its visit and the
// travel there and back. Far from a base it takes a whole day.
const namedWorth = 3
// One night on an island, or less than so many days, is worth little.
const leastOnIsland = 1.5
const worthOfGlimpse = 0.3
// Named places as near to each other as this are seen together.
const quarterMetres = 3000
// The share of the first day in a city that is left after the move.
const firstDayShare = 0.5
const popularADay = 4
const famousFrom = 4
// A day in a city with few popular places is worth half of one in the best cities.
const leastQuality = 0.5
const popularOfTheBest = 70
// Each further day in a city is worth this share of the one before.
const nextDayShare = 0.8
const manyGreat = 5
const worthOfGreat = 0.1
// A named city that is visited from another one loses so much of its days on the ways.
const daysOnWays = 0.5
const worthOfNamedRegion = 0.3
// A longer move leaves no time for lunch: no named place is worth it.
const lostOfLongMove = 2 * namedWorth
const lostOfLongEnd = 1.2
// With a limit for the whole trip, moves may cost at most half of it, and reduce what is left for the days.
const mostOfMoney = 0.5
const moneyShare = 0.5
// Each day needs a lunch and a dinner, and not all restaurants are open. A city with few is not a base, but for a night
// near a named place.
const mealsADay = 3
const leastNights = 2

/** The input of choosing the nights of a trip. */
export type NightFacts = {
  wishes: TripWishes
  facts: BaseFacts
  /** Where the first night is. */
  base: PlanBase
  legOf: (from: Point, to: Point) => PlanLeg
}

/** How a named place is visited from a city, and the share of a day that it takes; where it is, beside its city. */
type Seen = { how: 'near' | 'far'; days: number; row?: PlanPlace; isIsland?: boolean }

/** A possible base: how named places are visited from it, and the number and fame of its popular places. */
export type City = {
  base: PlanBase
  sees: (Seen | null)[]
  popular: number
  famous: number
  /** Sights near it that no guide leaves out, whatever the interests. */
  great: number
  mostNights: number
  isInNamedRegion: boolean
}
/** How many nights each city has. */
export type Nights = ReadonlyMap<City, number>

/** The first and the last city, the candidates between them, and the value of nights in each. */
export function describeCities(
  { wishes, facts, base, legOf }: NightFacts,
  end: PlanBase,
  { leastAtFirst, isOpen }: { leastAtFirst: number; isOpen: boolean } = { leastAtFirst: 1, isOpen: false },
) {
  const { catalogue, stays } = facts
  const named = namedRows(wishes, catalogue)
  const daysOfNamed = daysOfRegions(wishes, catalogue)
  const isLiked = ({ interests }: PlanPlace) => interests.some((interest) => wishes.interests.includes(interest))
  const popular = catalogue.filter(
    (row) => row.categories?.includes('popular') && !mealKinds.includes(row.kind) && isLiked(row),
  )
  const tables = tablesFor(wishes, catalogue)
  const describe = (city: PlanBase): City => {
    const { isNear, isOnDayTrip } = reachFrom(city, legOf)
    return {
      base: city,
      sees: named.map((row) => {
        const ofRegion = daysOfNamed.get(row)
        // A region is seen from each of its beds, also far from its first sight.
        if (ofRegion !== undefined && isStayOf(row, city))
          return { how: 'near', days: ofRegion, isIsland: islandOf(row) !== null }
        if (ofRegion === undefined && isNear(row)) return { how: 'near', days: daysOf(row), row }
        // A named town with beds of its own is not seen from another town that nobody named.
        const isElsewhere = ofRegion !== undefined && isOfBeds(row) && !isEnd(city) && !isInNamedRegion(city)
        return !isElsewhere && (isNear(row) || isOnDayTrip(row))
          ? { how: 'far', days: Math.max(1, (ofRegion ?? 0) + daysOnWays) }
          : null
      }),
      popular: popular.filter(isNear).length,
      famous: popular.filter((row) => isNear(row) && (row.fame ?? 1) >= famousFrom).length,
      great: catalogue.filter((row) => (row.headline ?? 0) >= greatFrom && isNear(row)).length,
      mostNights: nightsOfTables(city, tables),
      isInNamedRegion: isInNamedRegion(city),
    }
  }
  const legs = new Map<PlanBase, Map<PlanBase, PlanLeg>>()
  const legBetween = (from: PlanBase, to: PlanBase) => {
    const known = legs.get(from) ?? new Map<PlanBase, PlanLeg>()
    const leg = known.get(to) ?? legOf(from, to)
    legs.set(from, known.set(to, leg))
    return leg
  }
  const regions = wishes.places.flatMap((wish) => {
    if (wish.kind !== 'region') return []
    const rows = inRegion(wish.region, catalogue)
    return [{ rows, stays: staysIn(rows, stays) }]
  })
  const isStayOf = (row: PlanPlace, city: PlanBase) =>
    regions.some((region) => region.rows.includes(row) && region.stays.some((stay) => isSamePoint(stay, city)))
  const isOfBeds = (row: PlanPlace) => regions.some(({ rows, stays: own }) => rows.includes(row) && own.length > 0)
  const isEnd = (city: PlanBase) => [base, end].some((other) => isSamePoint(other, city))
  const isInNamedRegion = (city: PlanBase) =>
    regions.some((region) => region.stays.some((stay) => isSamePoint(stay, city)))
  const ends = [base, end].map((each) => reachFrom(each, legOf))
  const isSeenFromEnds = (row: PlanPlace) => ends.some(({ isNear, isOnDayTrip }) => isNear(row) || isOnDayTrip(row))
  const unseen = named.filter((row) => !isSeenFromEnds(row))
  const isNearUnseen = (stay: PlanBase) => unseen.some((row) => straightMetres(stay, row) <= farthestMetres)
  // A city within a day trip is not another base, unless the traveller named its region or a place beyond it.
  const isAnotherCity = (stay: PlanBase, other: PlanBase) =>
    straightMetres(stay, other) > farthestMetres &&
    (legBetween(stay, other).minutes > longestDayTripMinutes || isInNamedRegion(stay) || isNearUnseen(stay))
  // From where a place was named one may come back to the first city before the last one.
  const isWithinMove = (stay: PlanBase) =>
    [base, ...(isNearUnseen(stay) ? [] : [end])].every((other) => legBetween(stay, other).minutes <= longestMove)
  const first = describe(base)
  const last = end === base ? first : describe(end)
  const quarters = stays.map(planBaseOf)
  // A named place that is farther from the first city is reached from one on the way.
  const isOnWay = (stay: PlanBase) =>
    isNearUnseen(stay) &&
    quarters.some((other) => isWithinMove(other) && legBetween(other, stay).minutes <= longestMove)
  const between = [...quarters, ...townsOfUnseen(quarters)]
    .filter((stay) => !isBesideCapital(stay) && (isWithinMove(stay) || isOnWay(stay)))
    .filter((stay) => [base, end].every((other) => isAnotherCity(stay, other)))
    .map(describe)
    .filter(({ base: stay, mostNights }) => mostNights >= (isNearUnseen(stay) ? 1 : leastNights))
  const orders = orderCities({ first, last, end, leastAtFirst, isOpen, legBetween })
  return { first, last, between, describe, staysBetween: orders.staysBetween, worthOf }

  /** The towns of named places that are too far from every base. */
  function townsOfUnseen(bases: readonly PlanBase[]): PlanBase[] {
    const reaches = [base, end, ...bases].map((each) => reachFrom(each, legOf))
    return named
      .filter((row) => !reaches.some(({ isNear, isOnDayTrip }) => isNear(row) || isOnDayTrip(row)))
      .map((row) => townOf(row, catalogue))
  }

  /** The value of all nights, less the time and money of the moves. */
  function worthOf(nights: Nights): number {
    const slept = [...nights.keys()]
    const order = orders.shortestOrder(nights)
    const worths = slept.map((city) => {
      const seen = city.sees.flatMap((each, at) => (each && isBestFor(city, at, slept) ? [each] : []))
      // Nobody leaves it on the last day.
      const more = isOpen && city === order.at(-1) ? 1 : 0
      return worthOfCity(city, withoutUnseen(seen, wholeDaysIn(city, nights) + more), daysIn(city, nights), more)
    })
    const moves = orders.movesOf(order, nights)
    // The last move is as long as a flight makes it. A city on the way is reached from another one, not at once.
    const isTooLong = ({ minutes }: PlanLeg) => minutes > longestMove
    const tooLong = moves.slice(0, isOpen ? undefined : -1).filter(isTooLong).length
    const isLastTooLong = order.length > 0 && !isOpen && moves.slice(-1).some(isTooLong)
    const money = wishes.tripLimit === null ? 0 : sum(moves.map(({ cost }) => cost)) / Math.max(1, wishes.tripLimit)
    return money > mostOfMoney
      ? -Infinity
      : sum(worths) +
          sum(order.map(worthOfBase)) -
          tooLong * lostOfLongMove -
          (isLastTooLong ? lostOfLongEnd : 0) -
          orders.lostOnWays(moves, order) -
          money * wishes.days * moneyShare
  }

  /** Whether a named place is visited from this city rather than from another base. */
  function isBestFor(city: City, at: number, slept: readonly City[]): boolean {
    const near = slept.find(({ sees }) => sees[at]?.how === 'near')
    return city === (near ?? slept.find(({ sees }) => sees[at]?.how === 'far'))
  }

  function daysIn(city: City, nights: Nights): number {
    const slept = (nights.get(city) ?? 0) + (city === last && last !== first ? 1 : 0)
    return city === first ? slept : slept - 1 + firstDayShare
  }

  /** The number of days that start and end in the city, without those of the flights. */
  function wholeDaysIn(city: City, nights: Nights): number {
    const slept = nights.get(city) ?? 0
    if (city !== first && city !== last) return slept - 1
    return (
      slept - Number(city === first && wishes.arrival !== null) - Number(city === last && wishes.departure !== null)
    )
  }
}

/** Of two cities from which a named place is seen, the named one is slept in, or the one with more great sights. */
function worthOfBase({ isInNamedRegion, great }: City): number {
  return (isInNamedRegion ? worthOfNamedRegion : 0) + Math.min(1, great / manyGreat) * worthOfGreat
}

/**
 * The value of days in a city, `more` of them after its last night: named places first, then popular places in the
 * remaining days.
 */
function worthOfCity(
  { popular, famous, mostNights }: City,
  seen: readonly Seen[],
  slept: number,
  more: number,
): number {
  const days = slept + more
  const needed = daysNeeded(seen)
  const share = needed === 0 ? 0 : Math.min(1, Math.max(0, days) / needed)
  const free = Math.max(0, Math.min(Math.min(days, mostNights + 1) - needed, popular / popularADay))
  const quality = Math.min(1, leastQuality + (popular + 2 * famous) / popularOfTheBest)
  // Half a day shows much of a named city, and nothing of a mountain.
  const worths = seen.map(({ how, row, isIsland }) => {
    if (isIsland && slept < leastOnIsland) return namedWorth * worthOfGlimpse
    return namedWorth * (how === 'near' && !row ? Math.sqrt(share) : share)
  })
  return sum(worths) + (quality * (1 - nextDayShare ** free)) / (1 - nextDayShare)
}

/** The days that named places take; those of one quarter are seen together. */
function daysNeeded(seen: readonly Seen[]): number {
  const quarters: [PlanPlace, ...PlanPlace[]][] = []
  for (const { row } of seen) {
    const beside = row && quarters.find(([first]) => straightMetres(first, row) <= quarterMetres)
    if (row && beside) beside.push(row)
    else if (row) quarters.push([row])
  }
  return sum([...seen.map(({ days, row }) => (row ? 0 : days)), ...quarters.map(daysOfQuarter)])
}

/** A day before a move leaves no time for a day trip. */
function withoutUnseen(seen: readonly Seen[], wholeDays: number): Seen[] {
  const far = seen.filter(({ how }) => how === 'far').slice(0, Math.max(0, wholeDays))
  return [...seen.filter(({ how }) => how === 'near'), ...far]
}

/** The number of nights that a city has enough tables for. */
export function nightsOfTables(city: Point, tables: readonly PlanPlace[]): number {
  return Math.floor(tables.filter((table) => straightMetres(city, table) <= farthestMetres).length / mealsADay)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
