import { isSamePoint, type Point, straightMetres } from '#domain/korea/distances.ts'
import { sumOfNights } from '#domain/trips/answers/city-nights.ts'
import type { PlanBase } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { isAsked, layAskedStays, listAskedStays, nightsOfAsked } from './asked-nights.ts'
import { type City, describeCities, type NightFacts, type Nights, nightsOfTables } from './city-worths.ts'
import { daysOf, namedRows } from './named-days.ts'
import { tablesFor } from '#planner/trips/meals/tables-for.ts'
import { type Arranged, arrangeStays, countUnseen, nightsOf, type Stay, type Stays } from './arrange-nights.ts'
import { farthestMetres, isInCapital, reachFrom } from './day-trips.ts'
import { cityOfAirport, usualBase } from './trip-base.ts'

// A trip without chosen areas may have one more city for each period of this many days.
const daysForNext = 7
// A trip of at least this many days that names a region may move within it.
const daysForRegion = 4
// The most cities beside the first one, and in a trip of so many days more of them.
const mostCities = { usual: 6, long: 8 }
const daysForMoreCities = 18
// A move is rarely worth one night, so several nights are tried at once.
const mostNightsAtOnce = 3
// In a trip of at least this many days, the last night is in the city of the flight home.
const daysForOtherEnd = 4

// From this many days on a trip that names a place of a far town sees the capital as well.
const daysForSecond = 5
// The days of such a trip that the capital and the ways there and back take.
const daysBesideTown = 3
const aroundTownMetres = 70_000
const great = 2
const greatADay = 1.6

// So many nights are moved between cities at most, each for a gain of more than a rounding error.
const mostExchanged = 4
const leastGain = 0.01

type Cities = ReturnType<typeof describeCities>

/** Whether the trip may have several bases: not with the wish for one city, nor with too few nights. */
export function maySeeSeveral({ cities, days }: TripWishes): boolean {
  return cities !== 'one' && days > 3
}

/** Whether one base is not enough: a named place is too far from it, or its restaurants do not last for all days. */
export function needsSeveral({ wishes, facts, base, legOf }: NightFacts): boolean {
  if (!maySeeSeveral(wishes)) return false
  if (nightsOfTables(base, tablesFor(wishes, facts.catalogue)) < wishes.days - 1) return true
  const { isNear, isOnDayTrip } = reachFrom(base, legOf)
  return namedRows(wishes, facts.catalogue).some((row) => !isNear(row) && !isOnDayTrip(row))
}

/**
 * Whether a trip is too long for the one far town of which it names a place: its great sights do not last for all days.
 * A whole region or city that is named may be all that is wanted, and so many places that they fill the days.
 */
export function outgrowsTown({ wishes, facts, base }: Pick<NightFacts, 'wishes' | 'facts' | 'base'>): boolean {
  if (!maySeeSeveral(wishes) || wishes.days < daysForSecond || wishes.isFirstTime === false) return false
  if (wishes.places.some(({ kind }) => kind === 'region' || kind === 'area')) return false
  if (isInCapital(base) || fillsTrip({ wishes, facts, base })) return false
  const near = facts.catalogue.filter((row) => straightMetres(base, row) <= farthestMetres)
  return near.filter(({ headline }) => (headline ?? 0) >= great).length < (wishes.days - 1) * greatADay
}

/** Whether what was named around a far town leaves no days for the capital. */
export function fillsTrip({ wishes, facts, base }: Pick<NightFacts, 'wishes' | 'facts' | 'base'>): boolean {
  if (isInCapital(base)) return false
  const named = namedRows(wishes, facts.catalogue)
  const isAround = (row: Point) => straightMetres(base, row) <= aroundTownMetres
  return named.every(isAround) && named.reduce((sum, row) => sum + daysOf(row), 0) > wishes.days - daysBesideTown
}

/**
 * The base of each night; the last day ends where it started. A greedy search moves a few nights at a time from the
 * first base to other cities, always with the highest gain. The cities are visited in the shortest order, on days on
 * which the named places there are open. At least `leastAtFirst` nights are at the first base. The last night is there
 * too (`leastAtEnd`), or in the city of the flight home. Nights that were asked for are as they were asked for; the
 * search shares the others.
 */
