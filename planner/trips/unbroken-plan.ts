import type { Plan } from '#domain/trips/plan/plans.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { withoutSheets } from './search-trip.ts'
import { solveDays } from './solve-days.ts'
import { hasNoHours } from './trip-parts.ts'
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
  const first = solve(request)
  let best = first.plan
  let broken = listBroken(request, best)
  let isAlike = false
  const eased = first.eased === undefined ? {} : { eased: first.eased }
  for (const change of furtherRequests(request, first.parts.laid.stops.size > 0)) {
    if (broken.length === 0 || hasNoHours(first.parts) || request.shouldStop?.()) break
    // What two seeds break alike, a third one breaks as well.
    if (isAlike && !change.sheets) continue
    const next = { ...solve({ ...quiet, ...eased, ...change }).plan, seed: request.seed }
    const breaks = listBroken(request, next)
    isAlike = breaks.join() === broken.join()
    if (breaks.length >= broken.length) continue
    best = next
    broken = breaks
  }
  return best
}

function furtherRequests({ seed, effort = 1, wishes }: TripRequest, hasSheets: boolean): Partial<TripRequest>[] {
  const further = { effort: effort * furtherEffort }
  if (wishes.days > daysOfAllFurther) return [{ ...further, seed: seed + 1 }]
  const again = [seed + 1, seed + 2].map((other) => ({ ...further, seed: other }))
  return hasSheets ? [...again, { ...further, seed: seed + 1, sheets: withoutSheets }] : again
}

function listBroken({ wishes, catalogue }: TripRequest, plan: Plan): string[] {
  return checkDays({ wishes, catalogue, plan }).flatMap(({ violations }) => violations)
}
