import { airportPlaces } from '#domain/airports.ts'
import type { PlanBase, PlanLeg, PlanPlace } from '#domain/plans.ts'
import type { Airport } from '#domain/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { type Point, straightMetres } from '#domain/distances.ts'
import { farthestMetres, reachFrom } from './day-trips.ts'

/** Where most visitors stay who say nothing. */
const usualArea = 'Myeongdong'

/** The city that an airport serves; those of Seoul lead to the usual area. */
const cityOf: Partial<Record<Airport, string>> = { PUS: 'Busan', CJU: 'Jeju', TAE: 'Daegu', CJJ: 'Cheongju' }
// A city where the catalogue has less than that for each day is seen on the way, and is no place to stay.
const leastMealsADay = 2
const leastPlacesADay = 8
const mostDaysCounted = 4

type LegOf = (from: Point, to: Point) => PlanLeg

/**
 * Where a trip starts from each day: in the chosen area, else where most of what was named lies, else where one
 * lands.
 */
export function chooseBase(wishes: TripWishes, catalogue: readonly PlanPlace[], legOf: LegOf): PlanBase {
  const { areas, places } = wishes
  const [chosen] = areas
  if (chosen) return centreOf(chosen, inArea(chosen, catalogue)) ?? usualBase(catalogue)
  const wished = places.flatMap((wish) => {
    if (wish.kind === 'place') return catalogue.filter(({ id }) => id === wish.placeId)
    if (wish.kind === 'area') return inArea(wish.area, catalogue).slice(0, 1)
    if (wish.kind === 'region') return inRegion(wish.region, catalogue).slice(0, 1)
    return []
  })
  const usual = cityOfArrival(wishes, catalogue) ?? usualBase(catalogue)
  const within = (point: Point, metres: number) => wished.filter((row) => straightMetres(point, row) <= metres).length
  // What can be seen on a day trip counts, so that nobody sleeps at the border for the sake of one observatory.
  const onDayTrips = (point: Point) => wished.filter(reachFrom(point, legOf).isOnDayTrip).length
  const reached = (point: Point) => onDayTrips(point) + within(point, farthestMetres) / 100
  const centres = wished
    .map((row) => townOf(row, catalogue))
    .filter((centre) => hasEnough(aroundOf(centre, catalogue), wishes))
  return centres.reduce((best, centre) => (isBetter(centre, best) ? centre : best), usual)

  function isBetter(one: Point, other: Point): boolean {
    return Math.floor(reached(one)) > Math.floor(reached(other)) || (other !== usual && reached(one) > reached(other))
  }
}

function cityOfArrival(wishes: TripWishes, catalogue: readonly PlanPlace[]): PlanBase | null {
  const { arrival } = wishes
  const name = arrival && cityOf[arrival.airport]
  if (!name) return null
  const around = aroundOf(airportPlaces[arrival.airport], catalogue)
  return hasEnough(around, wishes) ? centreOf(name, around) : null
}

function aroundOf(point: Point, catalogue: readonly PlanPlace[]): PlanPlace[] {
  return catalogue.filter((row) => straightMetres(point, row) <= farthestMetres)
}

/**
 * Whether there is enough to see and to eat for every day of the trip, or for the days that most people stay in one
 * place.
 */
function hasEnough(around: readonly PlanPlace[], { days }: TripWishes): boolean {
  const meals = around.filter(({ kind }) => kind === 'restaurant' || kind === 'market' || kind === 'street-food')
  const counted = Math.min(days, mostDaysCounted)
  return around.length >= leastPlacesADay * counted && meals.length >= leastMealsADay * counted
}

function usualBase(catalogue: readonly PlanPlace[]): PlanBase {
  return centreOf(usualArea, inArea(usualArea, catalogue)) ?? { name: usualArea, lat: 37.5636, lng: 126.985 }
}

function inArea(area: string, catalogue: readonly PlanPlace[]): PlanPlace[] {
  return catalogue.filter((row) => row.area === area)
}

export function inRegion(
  { name, province }: { name: { en: string }; province: string },
  catalogue: readonly PlanPlace[],
): PlanPlace[] {
  return catalogue.filter(
    (row) => row.province === province && (name.en === province || row.district.en.startsWith(name.en)),
  )
}

/** The middle of what lies within a short drive of a place, called after its town. */
function townOf(row: PlanPlace, catalogue: readonly PlanPlace[]): PlanBase {
  const around = catalogue.filter((other) => straightMetres(row, other) <= 12_000)
  const name = /^(?:Seoul|Busan|Daegu|Incheon|Gwangju|Daejeon|Ulsan|Sejong|Jeju)$/u.test(row.province)
    ? row.province
    : row.district.en.replace(/-(?:si|gun|gu)$/u, '')
  return centreOf(name, around) ?? { name, lat: row.lat, lng: row.lng }
}

/** The median, which a single far place does not move. */
function centreOf(name: string, rows: readonly PlanPlace[]): PlanBase | null {
  if (rows.length === 0) return null
  return { name, lat: median(rows.map(({ lat }) => lat)), lng: median(rows.map(({ lng }) => lng)) }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
