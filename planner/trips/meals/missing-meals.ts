import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Stop } from '#planner/solver/problem.ts'
import { mealsOf } from './meal-hours.ts'
import type { FoundTrip, Solved } from '#planner/trips/trip-problem.ts'

// The longest detour for a meal, in metres.
const longestDetour = 4000

/** The weight of lunches and dinners that are missing from a plan or far from its route. */
export function weighMeals(solved: Solved, wishes: TripWishes): number {
  return weigh(wishes, countMissingMeals(solved), countFarMeals(solved))
}

/** The lunches and dinners that the days of a plan have time for. */
export function countMissingMeals({ plan: { days }, parts: { wishes, frames } }: Solved): number {
  return days.flatMap(({ stops }, day) => {
    const frame = frames[day]
    return frame ? mealsOf({ wishes }, frame, day).filter(({ name }) => !stops.some(({ meal }) => meal === name)) : []
  }).length
}

/** On the day of a move, the route to the first meal starts in the new city. */
export function countFarMeals({ plan: { days }, parts: { frames, candidates } }: Solved): number {
  const rows = new Map<string, Point>(candidates.map(({ row }) => [row.id, row]))
  const far = days.flatMap(({ from, to, stops }, day) => {
    const { start, end } = frames[day] ?? { start: from, end: to }
    const visited = stops.flatMap(({ placeId, meal }) => {
      const at = rows.get(placeId ?? '')
      return at ? [{ at, meal }] : []
    })
    return visited.filter(({ at, meal }, index) => {
      const [before, after] = [visited[index - 1]?.at ?? start, visited[index + 1]?.at ?? end]
      return (
        meal !== undefined &&
        isFarOff(straightMetres(before, at), straightMetres(at, after), straightMetres(before, after))
      )
    })
  })
  return far.length
}

/** The same for a search result that is not yet a plan. */
export function weighMealsOfSearch(found: FoundTrip): number {
  return weigh(found.parts.wishes, listMissing(found).length, listFar(found).length)
}

/** The days of a search result on which a meal is missing or far from the route. */
export function daysLackingMeals(found: FoundTrip): number[] {
  return [...listMissing(found), ...listFar(found)]
}

/** The day of each missing meal. */
function listMissing({ result }: FoundTrip): number[] {
  return result.shortfalls.flatMap(({ kind, day }) => (kind === 'lunch' || kind === 'dinner' ? [day] : []))
}

/** The day of each meal that is far from its route. */
function listFar({ parts: { ways, frames }, trip, result }: FoundTrip): number[] {
  const locations = new Map(trip.problem.places.map(({ id, location }) => [id, location]))
  const metres = (from: number, to: number) => straightMetres(ways.pointOf(from), ways.pointOf(to))
  return result.days.flatMap(({ stops }, day) => {
    const frame = frames[day]
    const [start, end] = frame ? [frame.start, frame.end].map(ways.locationOfEnd) : [0, 0]
    const locationOf = (stop: Stop | undefined, otherwise = 0) => locations.get(stop?.placeId ?? '') ?? otherwise
    return stops.flatMap(({ meal }, index) => {
      if (meal === null) return []
      const [before, here, after] = [
        locationOf(stops[index - 1], start),
        locationOf(stops[index]),
        locationOf(stops[index + 1], end),
      ]
      return isFarOff(metres(before, here), metres(here, after), metres(before, after)) ? [day] : []
    })
  })
}

function isFarOff(there: number, on: number, without: number): boolean {
  return there + on - without > longestDetour
}

/**
 * A far meal weighs half as much as a missing one. With a small budget it weighs more, because the budget explains a
 * missing meal, but nothing explains a far one.
 */
function weigh({ dailyLimit, tripLimit }: TripWishes, missing: number, far: number): number {
  return 2 * missing + (dailyLimit === null && tripLimit === null ? 1 : 3) * far
}
