import type { SeoulArea } from '#domain/places/places.ts'
import { clinicMetres, isClinicFor } from '#domain/clinics/clinic-offers.ts'
import { airportPlaces } from '#domain/korea/airports.ts'
import type { PlanBase, PlanLeg, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { StayBase } from '#domain/korea/transport.ts'
import type { Airport } from '#domain/trips/answers/trips.ts'
import type { TreatmentWish } from '#domain/wishes/treatment-wishes.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { tablesFor } from '#planner/trips/meals/tables-for.ts'
import { farthestMetres, isBesideCapital, reachFrom } from './day-trips.ts'

/** The default base, where most visitors stay. */
const usualArea = 'Myeongdong'

/** The city that an airport serves. The airports of Seoul lead to the default area. */
const cityOf: Partial<Record<Airport, string>> = { PUS: 'Busan', CJU: 'Jeju', TAE: 'Daegu', CJJ: 'Cheongju' }
// A city with fewer places than this for each day is not a base.
const leastMealsADay = 2
const leastPlacesADay = 8
const mostDaysCounted = 4
// The longest distance from the sights of a town to its base.
const farthestStayMetres = 50_000
// The longest distance from a base of a region to its nearest place.
const withinRegionMetres = 4000

type LegOf = (from: Point, to: Point) => PlanLeg

/** The input of choosing a base. */
export type BaseFacts = {
  catalogue: readonly PlanPlace[]
  stays: readonly StayBase[]
  /** Where one sleeps in the capital, if that was said. */
  bed?: PlanBase | null
}

/**
 * The base of a trip in one city: in the chosen area, or where most named places are, or near the airport of arrival.
 */
export function chooseBase(wishes: TripWishes, facts: BaseFacts, legOf: LegOf): PlanBase {
  const { catalogue, stays, bed } = facts
  const { areas, places } = wishes
  const [chosen = quarterOfOperation(wishes)] = areas
  if (bed) return bed
  if (chosen) return centreOf(chosen, inArea(chosen, catalogue)) ?? usualBase(facts)
  const wished = places.flatMap((wish): readonly PlanPlace[] => {
    if (wish.kind === 'place') return catalogue.filter(({ id }) => id === wish.placeId)
    if (wish.kind === 'area') return inArea(wish.area, catalogue).slice(0, 1)
    return []
  })
  const regions = places.flatMap((wish) => {
    if (wish.kind !== 'region') return []
    const rows = inRegion(wish.region, catalogue)
    const [first] = rows
    const stay = staysIn(rows, stays)[0] ?? (first && townOf(first, catalogue))
    return stay ? [stay] : []
  })
  const usual = baseOfArrival(wishes, facts)
  const within = (point: Point, metres: number) =>
    [...wished, ...regions].filter((to) => straightMetres(point, to) <= metres).length
  // Day trips count too, so that one remote place does not move the base there.
  const onDayTrips = (point: Point) => [...wished, ...regions].filter(reachFrom(point, legOf).isOnDayTrip).length
  const reached = (point: Point) => onDayTrips(point) + within(point, farthestMetres) / 100
  const isEnough = (centre: PlanBase) =>
    hasEnough(aroundOf(centre, catalogue), wishes) && isForTreatments(centre, usual, wishes, { catalogue, stays })
  const nearWished = wished.flatMap((row) => {
    const near = stayNear(row, stays) ?? townOf(row, catalogue)
    // A town with too little for the trip is seen on a day trip from the next one.
    return isEnough(near)
      ? near
      : (nearestStays(row, stays).find((stay) => isEnough(stay) && isDayTripFrom(stay, row)) ?? [])
  })
  const centres = [...nearWished.filter((centre) => !isBesideCapital(centre)), ...regions.filter(isEnough)]
  return centres.reduce((best, centre) => (isBetter(centre, best) ? centre : best), usual)

  function isDayTripFrom(stay: Point, row: Point): boolean {
    return straightMetres(stay, row) > farthestMetres && reachFrom(stay, legOf).isOnDayTrip(row)
  }

  function isBetter(one: Point, other: Point): boolean {
    return Math.floor(reached(one)) > Math.floor(reached(other)) || (other !== usual && reached(one) > reached(other))
  }
}

/** The quarter of the clinic where one has an operation, if that was told: nobody crosses the city after it. */
export function quarterOfOperation({ treatments }: Pick<TripWishes, 'treatments'>): SeoulArea | null {
  return treatments.find(({ treatmentClass, own }) => treatmentClass === 'surgery' && own?.area)?.own?.area ?? null
}

/** The base of a trip without named places: the city of arrival if it has the wished clinics, or the default base. */
export function baseOfArrival(wishes: TripWishes, facts: BaseFacts): PlanBase {
  const usual = usualBase(facts)
  const city = wishes.arrival && cityOfAirport(wishes.arrival.airport, wishes, facts)
  return city && isForTreatments(city, usual, wishes, facts) ? city : usual
}

/** Whether a base has a clinic for each wished treatment for which there is one at the default base. */
function isForTreatments(base: Point, usual: Point, { treatments }: TripWishes, { catalogue }: BaseFacts): boolean {
  const has = (point: Point, wish: TreatmentWish) =>
    catalogue.some((row) => isClinicFor(row, wish) && straightMetres(point, row) <= clinicMetres)
  return treatments.every((wish) => has(base, wish) || !has(usual, wish))
}

/** The city that an airport outside the capital serves; null in the capital, or if the city has too few places. */
export function cityOfAirport(airport: Airport, wishes: TripWishes, { catalogue, stays }: BaseFacts): PlanBase | null {
  const name = cityOf[airport]
  if (!name) return null
  const point = airportPlaces[airport]
  const around = aroundOf(point, catalogue)
  return hasEnough(around, wishes) ? (stayNear(point, stays) ?? centreOf(name, around)) : null
}

/** The nearest base in the same region. */
function stayNear(point: Point, stays: readonly StayBase[]): PlanBase | null {
  const [nearest] = nearestStays(point, stays)
  return nearest && straightMetres(nearest, point) <= farthestStayMetres ? nearest : null
}

function nearestStays(point: Point, stays: readonly StayBase[]): PlanBase[] {
  return stays
    .map((stay) => ({ stay, metres: straightMetres(stay, point) }))
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ stay }) => planBaseOf(stay))
}

