import { isSamePoint } from '#domain/korea/distances.ts'
import type { PlannedDay, Result } from '#planner/solver/problem.ts'
import { solve } from '#planner/solver/solve.ts'
import { keepsToAreas, leaveOffAreas } from './candidates/area-share.ts'
import { type Candidate, neverMissed } from './candidates/place-score.ts'
import { isShortOfMoney } from './money-of-days.ts'
import { daysLackingMeals, weighMealsOfSearch } from './meals/missing-meals.ts'
import { prepareTrip } from './prepare-trip.ts'
import { hasNoHours, type Parts } from './trip-parts.ts'
import { type FoundTrip, type TripProblem, writeProblem } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

// If there are few restaurants, meals may be farther away, at any hour that the rules allow.
const farther = [3000, 5000, Infinity]
// A further search goes on with the best plan so far, so it needs a share of the rounds only. That for a great sight
// begins anew: what it looks for is one place.
const furtherEffort = 0.28
const effortInAreas = 0.56
// The most stops outside the chosen areas that a day may lose.
const mostFewer = 2
// As `weighMealsOfSearch` counts it.
const oneMeal = 2
// The share of the progress that the first search takes.
const firstShare = 0.85

/** Rounds of the search for a trip of up to two weeks. The time of a trip of more than a month is bounded by fewer. */
export const usualRounds = 1000
const daysOfUsualRounds = 14
const effortOfLong = 1.4
const daysOfLong = 30

/**
 * The share of the usual rounds that a trip of so many days gets, and the share of that for each further search. A
 * round of a month takes three times as long as one of a week, and a long trip needs further searches more often.
 */
function effortFor(days: number): { first: number; further: number } {
  if (days <= daysOfUsualRounds) return { first: 1, further: 1 }
  const first = effortOfLong * Math.min(1, daysOfLong / days)
  return { first, further: first / 2 }
}

/**
 * Searches a plan with all meals and all named places, at more distant restaurants if necessary, and within the chosen
 * areas.
 */
export function searchTrip(given: Parts, request: TripRequest): FoundTrip {
  const { first, further } = effortFor(request.wishes.days)
  const effort = (request.effort ?? 1) * further
  const { eased = 0 } = request
  const begun = { from: 0, to: firstShare }
  let plain = request
  let best = attemptTrip(ease(given, plain, eased), request, (request.effort ?? 1) * first, begun)
  for (let more = eased + 1; more <= farther.length; more += 1) {
    if (hasNoHours(given) || (weighMealsOfSearch(best) === 0 && countMustsLeft(best) === 0)) break
    const part = (1 - firstShare) / farther.length
    const from = firstShare + (more - 1) * part
    const progress = { from, to: from + part }
    // The last search of a trip of up to two weeks lays no headlines at all.
    const isLast = more === farther.length && request.wishes.days <= daysOfUsualRounds
    if (more > 1) plain = isLast ? { ...plain, plainDays: [...best.parts.frames.keys()] } : withPlainDays(plain, best)
    const parts = ease(given, plain, more)
    const next = attemptTrip(parts, request, effort * furtherEffort, progress, best.result.days, focusOf(best))
    if (lacksLess(next, best)) best = next
  }
  // Not in the trials of proofs, which only look whether a wish fits.
  if ((request.effort ?? 1) >= 1 && countHeadlinesLeft(best) > 0) {
    const again = { ...request, seed: request.seed + 1 }
    const next = attemptTrip(best.parts, again, effort * furtherEffort, { from: 1, to: 1 })
    if (!lacksLess(best, next) && countHeadlinesLeft(next) < countHeadlinesLeft(best)) best = next
  }
  return keepsToAreas(best) ? best : searchInAreas(best, request, effort)
}

/** The days in the towns where a long trip lacks a meal: its few further rounds are spent there. */
function focusOf(found: FoundTrip): number[] | undefined {
  const { wishes, frames } = found.parts
  if (wishes.days <= daysOfUsualRounds || countMustsLeft(found) > 0) return undefined
  const lacking = daysLackingMeals(found).flatMap((day) => frames[day] ?? [])
  return [...frames.keys()].filter((day) =>
    lacking.some(({ end }) => frames[day] !== undefined && isSamePoint(frames[day].end, end)),
  )
}

/** The parts with meals farther away, where given without some headline days: what was named and meals come first. */
function ease(given: Parts, request: TripRequest, eased: number): Parts {
  const mealMetres = farther[eased - 1]
  const { plainDays } = request
  const parts = plainDays === undefined ? given : { ...prepareTrip(request).parts, plainDays }
  return mealMetres === undefined ? parts : { ...parts, eased, mealMetres, hasWideHours: true, isLastSearch: eased > 2 }
}

