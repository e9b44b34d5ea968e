import type { PlanConflict } from '#domain/plans.ts'
import { dailyBudget } from '#domain/trips.ts'
import type { Result } from '#planner/solver/problem.ts'
import { solve } from '#planner/solver/solve.ts'
import { type Parts, writeProblem } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

// Enough to see whether there are meals for every day.
const roundsToTry = 150
const tripLimitSteps = [1.25, 1.5, 2, 3, 5]

/** Where not even the meals fit the money: by how much it would have to grow, found by planning with more. */
export function findConflicts(result: Result, parts: Parts, { seed }: TripRequest): PlanConflict[] {
  if (mealsMissing(result) === 0) return []
  const { wishes } = parts
  const works = (changed: Partial<Parts['wishes']>) => {
    const { problem } = writeProblem({ ...parts, wishes: { ...wishes, ...changed } })
    return mealsMissing(solve(problem, { seed, maxIterations: roundsToTry })) === 0
  }
  if (wishes.dailyLimit !== null) {
    for (let limit = wishes.dailyLimit + dailyBudget.step; limit <= dailyBudget.max; limit += dailyBudget.step) {
      const to = limit < dailyBudget.max ? limit : null
      if (works({ dailyLimit: to }))
        return [{ wishes: ['dailyBudgetRange'], relax: [{ wish: 'dailyBudgetRange', to: limit }] }]
    }
  }
  if (wishes.tripLimit !== null) {
    for (const factor of tripLimitSteps) {
      const to = Math.ceil((wishes.tripLimit * factor) / 10_000) * 10_000
      if (works({ tripLimit: to })) return [{ wishes: ['totalBudget'], relax: [{ wish: 'totalBudget', to }] }]
    }
  }
  return []
}

/** Lunches and dinners that a plan lacks. */
export function mealsMissing({ shortfalls }: Result): number {
  return shortfalls.filter(({ kind }) => kind === 'lunch' || kind === 'dinner').length
}