export function chooseNights(
  facts: NightFacts,
  { leastAtFirst, leastAtEnd }: LeastNights = { leastAtFirst: 1, leastAtEnd: 1 },
): [PlanBase, ...PlanBase[]] {
  const { wishes, base } = facts
  const all = Math.max(1, wishes.days - 1)
  const asked = listAskedStays(facts)
  if (sumOfNights(asked) >= all) return layAskedStays(asked, { base, all, leastAtFirst })
  const end = endOf(facts)
  const given = { facts, asked, all, leastAtFirst, leastAtEnd }
  const planned = arrangeFor(given, end)
  // A night in the city of the flight home is none for what is open on another day alone.
  const isRoundBetter = planned.shut > 0 && end !== base && asked.length === 0
  const round = isRoundBetter ? arrangeFor(given, base) : planned
  return round.shut < planned.shut ? round.nights : planned.nights
}

type LeastNights = { leastAtFirst: number; leastAtEnd: 0 | 1 }
type Given = LeastNights & { facts: NightFacts; asked: readonly Stay[]; all: number }

/** The base of each night of a trip that ends in a city. */
function arrangeFor({ facts, asked, all, leastAtFirst, leastAtEnd }: Given, end: PlanBase): Arranged {
  const { wishes, base } = facts
  const away = all - leastAtFirst - leastAtEnd
  const limits = limitsOf(facts, end)
  const isSingle = (away === 0 && end === base) || !limits
  if (away < 0 || (isSingle && asked.length === 0)) {
    const nights: Arranged['nights'] = [base, ...repeat(base, all - 1)]
    return { nights, shut: countUnseen(facts, nights) }
  }
  const cities = describeCities(facts, end, { leastAtFirst, isOpen: leastAtEnd === 0 })
  const staysAtBase = asked.filter((stay) => isSamePoint(stay.base, base))
  const atBase = staysAtBase.length > 0 ? sumOfNights(staysAtBase) : undefined
  const isEndAsked = end === base || asked.some((stay) => isSamePoint(stay.base, end))
  const first = nightsOfAsked(cities, asked, { all, mostAway: all - leastAtFirst - (isEndAsked ? 0 : 1) })
  const kept = atBase === undefined ? leastAtFirst + (end === base ? leastAtEnd : 0) : Math.max(atBase, leastAtFirst)
  const free = limits ? (first.get(cities.first) ?? 0) - kept : 0
  const share = { free, limits: limits ?? noOthers, wishes }
  const nights = shareNights(cities, first, share)
  if (asked.length > 0) return { nights: nightsOf(layStays(nights)), shut: 0 }
  let best = arrangeStays(facts, layStays(nights), leastAtFirst)
  // Without one of its cities a trip may have the days on which more of what was named is open.
  for (const without of best.shut === 0 ? [] : cities.between.filter((city) => nights.has(city))) {
    const others = arrangeStays(facts, layStays(shareNights(cities, first, { ...share, without })), leastAtFirst)
    if (others.shut < best.shut) best = others
  }
  return best

  function layStays(shared: Nights): Stays {
    const between = cities.staysBetween(shared)
    const isRound = asked.length === 0 || (shared.get(cities.first) ?? 0) > leastAtFirst
    const atEnd = end === base ? (isRound ? leastAtEnd : 0) : 1 + (shared.get(cities.last) ?? 0)
    const atFirst = all - atEnd - sumOfNights(between)
    return { first: { base, nights: atFirst }, between, last: { base: end, nights: atEnd } }
  }
}

const noOthers: Limits = { asked: 0, free: 0, mayMoveInRegion: false, mostOthers: mostCities.usual }

/** The requested number of other cities and the maximum; null where one base is enough. */
type Limits = { asked: number; free: number; mayMoveInRegion: boolean; mostOthers: number }

function limitsOf({ wishes, facts, base, legOf }: NightFacts, end: PlanBase): Limits | null {
  if (!maySeeSeveral(wishes)) return null
  const isRound = end === base
  const asked = wishes.cities === 'several' && isRound ? 1 : 0
  const free = isRound && wishes.areas.length === 0 ? Math.floor(wishes.days / daysForNext) : 0
  const mayMoveInRegion = wishes.days >= daysForRegion && wishes.places.some(({ kind }) => kind === 'region')
  const mostOthers = wishes.days >= daysForMoreCities ? mostCities.long : mostCities.usual
  const isEnough = isRound && asked + free === 0 && !mayMoveInRegion
  return isEnough && !needsSeveral({ wishes, facts, base, legOf }) ? null : { asked, free, mayMoveInRegion, mostOthers }
}