/** The request without headline days where a search lacks meals, or room for a named place. */
function withPlainDays(request: TripRequest, found: FoundTrip): TripRequest {
  const { laid, isReached } = found.parts
  const left = listMustsLeft(found).map(({ row }) => row)
  const crowded = [...laid.stops.values()].flatMap(({ day }) =>
    left.some((row) => isReached?.(row, day) ?? true) ? [day] : [],
  )
  const { plainDays = [] } = request
  const days = new Set([...plainDays, ...daysLackingMeals(found), ...crowded])
  return days.size === plainDays.length ? request : { ...request, plainDays: [...days].toSorted((a, b) => a - b) }
}

/** Whether a search misses fewer meals, or as many and fewer named places. */
function lacksLess(next: FoundTrip, best: FoundTrip): boolean {
  const meals = weighMealsOfSearch(next) - weighMealsOfSearch(best)
  return meals < 0 || (meals === 0 && countMustsLeft(next) < countMustsLeft(best))
}

/** What no guide leaves out, and a search left out where another one may find room. */
function countHeadlinesLeft({ parts: { candidates }, trip, result }: FoundTrip): number {
  const placed = placedIn(result)
  const asked = new Set(trip.problem.places.flatMap(({ id, must }) => (must ? [id] : [])))
  return candidates.filter(({ row }) => row.headline === neverMissed && asked.has(row.id) && !placed.has(row.id)).length
}

function placedIn({ days }: Result): ReadonlySet<string> {
  return new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
}

function countMustsLeft(found: FoundTrip): number {
  return listMustsLeft(found).length
}

/** The named places that may be planned, but are not. What no day has the money for is not searched for again. */
function listMustsLeft({ parts: { candidates }, result }: FoundTrip): Candidate[] {
  const placed = placedIn(result)
  const dear = new Set(result.unplaced.flatMap(({ placeId, reason }) => (reason === 'budget' ? [placeId] : [])))
  return candidates.filter(({ isMust, row }) => isMust && !placed.has(row.id) && !dear.has(row.id))
}

/**
 * Searches again with fewer and fewer stops outside the chosen areas, until half of the stops are inside and no meal is
 * lost, nor a named place if that is possible. Where meals are already missing, as many again and one more may be
 * lost; with a small budget, one. If that fails, the least needed stops are removed.
 */
function searchInAreas(found: FoundTrip, request: TripRequest, effort: number): FoundTrip {
  const missing = weighMealsOfSearch(found)
  const mustsLeft = countMustsLeft(found)
  const mostMissing = missing === 0 && !isShortOfMoney(request.wishes) ? 0 : 2 * missing + oneMeal
  let withoutMust: FoundTrip | null = null
  for (let fewerOffArea = 0; fewerOffArea <= mostFewer; fewerOffArea += 1) {
    const parts = { ...found.parts, fewerOffArea }
    // What goes on with the days before keeps many of their stops, so the first of these searches begins anew.
    const next =
      fewerOffArea === 0
        ? attemptTrip(parts, request, effort, { from: 1, to: 1 })
        : attemptTrip(parts, request, effort * effortInAreas, { from: 1, to: 1 }, found.result.days)
    if (!keepsToAreas(next) || weighMealsOfSearch(next) > mostMissing) continue
    if (countMustsLeft(next) <= mustsLeft) return next
    withoutMust ??= next
  }
  return withoutMust ?? leaveOffAreas(found)
}

/**
 * One search with a share of the usual rounds, which goes on with the days of an earlier one if they are given.
 * `progress` is its range of the reported progress.
 */
function attemptTrip(
  parts: Parts,
  { seed, shouldStop, onProgress }: TripRequest,
  effort: number,
  progress: { from: number; to: number },
  from?: readonly PlannedDay[],
  focus?: readonly number[],
): FoundTrip {
  const trip = problems.get(parts) ?? writeProblem(parts)
  problems.set(parts, trip)
  const maxIterations = Math.ceil(usualRounds * effort)
  let rounds = 0
  const onRound = () => {
    if (onProgress && rounds % roundsBetweenReports === 0)
      onProgress(progress.from + ((progress.to - progress.from) * rounds) / maxIterations)
    rounds += 1
    return shouldStop?.() ?? false
  }
  const result = solve(trip.problem, {
    seed,
    maxIterations,
    shouldStop: onRound,
    ...(from && { from }),
    ...(focus && { focus }),
  })
  return { parts, trip, result }
}

const roundsBetweenReports = 50

// Searches of the same parts with other seeds share their problem.
const problems = new WeakMap<Parts, TripProblem>()
