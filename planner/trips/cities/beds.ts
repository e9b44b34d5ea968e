import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { islandOf } from '#domain/korea/islands.ts'
import type { StayBase, SubwayStation } from '#domain/korea/transport.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { isInCapital } from './day-trips.ts'
import { type BaseFacts, centreOf, planBaseOf } from './trip-base.ts'

// Farther from every quarter where visitors stay, a bed is in no city.
const withinCityMetres = 30_000
// The places of one quarter lie this near to each other.
const quarterMetres = 3000

/** These facts with the quarters where one said to sleep, in place of those where most visitors to a city stay. */
export function withBeds(
  facts: BaseFacts,
  { beds, places, nights }: Pick<TripWishes, 'beds' | 'places' | 'nights'>,
  stations: readonly SubwayStation[],
): BaseFacts {
  if (beds.length === 0) return facts
  const rows = new Map(facts.catalogue.map((row) => [row.id, row]))
  let stays = [...facts.stays]
  let bed = facts.bed ?? null
  const towns = places.flatMap((wish) => (wish.kind === 'region' ? [wish.region.name.en] : []))
  const told = new Set<StayBase>()
  for (const { placeIds, area, town, stations: named, around } of beds) {
    // The last that was said counts.
    const here = facts.stays.find(({ city }) => city.en === town)
    if (here) stays = [here, ...stays.filter((other) => told.has(other) || !isBeside(other, here))]
    const quarter =
      area &&
      centreOf(
        area,
        facts.catalogue.filter((row) => row.area === area),
      )
    if (quarter) bed = quarter
    const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => rows.get(id) ?? [])
    const station = stationIn(
      towns,
      stations.filter(({ name }) => named.includes(name.en)),
      facts.stays,
    )
    const at = station ?? rowsOf(placeIds)[0] ?? middleOf(rowsOf(around))
    const stay = at && nearestStay(at, stays)
    if (!at || !stay) continue
    const moved = { ...stay, quarter: at.name, lat: at.lat, lng: at.lng }
    told.add(moved)
    // Who sleeps in Jungmun sleeps in no other town of Jeju, unless nights are told for both.
    const isElsewhere = (other: StayBase) =>
      !told.has(other) && nights.length <= 1 && other.city.en !== stay.city.en && isOnOneIsland(other, moved)
    stays = [moved, ...stays.filter((other) => other !== stay && !isElsewhere(other))]
    if (isInCapital(at)) bed = planBaseOf(moved)
  }
  return { ...facts, stays, bed }
}

/** Of two quarters on one island one sleeps in the one that was told. */
function isBeside(one: StayBase, other: StayBase): boolean {
  return straightMetres(one, other) <= withinCityMetres
}

function isOnOneIsland(one: Point, other: Point): boolean {
  const island = islandOf(one)
  return island !== null && island === islandOf(other)
}

function nearestStay(point: Point, stays: readonly StayBase[]): StayBase | null {
  const metres = (stay: StayBase) => straightMetres(stay, point)
  const nearest = stays.reduce((best, stay) => (metres(stay) < metres(best) ? stay : best))
  return metres(nearest) <= withinCityMetres ? nearest : null
}

/** Of several stations of one name that of a city which was named, or the first. */
function stationIn(
  towns: readonly string[],
  named: readonly SubwayStation[],
  stays: readonly StayBase[],
): SubwayStation | null {
  const isNamed = (station: SubwayStation) => towns.includes(nearestStay(station, stays)?.city.en ?? '')
  return named.find(isNamed) ?? named[0] ?? null
}

/** The place with most others around it, if most lie there: the middle of the quarter after which they are named. */
function middleOf(rows: readonly PlanPlace[]): PlanPlace | null {
  const beside = (row: PlanPlace) => rows.filter((other) => straightMetres(row, other) <= quarterMetres).length
  const [middle] = rows.toSorted((one, other) => beside(other) - beside(one))
  return middle && rows.length > 1 && beside(middle) * 2 > rows.length ? middle : null
}
