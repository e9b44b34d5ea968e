import type { PlanConflict } from '#domain/plans.ts'
import { dailyBudget } from '#domain/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Result } from '#planner/solver/problem.ts'
import { solve } from '#planner/solver/solve.ts'
import { type Parts, type TripProblem, writeProblem } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

export type FoundTrip = { parts: Parts; trip: TripProblem; result: Result; conflicts: PlanConflict[] }

const mealMetres = 2000
// Where eating places are few, one has to go farther for a meal.
const farther = [5000, Infinity]
const tripLimitSteps = [1.25, 1.5, 2, 3, 5]
// Enough to see whether there are meals for every day.
const trialEffort = 0.1

/** Rounds of the search, by the length of the trip: the plan hardly improves after them. */
function roundsFor(days: number): number {
  return 600 + 250 * Math.min(days, 30)
}

/**
 * The plan with all its meals, near the way and within the budget, and something for every interest. Where the money is not enough for that, it is planned
 * with as little more as works, and the conflict says how much; where the tables are too far, with farther ones.
 */
export function searchTrip(given: Omit<Parts, 'mealMetres'>, request: TripRequest): FoundTrip {
  const attempt = (metres: number, wishes: TripWishes, effort: number) => {
    const parts: Parts = { ...given, wishes, mealMetres: metres }
    const trip = writeProblem(parts)
    const { seed, shouldStop } = request
    const maxIterations = Math.ceil(roundsFor(wishes.days) * effort)
    return { parts, trip, result: solve(trip.problem, { seed, maxIterations, ...(shouldStop && { shouldStop }) }) }
  }
  const { wishes } = given
  const effort = request.effort ?? 1
  let best = attempt(mealMetres, wishes, effort)
  if (isWhole(best.result)) return { ...best, conflicts: [] }
  for (const { changed, conflict } of relaxations(wishes)) {
    const relaxed = { ...wishes, ...changed }
    if (!isWhole(attempt(mealMetres, relaxed, trialEffort).result)) continue
    const found = attempt(mealMetres, relaxed, effort)
    if (isWhole(found.result)) return { ...found, conflicts: [conflict] }
  }
  for (const metres of farther) {
    const next = attempt(metres, wishes, effort)
    if (mealsMissing(next.result) < mealsMissing(best.result)) best = next
    if (mealsMissing(best.result) === 0) break
  }
  return { ...best, conflicts: [] }
}

type Relaxation = { changed: Partial<TripWishes>; conflict: PlanConflict }

/** More money, a little at a time. */
function relaxations({ dailyLimit, tripLimit }: TripWishes): Relaxation[] {
  const daily: Relaxation[] = []
  for (let to = (dailyLimit ?? Infinity) + dailyBudget.step; to <= dailyBudget.max; to += dailyBudget.step)
    daily.push({
      changed: { dailyLimit: to < dailyBudget.max ? to : null },
      conflict: { wishes: ['dailyBudgetRange'], relax: [{ wish: 'dailyBudgetRange', to }] },
    })
  if (tripLimit === null) return daily
  const total = tripLimitSteps.map((factor): Relaxation => {
    const to = Math.ceil((tripLimit * factor) / 10_000) * 10_000
    return { changed: { tripLimit: to }, conflict: { wishes: ['totalBudget'], relax: [{ wish: 'totalBudget', to }] } }
  })
  return [...daily, ...total]
}

/** Every day has its meals, and every interest its place. */
function isWhole(result: Result): boolean {
  return mealsMissing(result) === 0 && !result.shortfalls.some(({ kind }) => kind.startsWith('interest:'))
}

/** Lunches and dinners that a plan lacks. */
function mealsMissing({ shortfalls }: Result): number {
  return shortfalls.filter(({ kind }) => kind === 'lunch' || kind === 'dinner').length
}
