import type { Plan } from '#domain/trips/plan/plans.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { withoutSheets } from './search-trip.ts'
import { solveDays } from './solve-days.ts'
import type { TripRequest } from './trip-request.ts'

// A further search has this share of the rounds.
const furtherEffort = 0.6
// A longer trip is searched once more only, because each search takes seconds.
const daysOfAllFurther = 14

/**
 * Plans the days, and again where the checker objects: with other seeds of the search, then without headline days. The
 * plan with the fewest broken rules is the answer, and its report says what is still broken.
 */
export function solveUnbroken(request: TripRequest, solve = solveDays): Plan {
  const { onProgress: _told, ...quiet } = request
  let best = solve(request).plan
  let broken = countBroken(request, best)
  for (const change of furtherRequests(request)) {
    if (broken === 0 || request.shouldStop?.()) break
    const next = { ...solve({ ...quiet, ...change }).plan, seed: request.seed }
    const breaks = countBroken(request, next)
    if (breaks >= broken) continue
    best = next
    broken = breaks
  }
  return best
}

function furtherRequests({ seed, effort = 1, sheets = [], wishes }: TripRequest): Partial<TripRequest>[] {
  const further = { effort: effort * furtherEffort }
  if (wishes.days > daysOfAllFurther) return [{ ...further, seed: seed + 1 }]
  const again = [seed + 1, seed + 2].map((other) => ({ ...further, seed: other }))
  return sheets.length > 0 ? [...again, { ...further, seed: seed + 1, sheets: withoutSheets }] : again
}

function countBroken({ wishes, catalogue }: TripRequest, plan: Plan): number {
  return checkDays({ wishes, catalogue, plan }).reduce((sum, { violations }) => sum + violations.length, 0)
}
