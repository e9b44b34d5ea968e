import { type Point, straightMetres } from '#domain/distances.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Stop } from '#planner/solver/problem.ts'
import { mealsOf } from './meal-hours.ts'
import type { FoundTrip, Solved } from './trip-problem.ts'

// Farther off the way than that no meal should lie.
const longestDetour = 4000

/** How bad the lunches and dinners are that a plan lacks or has far off the way, for those with these wishes. */
export function weighMeals(solved: Solved, wishes: TripWishes): number {
  return weigh(wishes, countMissingMeals(solved), countFarMeals(solved))
}

/** Lunches and dinners of a plan for which its days have time. */
export function countMissingMeals({ plan: { days }, parts: { wishes, frames } }: Solved): number {
  return days.flatMap(({ stops }, day) => {
    const frame = frames[day]
    return frame ? mealsOf({ wishes }, frame, day).filter(({ name }) => !stops.some(({ meal }) => meal === name)) : []
  }).length
}

/** On the day of a move, the way to the first meal begins in the new city. */
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

/** The same of a search whose days are not told yet. */
export function weighMealsOfSearch({ parts: { wishes, ways, frames }, trip, result }: FoundTrip): number {
  const missing = result.shortfalls.filter(({ kind }) => kind === 'lunch' || kind === 'dinner').length
  const locations = new Map(trip.problem.places.map(({ id, location }) => [id, location]))
  const metres = (from: number, to: number) => straightMetres(ways.pointOf(from), ways.pointOf(to))
  const far = result.days.flatMap(({ stops }, day) => {
    const frame = frames[day]
    const [start, end] = frame ? [frame.start, frame.end].map(ways.locationOfEnd) : [0, 0]
    const locationOf = (stop: Stop | undefined, otherwise = 0) => locations.get(stop?.placeId ?? '') ?? otherwise
    return stops.filter(({ meal }, index) => {
      if (meal === null) return false
      const [before, here, after] = [
        locationOf(stops[index - 1], start),
        locationOf(stops[index]),
        locationOf(stops[index + 1], end),
      ]
      return isFarOff(metres(before, here), metres(here, after), metres(before, after))
    })
  })
  return weigh(wishes, missing, far.length)
}

function isFarOff(there: number, on: number, without: number): boolean {
  return there + on - without > longestDetour
}

/**
 * A meal far off the way is half as bad as none. Where money is short it is worse, because a meal that nobody can pay
 * has a reason, and one that nobody walks to has none.
 */
function weigh({ dailyLimit, tripLimit }: TripWishes, missing: number, far: number): number {
  return 2 * missing + (dailyLimit === null && tripLimit === null ? 1 : 3) * far
}
