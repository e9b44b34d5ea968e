import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { StayBase } from '#domain/korea/transport.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { isInCapital } from './day-trips.ts'
import { type BaseFacts, centreOf, planBaseOf } from './trip-base.ts'

// Farther from every quarter where visitors stay, a bed is in no city.
const withinCityMetres = 30_000

/** These facts with the quarters where one said to sleep, in place of those where most visitors to a city stay. */
export function withBeds(facts: BaseFacts, { beds }: Pick<TripWishes, 'beds'>): BaseFacts {
  if (beds.length === 0) return facts
  const rows = new Map(facts.catalogue.map((row) => [row.id, row]))
  let stays = [...facts.stays]
  let bed = facts.bed ?? null
  for (const { placeIds, area, town } of beds) {
    // The last that was said counts.
    const here = facts.stays.find(({ city }) => city.en === town)
    if (here) stays = [here, ...stays.filter((other) => !isBeside(other, here))]
    const quarter =
      area &&
      centreOf(
        area,
        facts.catalogue.filter((row) => row.area === area),
      )
    if (quarter) bed = quarter
    const [row] = placeIds.flatMap((id) => rows.get(id) ?? [])
    const stay = row && nearestStay(row, stays)
    if (!row || !stay) continue
    const moved = { ...stay, quarter: row.name, lat: row.lat, lng: row.lng }
    stays = [moved, ...stays.filter((other) => other !== stay)]
    if (isInCapital(row)) bed = planBaseOf(moved)
  }
  return { ...facts, stays, bed }
}

/** Of two quarters on one island one sleeps in the one that was told. */
function isBeside(one: StayBase, other: StayBase): boolean {
  return straightMetres(one, other) <= withinCityMetres
}

function nearestStay(point: Point, stays: readonly StayBase[]): StayBase | null {
  const metres = (stay: StayBase) => straightMetres(stay, point)
  const nearest = stays.reduce((best, stay) => (metres(stay) < metres(best) ? stay : best))
  return metres(nearest) <= withinCityMetres ? nearest : null
}
