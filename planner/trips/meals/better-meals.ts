import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import {
  closeGaps,
  type DayEnds,
  type Entry,
  type LegOf,
  minutesTooLong,
  type TimedEntry,
  timeEntries,
} from '#planner/trips/days/timetable.ts'
import type { TripProblem } from '#planner/trips/trip-problem.ts'
import { type MealOfDay, spansWithin } from './meal-hours.ts'

// A restaurant replaces another only if it is nearer by this many metres.
const worthMetres = 300
// A meal with a longer detour is replaced even by one outside the area. No other kitchen is worth such a detour.
const farMetres = 3500

export type Table = { candidate: Candidate; entry: Entry }

type Day = {
  timed: TimedEntry[]
  legOf: LegOf
  ends: DayEnds
  limit: number
  longestWait: number
  meals: readonly MealOfDay[]
  /** The meals of the day before, the last one at the end. */
  before: readonly Candidate[]
  /** Whether a table is part of the trip itself: named, a market that nobody misses, the table of a headline day. */
  isKept: (candidate: Candidate) => boolean
  /** Whether there are stops enough in the chosen areas for a better meal outside. */
  mayLeaveAreas: boolean
}

/**
 * Replaces meals by ones closer to the route, and by another cuisine if both meals of a day have the same. The search
 * itself only ensures that there is a meal that meets the wishes, and time for it. `tables` are the unused meal places
 * as entries of that day; places that are used are removed.
 */
export function improveMeals(
  day: Day,
  tables: Map<string, Table>,
  isInArea: (candidate: Candidate) => boolean,
  answersLess: (table: Candidate, meal: Candidate) => boolean,
): TimedEntry[] {
  let { timed } = day
  for (const [index, entry] of timed.entries()) {
    const { choice, meal } = entry
    if (meal === null || !('candidate' in choice) || day.isKept(choice.candidate)) continue
    const cuisines = timed.flatMap((other) =>
      other !== timed[index] && other.meal !== null && 'candidate' in other.choice
        ? [other.choice.candidate.row.cuisine]
        : [],
    )
    const neighbours = [lastMeal(timed.slice(0, index)) ?? day.before.at(-1), firstMeal(timed.slice(index + 1))]
    // Nor is a dish of yesterday's lunch today's.
    const isRepeated = (candidate: Candidate) =>
      (candidate.row.cuisine !== null && cuisines.includes(candidate.row.cuisine)) ||
      day.before.some((other) => isFirstDish(other, candidate)) ||
      neighbours.some((other) => other && isSameDish(other, candidate))
    const hours = day.meals.find(({ name }) => name === meal)
    const now = detourOf(timed, index, entry.location, day)
    let best: { id: string; table: Table; timed: TimedEntry[]; detour: number } | null = null
    for (const [id, table] of tables) {
      const { candidate } = table
      const mayLeaveArea = day.mayLeaveAreas && (now > farMetres || isRepeated(choice.candidate))
      if (isRepeated(candidate) || answersLess(candidate, choice.candidate)) continue
      if (!mayLeaveArea && isInArea(choice.candidate) && !isInArea(candidate)) continue
      const detour = detourOf(timed, index, table.entry.location, day)
      const nearer = now - worthMetres
      const limit = isRepeated(choice.candidate) ? Math.max(nearer, farMetres) : nearer
      if (detour > limit || (best && detour >= best.detour)) continue
      const changed = timed.map((other, at): Entry =>
        at === index ? { ...table.entry, meal, starts: hours ? spansWithin(table.entry.starts, hours) : [] } : other,
      )
      const again = timeEntries(changed, day.legOf, day.ends)
      if (!again || costOf(again, day) > day.limit || waitsTooLong(again, day) > waitsTooLong(timed, day)) continue
      best = { id, table, timed: again, detour }
    }
    if (!best) continue
    tables.delete(best.id)
    timed = best.timed
  }
  return timed
}

/** Whether two tables are known for the same dish, or both for grilled meat. */
function isSameDish(one: Candidate, other: Candidate): boolean {
  return isFirstDish(one, other) || [one, other].every(({ row }) => row.cuisine === 'barbecue')
}

function isFirstDish(one: Candidate, other: Candidate): boolean {
  const [dish, again] = [one, other].map(({ row: { dish: known = [], cuisine } }) => known[0] ?? cuisine)
  return dish !== undefined && dish !== null && dish === again
}

function lastMeal(timed: readonly TimedEntry[]): Candidate | null {
  return firstMeal(timed.toReversed())
}

/** The tables of these visits, the last one at the end. */
export function eatenAt(timed: readonly TimedEntry[]): Candidate[] {
  return timed.flatMap(({ meal, choice }) => (meal !== null && 'candidate' in choice ? [choice.candidate] : []))
}

function firstMeal(timed: readonly TimedEntry[]): Candidate | null {
  const found = timed.find(({ meal }) => meal !== null)
  return found && 'candidate' in found.choice ? found.choice.candidate : null
}

function waitsTooLong(timed: readonly TimedEntry[], { longestWait }: Day): number {
  return minutesTooLong(closeGaps(timed, longestWait), longestWait)
}

type Ways = Pick<Day, 'legOf' | 'ends'>

function detourOf(timed: readonly TimedEntry[], index: number, location: number, { legOf, ends }: Ways): number {
  const before = timed[index - 1]?.location ?? ends.start
  const after = timed[index + 1]?.location ?? ends.end
  return legOf(before, location).metres + legOf(location, after).metres - legOf(before, after).metres
}

/** The cost of a day: entrance fees, meals and travel. */
export function costOf(timed: readonly TimedEntry[], { legOf, ends }: Ways): number {
  const stops = timed.reduce(
    (sum, { choice, leg }) => sum + leg.cost + ('candidate' in choice ? choice.candidate.cost : 0),
    0,
  )
  return stops + legOf(timed.at(-1)?.location ?? ends.start, ends.end).cost
}

/** Whether a place meets fewer requirements of the days than another, areas aside. */
export function compareAnswers({
  problem,
}: Pick<TripProblem, 'problem'>): (one: Candidate, other: Candidate) => boolean {
  const counts = problem.days.flatMap((day) => day.counts ?? [])
  const asked = new Set(counts.flatMap(({ kind, min = 0 }) => (min > 0 && kind !== 'in-area' ? [kind] : [])))
  const answers = new Map(problem.places.map(({ id, kinds = [] }) => [id, kinds.filter((kind) => asked.has(kind))]))
  return (one, other) => {
    const given = answers.get(one.row.id) ?? []
    return (answers.get(other.row.id) ?? []).some((kind) => !given.includes(kind))
  }
}