/** The base of the last night: the first base, or the city of the departure airport. */
function endOf({ wishes, facts, base }: NightFacts): PlanBase {
  const { departure, days } = wishes
  if (!departure || days < daysForOtherEnd) return base
  const city = cityOfAirport(departure.airport, wishes, facts) ?? usualBase(facts)
  return straightMetres(city, base) <= farthestMetres ? base : city
}

type Share = { free: number; limits: Limits; wishes: TripWishes; without?: City }

/** The nights of each city, with as many of the first city's shared as are free. Those asked for stay as they are. */
function shareNights(cities: Cities, given: Nights, { free, limits, wishes, without }: Share): Nights {
  const { first, worthOf } = cities
  let nights = given
  for (let left = free; left > 0;) {
    const others = nights.size - 1
    const before = worthOf(nights)
    const takers = listTakers(cities, nights, limits).filter((city) => city !== without && !isAsked(city.base, wishes))
    const trials = takers.flatMap((city) =>
      Array.from({ length: Math.min(left, mostNightsAtOnce) }, (_, at) => {
        const moved = moveNights(nights, at + 1, { from: first, to: city })
        return { moved, count: at + 1, gain: worthOf(moved) - before }
      }),
    )
    const [best] = trials.toSorted((one, other) => other.gain / other.count - one.gain / one.count)
    if (!best || (best.gain <= 0 && others >= limits.asked)) break
    nights = best.moved
    left -= best.count
  }
  return exchangeNights(cities, nights, { limits, wishes, ...(without && { without }) })
}

/** Nights moved from one city to another, one at a time, as long as that is worth more: what is shared once stays. */
function exchangeNights(cities: Cities, given: Nights, { limits, wishes, without }: Omit<Share, 'free'>): Nights {
  const { first, last, worthOf } = cities
  let nights = given
  for (let moves = 0; moves < mostExchanged; moves += 1) {
    const givers = [...nights].flatMap(([city, count]) =>
      count > 0 && city !== first && city !== last && !isAsked(city.base, wishes) ? [city] : [],
    )
    const trials = givers.flatMap((from) => {
      const others = new Map([...nights].filter(([city, count]) => city !== from || count > 1))
      return listTakers(cities, others, limits)
        .filter((to) => to !== from && to !== without && !isAsked(to.base, wishes))
        .map((to) => withoutEmpty(moveNights(nights, 1, { from, to })))
    })
    const worths = trials.map((trial) => worthOf(trial))
    const best = worths.indexOf(Math.max(...worths))
    const trial = trials[best]
    if (!trial || (worths[best] ?? 0) <= worthOf(nights) + leastGain) return nights
    nights = trial
  }
  return nights
}

function withoutEmpty(nights: Nights): Nights {
  return new Map([...nights].filter(([, count], at) => at === 0 || count > 0))
}

/** The cities that may get more nights: those that have some, and others with a reason to go there. */
function listTakers(
  { first, last, between }: Cities,
  nights: Nights,
  { asked, free, mayMoveInRegion, mostOthers }: Limits,
): City[] {
  const slept = [...nights].flatMap(([city, count]) => (count > 0 || city === last ? [city] : []))
  const isUnseen = (at: number) => slept.every(({ sees }) => sees[at] === null)
  const mayJoin = ({ sees, isInNamedRegion }: City) =>
    (mayMoveInRegion && isInNamedRegion) ||
    sees.some((seen, at) => seen !== null && isUnseen(at)) ||
    nights.size - 1 < Math.max(free, asked)
  const known = [...nights.keys()].filter((city) => city !== first)
  const others = known.length < mostOthers ? between.filter((city) => !nights.has(city) && mayJoin(city)) : []
  return [...known, ...others].filter((city) => (nights.get(city) ?? 0) < city.mostNights)
}

function moveNights(nights: Nights, count: number, { from, to }: { from: City; to: City }): Map<City, number> {
  return new Map(nights).set(from, (nights.get(from) ?? 0) - count).set(to, (nights.get(to) ?? 0) + count)
}

function repeat(base: PlanBase, count: number): PlanBase[] {
  return Array.from({ length: Math.max(0, count) }, () => base)
}
