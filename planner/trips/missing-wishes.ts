import { type Point, straightMetres } from '#domain/distances.ts'
import type { Plan, PlanDay } from '#domain/plans.ts'
import type { SocialOption } from '#domain/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Stop } from '#planner/solver/problem.ts'
import type { Candidate } from './place-score.ts'
import type { DayFrame } from './day-frames.ts'
import { mealsOf } from './meal-hours.ts'
import type { FoundTrip, Parts } from './trip-problem.ts'

// Farther off the way than that no meal should lie.
const longestDetour = 4000

/** What a trip has of what was asked: its places, and how bad the lunches and dinners are that it lacks or has far away. */
export type Outcome = { placed: ReadonlySet<string | null>; missingMeals: number }

/** Of a search. */
export function outcomeOf(found: FoundTrip): Outcome {
  const placed = new Set(found.result.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  return { placed, missingMeals: countMissingMeals(found) }
}

/** Of a finished plan. */
export function outcomeOfPlan({ days }: Plan, { wishes, frames, candidates }: Parts): Outcome {
  const missing = days.flatMap(({ stops }, day) => {
    const frame = frames[day]
    return frame ? mealsOf({ wishes }, frame, day).filter(({ name }) => !stops.some(({ meal }) => meal === name)) : []
  })
  const rows = new Map(candidates.map(({ row }) => [row.id, row]))
  return {
    placed: new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId))),
    missingMeals: weighMissing(wishes, missing.length, countFarMeals(days, frames, rows)),
  }
}

/** On the day of a move, the way to the first meal begins in the new city. */
function countFarMeals(
  days: readonly PlanDay[],
  frames: readonly DayFrame[],
  rows: ReadonlyMap<string, Point>,
): number {
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

function isFarOff(there: number, on: number, without: number): boolean {
  return there + on - without > longestDetour
}

/**
 * A meal far off the way is half as bad as none. Where money is short it is worse, because a meal that nobody can pay
 * has a reason, and one that nobody walks to has none.
 */
function weighMissing({ dailyLimit, tripLimit }: TripWishes, missing: number, far: number): number {
  return 2 * missing + (dailyLimit === null && tripLimit === null ? 1 : 3) * far
}

/** Interests and ways of sharing of which a trip has nothing, though the catalogue has something. */
export function missingAnswers({ placed }: Outcome, { wishes, candidates }: Parts) {
  const lacks = (answers: (candidate: Candidate) => boolean) => {
    const fitting = candidates.filter(answers)
    return fitting.length > 0 && !fitting.some(({ row }) => placed.has(row.id))
  }
  return {
    interests: wishes.interests.filter((interest) => lacks(({ row }) => row.interests.includes(interest))),
    social: wishes.social.filter((option) => lacks((candidate) => isShared(option, candidate))),
  }
}

function isShared(option: SocialOption, { row, kind }: Candidate): boolean {
  switch (option) {
    case 'Cafe':
      return kind === 'cafe'
    case 'Restaurants':
      return row.kind === 'restaurant'
    case 'Hidden Gem':
      return row.tags.includes('hidden-gem')
    case 'Viral Location':
      return row.tags.includes('viral')
    case 'Instagrammable places only':
      return false
  }
}

/** Lunches and dinners that a search lacks, or has far off the way, by how bad that is. */
export function countMissingMeals({ parts: { wishes, ways, frames }, trip, result }: FoundTrip): number {
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
  return weighMissing(wishes, missing, far.length)
}
