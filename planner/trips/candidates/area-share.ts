import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { namedPlaces } from '#planner/check/must-visits.ts'
import type { Day, Place, Stop } from '#planner/solver/problem.ts'
import { weighMealsOfSearch } from '#planner/trips/meals/missing-meals.ts'
import type { Candidate } from './place-score.ts'
import type { FoundTrip } from '#planner/trips/trip-problem.ts'
import { isStrict } from '#domain/wishes/diet-words.ts'

// The areas that can be chosen are parts of Seoul, so days elsewhere do not count.
const cityHall: Point = { lat: 37.5665, lng: 126.978 }
const capitalMetres = 25_000
// The checker may count so many stops fewer, because it leaves out days that are cut short.
const countedOtherwise = 3

/**
 * Whether at least half of the stops on full days in the capital are in the chosen areas. Stops that the traveller
 * named do not count. A named region does not name its places. Areas with fewer places than the trip has stops are
 * asked for no half.
 */
export function keepsToAreas(found: FoundTrip): boolean {
  return stopsToSpare(found) >= 0
}

/** How many stops outside the chosen areas may still be added; Infinity where half of them is not asked for. */
export function stopsToSpare(found: FoundTrip): number {
  if (found.parts.wishes.areas.length === 0) return Infinity
  const rows = found.result.days.flatMap(({ stops }, day) => (isWhole(found, day) ? countedRows(stops, found) : []))
  if (rows.length > (found.parts.offeredInAreas ?? Infinity) + countedOtherwise) return Infinity
  return rows.filter((row) => isInAreas(row, found)).length * 2 - rows.length
}

/** How many more stops are inside the chosen areas than outside. What was named does not count. */
export function areaBalance(stops: readonly Candidate[], isInArea: (candidate: Candidate) => boolean): number {
  return stops.reduce((sum, stop) => (stop.isMust ? sum : sum + (isInArea(stop) ? 1 : -1)), 0)
}

/** Removes sights outside the chosen areas from days that have more sights than they need. */
export function leaveOffAreas(found: FoundTrip): FoundTrip {
  let kept = found
  while (!keepsToAreas(kept)) {
    const next = withoutOne(kept)
    if (!next) return found
    kept = next
  }
  return kept
}

function withoutOne(found: FoundTrip): FoundTrip | null {
  const { trip, result } = found
  const places = new Map(trip.problem.places.map((place) => [place.id, place]))
  for (const [index, planned] of result.days.entries()) {
    const day = trip.problem.days[index]
    if (!day || !isWhole(found, index)) continue
    for (const [at, stop] of planned.stops.entries()) {
      const place = places.get(stop.placeId)
      const [row] = countedRows([stop], found)
      if (!place || !row || isInAreas(row, found) || stop.meal !== null || !place.kinds?.includes('sight')) continue
      const stops = planned.stops.toSpliced(at, 1)
      const visited = stops.flatMap(({ placeId }) => places.get(placeId) ?? [])
      if (!hasEnough(day, place, visited)) continue
      const cost = costOf(day, visited, found)
      if (cost > planned.cost || takesLonger(day, planned.stops, at, found)) continue
      const days = result.days.with(index, { ...planned, stops, cost })
      const next = { ...found, result: { ...result, days, cost: result.cost - planned.cost + cost } }
      if (weighMealsOfSearch(next) <= weighMealsOfSearch(found)) return next
    }
  }
  return null
}

/** Whether a day still meets its requirements without a place. Days that limit waits always keep it. */
function hasEnough({ counts = [], longestWait }: Day, { kinds = [] }: Place, others: readonly Place[]): boolean {
  if (longestWait) return false
  return counts.every(({ kind, min = 0 }) => {
    return !kinds.includes(kind) || others.filter((other) => other.kinds?.includes(kind)).length >= min
  })
}

function costOf({ start, end }: Day, visited: readonly Place[], { trip: { ways } }: FoundTrip): number {
  const locations = [start, ...visited.map(({ location }) => location), end]
  const fares = locations.slice(1).map((to, at) => ways.leg(locations[at] ?? start, to).cost)
  return [...fares, ...visited.map(({ cost = 0 }) => cost)].reduce((sum, each) => sum + each, 0)
}

/** Whether the direct leg takes longer than the legs over a stop, or is too long for a meal at its end. */
function takesLonger(day: Day, stops: readonly Stop[], at: number, { trip: { problem } }: FoundTrip): boolean {
  const locations = new Map(problem.places.map(({ id, location }) => [id, location]))
  const locationOf = (stop: Stop | undefined, otherwise: number) => locations.get(stop?.placeId ?? '') ?? otherwise
  const [before, here] = [locationOf(stops[at - 1], day.start), locationOf(stops[at], day.start)]
  const after = locationOf(stops[at + 1], day.end)
  return problem.travel(before, after, 0) > problem.travel(before, here, 0) + problem.travel(here, after, 0)
}

/** Whether a day starts and ends in the capital, without a flight or a move. */
function isWhole({ parts: { frames } }: FoundTrip, day: number): boolean {
  const frame = frames[day]
  const isCut = !frame || frame.flight !== null || frame.moveIn !== null || frame.moveOut !== null
  return !isCut && [frame.start, frame.end].every(isInCapital)
}

function isInCapital(point: Point): boolean {
  return straightMetres(cityHall, point) <= capitalMetres
}

/** The rows of stops that the traveller did not name. With a diet one eats where a table suits. */
function countedRows(stops: readonly Stop[], found: FoundTrip): PlanPlace[] {
  const { wishes } = found.parts
  const named = namedPlaces(wishes.places)
  return stops.flatMap(({ placeId, meal }) => {
    const choice = found.trip.choices.get(placeId)
    if (!choice || !('candidate' in choice) || named.has(choice.candidate.row.id)) return []
    const { row } = choice.candidate
    return wishes.diets.some(isStrict) && meal !== null && !isInAreas(row, found) ? [] : [row]
  })
}

function isInAreas({ area }: PlanPlace, { parts: { wishes } }: FoundTrip): boolean {
  return area !== null && wishes.areas.includes(area)
}
