import type { Reason } from '#planner/solver/problem.ts'
import { solve } from '#planner/solver/solve.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { countMissingMeals, weightOfMissing } from './missing-wishes.ts'
import { type FoundTrip, type Parts, writeProblem } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

// Where eating places are few, one has to go farther for a meal, at any hour of which the rules know.
const farther = [3000, 5000, Infinity]
// A search for farther tables is a part of the whole one, so that all searches of a trip stay below 2.6 times the usual
// rounds.
const moreEffort = 0.4
// What of the progress the first search is, and all but the last.
const firstShare = 0.85
const lastFrom = 0.95
// With fewer rounds nobody looks twice.
const leastLookedAgain = 0.2

/** Rounds of the search: short trips need as many as long ones. */
export const usualRounds = 1400

/** The plan with all its meals, near the way or with farther tables where near ones are too few, and all that was named. */
export function searchTrip(given: Parts, request: TripRequest): FoundTrip {
  const effort = request.effort ?? 1
  let best = attemptTrip(given, request, effort, { from: 0, to: firstShare })
  for (const [index, mealMetres] of farther.entries()) {
    if (countMissingMeals(best) === 0) break
    const part = (lastFrom - firstShare) / farther.length
    const from = firstShare + index * part
    const next = attemptTrip({ ...given, mealMetres, hasWideMealHours: true }, request, effort * moreEffort, {
      from,
      to: from + part,
    })
    if (countMissingMeals(next) < countMissingMeals(best)) best = next
  }
  return effort >= leastLookedAgain ? lookAgain(best, request, effort) : best
}

/** A search can end without a named place for which there is room. One with other chances seldom does. */
function lookAgain(found: FoundTrip, request: TripRequest, effort: number): FoundTrip {
  const left = countNamedLeft(found)
  if (left === 0) return found
  const other = { ...request, seed: request.seed + 1 }
  const next = attemptTrip(found.parts, other, effort * moreEffort, { from: lastFrom, to: 1 })
  const gained = left - countNamedLeft(next)
  const lost = countMissingMeals(next) - countMissingMeals(found)
  return gained > 0 && lost <= gained * mealsForNamed(request.wishes) ? next : found
}

/** Where money is short anyhow, and said to be, two meals may be lost for a place that somebody named. */
function mealsForNamed({ dailyLimit, tripLimit }: TripWishes): number {
  return dailyLimit === null && tripLimit === null ? 0 : 2 * weightOfMissing
}

/** Named places that open during the trip and cost no more than a day may. */
function countNamedLeft({ parts, result }: FoundTrip): number {
  const left = new Set(result.unplaced.flatMap(({ placeId, reason }) => (isHopeless(reason) ? [] : [placeId])))
  return parts.candidates.filter(({ isMust, row }) => isMust && left.has(row.id)).length
}

function isHopeless(reason: Reason): boolean {
  return reason === 'closed' || reason === 'budget'
}

/** One search, with a share of the usual rounds. `progress` is the part of the whole that it is told as. */
export function attemptTrip(
  parts: Parts,
  { seed, shouldStop, onProgress }: TripRequest,
  effort: number,
  progress = { from: 0, to: 1 },
): FoundTrip {
  const trip = writeProblem(parts)
  const maxIterations = Math.ceil(usualRounds * effort)
  let rounds = 0
  const onRound = () => {
    if (onProgress && rounds % roundsBetweenReports === 0)
      onProgress(progress.from + ((progress.to - progress.from) * rounds) / maxIterations)
    rounds += 1
    return shouldStop?.() ?? false
  }
  return { parts, trip, result: solve(trip.problem, { seed, maxIterations, shouldStop: onRound }) }
}

const roundsBetweenReports = 100