/** The bases in the region of these rows, those with the most rows around first. */
export function staysIn(rows: readonly Point[], stays: readonly StayBase[]): PlanBase[] {
  const around = (stay: Point) => rows.filter((row) => straightMetres(stay, row) <= farthestMetres).length
  const isIn = (stay: Point) => rows.some((row) => straightMetres(stay, row) <= withinRegionMetres)
  return stays
    .filter(isIn)
    .toSorted((one, other) => around(other) - around(one))
    .map(planBaseOf)
}

/** Converts a base to the form of a plan. */
export function planBaseOf({ quarter, lat, lng }: StayBase): PlanBase {
  return { name: quarter.en, lat, lng }
}

function aroundOf(point: Point, catalogue: readonly PlanPlace[]): PlanPlace[] {
  return catalogue.filter((row) => straightMetres(point, row) <= farthestMetres)
}

/**
 * Whether there are enough sights and tables for every day of the trip, up to the number of days that most people stay
 * in one place; whoever stays in one city eats there on all days.
 */
function hasEnough(around: readonly PlanPlace[], wishes: TripWishes): boolean {
  const counted = Math.min(wishes.days, mostDaysCounted)
  const fed = wishes.cities === 'one' ? wishes.days : counted
  return around.length >= leastPlacesADay * counted && tablesFor(wishes, around).length >= leastMealsADay * fed
}

export function usualBase({ catalogue, bed }: Pick<BaseFacts, 'catalogue' | 'bed'>): PlanBase {
  return bed ?? centreOf(usualArea, inArea(usualArea, catalogue)) ?? { name: usualArea, lat: 37.5636, lng: 126.985 }
}

function inArea(area: string, catalogue: readonly PlanPlace[]): PlanPlace[] {
  return catalogue.filter((row) => row.area === area)
}

export function inRegion(
  { name, province }: { name: { en: string }; province: string },
  catalogue: readonly PlanPlace[],
): PlanPlace[] {
  // The rows of Jeju City have the district Jeju.
  const town = name.en.replace(/ City$/u, '')
  return catalogue.filter(
    (row) => row.province === province && (name.en === province || row.district.en.startsWith(town)),
  )
}

/** The centre of the rows within a short drive of a place, named after its town. */
export function townOf(row: PlanPlace, catalogue: readonly PlanPlace[]): PlanBase {
  const around = catalogue.filter((other) => straightMetres(row, other) <= 12_000)
  const name = /^(?:Seoul|Busan|Daegu|Incheon|Gwangju|Daejeon|Ulsan|Sejong|Jeju)$/u.test(row.province)
    ? row.province
    : row.district.en.replace(/-(?:si|gun|gu)$/u, '')
  return centreOf(name, around) ?? { name, lat: row.lat, lng: row.lng }
}

/** The median, which a single far place does not move. */
export function centreOf(name: string, rows: readonly PlanPlace[]): PlanBase | null {
  if (rows.length === 0) return null
  return { name, lat: median(rows.map(({ lat }) => lat)), lng: median(rows.map(({ lng }) => lng)) }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
