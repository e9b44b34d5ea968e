import { solve } from '#planner/solver/solve.ts'
import { keepsToAreas, leaveOffAreas } from './area-share.ts'
import { isShortOfMoney } from './money-of-days.ts'
import { weighMealsOfSearch } from './missing-meals.ts'
import { type FoundTrip, type Parts, writeProblem } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

// Where eating places are few, one has to go farther for a meal, at any hour of which the rules know.
const farther = [3000, 5000, Infinity]
// A further search is a part of the whole one, so that all searches of a trip stay below 5.2 times the usual rounds.
const furtherEffort = 0.4
// A day with few stops may have so many fewer outside of the chosen areas than one with all of them.
const mostFewer = 2
// As `weighMealsOfSearch` counts it.
const oneMeal = 2
// What of the progress the first search is.
const firstShare = 0.85

/** Rounds of the search: short trips need as many as long ones. */
export const usualRounds = 1400

/** The plan with all its meals, near the way or at farther tables where near ones are too few, in the chosen areas. */
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
 * The same again with less and less outside of the chosen areas, until half of the stops lie there and no meal is left
 * out for it. Where meals are missing already, for want of money or of tables, as many again may be, and one more; with
 * little money one may be. If that fails, what the days need least is left out.
 */
function searchInAreas(found: FoundTrip, request: TripRequest, effort: number): FoundTrip {
  const missing = weighMealsOfSearch(found)
  const mostMissing = missing === 0 && !isShortOfMoney(request.wishes) ? 0 : 2 * missing + oneMeal
  for (let fewerOffArea = 0; fewerOffArea <= mostFewer; fewerOffArea += 1) {
    const next = attemptTrip({ ...found.parts, fewerOffArea }, request, effort, { from: 1, to: 1 })
    if (keepsToAreas(next) && weighMealsOfSearch(next) <= mostMissing) return next
  }
  return leaveOffAreas(found)
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
