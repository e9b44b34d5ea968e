import { solve } from '#planner/solver/solve.ts'
import { keepsToAreas } from './area-share.ts'
import { weighMealsOfSearch } from './missing-meals.ts'
import { type FoundTrip, type Parts, writeProblem } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

// Where eating places are few, one has to go farther for a meal, at any hour of which the rules know.
const farther = [3000, 5000, Infinity]
// A further search is a part of the whole one, so that all searches of a trip stay below 4.2 times the usual rounds.
const furtherEffort = 0.4
// What of the progress the first search is.
const firstShare = 0.85

/** Rounds of the search: short trips need as many as long ones. */
export const usualRounds = 1400

/** The plan with all its meals, near the way, or at farther tables where near ones are too few, and in the chosen areas. */
export function searchTrip(given: Parts, request: TripRequest): FoundTrip {
  const effort = request.effort ?? 1
  let best = attemptTrip(given, request, effort, { from: 0, to: firstShare })
  for (const [index, mealMetres] of farther.entries()) {
    if (weighMealsOfSearch(best) === 0) break
    const part = (1 - firstShare) / farther.length
    const from = firstShare + index * part
    const next = attemptTrip({ ...given, mealMetres, hasWideMealHours: true }, request, effort * furtherEffort, {
      from,
      to: from + part,
    })
    if (weighMealsOfSearch(next) < weighMealsOfSearch(best)) best = next
  }
  return keepsToAreas(best) ? best : searchInAreas(best, request, effort)
}

/**
 * The same once more with less outside of the chosen areas, where that leaves no meal out; where meals are missing
 * already, for want of money or of tables, as many again may be. Days with few stops may need still less.
 */
function searchInAreas(found: FoundTrip, request: TripRequest, effort: number): FoundTrip {
  for (const fewerOffArea of [0, 1]) {
    const next = attemptTrip({ ...found.parts, fewerOffArea }, request, effort, { from: 1, to: 1 })
    if (keepsToAreas(next) && weighMealsOfSearch(next) <= 2 * weighMealsOfSearch(found)) return next
  }
  return found
}

/** One search, with a share of the usual rounds. `progress` is the part of the whole that it is told as. */
function attemptTrip(
  parts: Parts,
  { seed, shouldStop, onProgress }: TripRequest,
  effort: number,
  progress: { from: number; to: number },
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
