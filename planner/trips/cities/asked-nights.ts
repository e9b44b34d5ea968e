import { isSamePoint } from '#domain/korea/distances.ts'
import { sumOfNights } from '#domain/trips/answers/city-nights.ts'
import type { CityNights } from '#domain/trips/answers/trips.ts'
import { cityAt, findCity } from '#domain/trips/plan/trip-cities.ts'
import type { PlanBase, PlanDay } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Stay } from './arrange-nights.ts'
import type { City, describeCities, NightFacts } from './city-worths.ts'
import { baseOfArrival, chooseBase, planBaseOf, quarterOfOperation, usualBase } from './trip-base.ts'

type Asked = Omit<NightFacts, 'base'>

/** Where a trip may start that has nights left over, the likeliest base first. */
function listHomes({ wishes, facts, legOf }: Asked): PlanBase[] {
  const hasQuarter = wishes.areas.length > 0 || facts.bed || quarterOfOperation(wishes) !== null
  const chosen = hasQuarter ? [chooseBase(wishes, facts, legOf)] : []
  return [...chosen, baseOfArrival(wishes, facts), usualBase(facts)]
}

/** The stays that were asked for, in their order. */
export function listAskedStays(asked: Asked): Stay[] {
  const { wishes, facts } = asked
  if (wishes.nights.length === 0) return []
  const bases = [...listHomes(asked), ...facts.stays.map(planBaseOf)]
  return wishes.nights.flatMap(({ city, nights }): Stay[] => {
    const base = bases.find((one) => cityAt(one).id === city) ?? townBase(city)
    return base ? [{ base, nights }] : []
  })
}

function townBase(city: string): PlanBase | null {
  const found = findCity(city)
  return found ? { name: found.name.en, lat: found.lat, lng: found.lng } : null
}

/**
 * Where a trip with asked nights may start: at its first stay, or at another one if that is too short for a treatment;
 * with nights left over, at the base that the trip would have had without them.
 */
export function startsOfAskedNights(asked: Asked): PlanBase[] {
  const stays = listAskedStays(asked)
  const { days, nights } = asked.wishes
  const longestFirst = stays.slice(1).toSorted((one, other) => other.nights - one.nights)
  const inOrder = [...stays.slice(0, 1), ...longestFirst].map(({ base }) => base)
  if (sumOfNights(nights) >= days - 1) return inOrder
  const homes = listHomes(asked)
  const home = homes.find((base) => !isAsked(base, asked.wishes)) ?? homes[0]
  return home ? [home] : inOrder
}

/** Whether the nights in the city of a base were told. */
export function isAsked(base: PlanBase, { nights }: Pick<TripWishes, 'nights'>): boolean {
  return nights.some(({ city }) => city === cityAt(base).id)
}

/** All nights of a trip as they were asked for, as many as it has, with at least so many at the first base. */
export function layAskedStays(
  asked: readonly Stay[],
  { base, all, leastAtFirst }: { base: PlanBase; all: number; leastAtFirst: number },
): [PlanBase, ...PlanBase[]] {
  const isAtStart = asked[0] !== undefined && isSamePoint(asked[0].base, base)
  const at = isAtStart ? 0 : asked.findIndex((stay) => isSamePoint(stay.base, base))
  const others = at < 0 ? asked : asked.toSpliced(at, 1)
  const atFirst = Math.max(leastAtFirst, asked[at]?.nights ?? 1)
  const later = others.flatMap((stay) => Array.from({ length: stay.nights }, () => stay.base))
  return [base, ...[...Array.from({ length: atFirst - 1 }, () => base), ...later].slice(0, all - 1)]
}

/**
 * The nights before any is shared: those that were asked for, at most so many away from the first base, and all others
 * at the first base. One night is always in the last city.
 */
export function nightsOfAsked(
  { first, last, between, describe }: ReturnType<typeof describeCities>,
  asked: readonly Stay[],
  { all, mostAway }: { all: number; mostAway: number },
): Map<City, number> {
  const nights = new Map<City, number>([[first, all]])
  let left = mostAway
  for (const { base, nights: wished } of asked) {
    const isThere = (city: City) => isSamePoint(city.base, base)
    const given = Math.min(left, wished)
    if (isThere(first) || given < 1) continue
    const city = [last, ...between, ...nights.keys()].find(isThere) ?? describe(base)
    nights.set(city, (nights.get(city) ?? 0) + given).set(first, (nights.get(first) ?? 0) - given)
    left -= given
  }
  if (last === first) return nights
  const atLast = nights.get(last) ?? 0
  if (atLast === 0) nights.set(first, (nights.get(first) ?? 0) - 1)
  return nights.set(last, Math.max(0, atLast - 1))
}

/** Where each night is spent. */
export function basesOfNights(days: readonly PlanDay[]): PlanBase[] {
  return days.slice(0, -1).map(({ to }) => to)
}

/** How many nights fewer than asked for, and how many more, the cities that were named have. */
export function differenceOfNights(asked: readonly CityNights[], slept: readonly PlanBase[]) {
  // "Four nights on Jeju" may be in both of its towns.
  const isIsland = asked.length === 1 && asked[0]?.city === 'Jeju'
  const cities = slept.map((base) => {
    const { id } = cityAt(base)
    return id === 'Seogwipo' && isIsland ? 'Jeju' : id
  })
  const differences = [...new Set(asked.map(({ city }) => city))].map((city) => {
    const wished = sumOfNights(asked.filter((stay) => stay.city === city))
    return cities.filter((one) => one === city).length - wished
  })
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + Math.max(0, count), 0)
  return { missing: sum(differences.map((count) => -count)), more: sum(differences) }
}
