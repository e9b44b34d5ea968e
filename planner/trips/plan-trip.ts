import type { Plan, PlanConflict } from '#domain/plans.ts'
import { checkedPlan, type CheckedRequest } from './checked-plan.ts'
import { findConflicts } from './find-conflicts.ts'
import { solveDays } from './solve-days.ts'
import type { TripRequest } from './trip-request.ts'

/** A whole plan: the days, and then the proofs of clashes. Who answers in two beats calls the two functions below. */
export function planTrip(request: TripRequest): Plan {
  const plan = planDays(request)
  return withConflicts(request, plan, proveConflicts(request, plan))
}

/** The first beat: days that hold together, what is left out and why, and the report of the checker. */
export function planDays(request: TripRequest): Plan {
  return checkedPlan(request, solveDays(request).plan)
}

/**
 * The second beat: which wishes keep out what the plan lacks. `shouldStop` ends it; what was not examined by then is
 * not claimed. Without it, fixed numbers of trials are the limit, so that the same request has the same answer.
 */
export function proveConflicts(request: TripRequest, plan: Plan): PlanConflict[] {
  // Trials are no progress of the days.
  const { onProgress: _told, ...quiet } = request
  return findConflicts(quiet, plan)
}

/** The plan with these clashes added and checked again, because a limit that is said to be too low may be exceeded. */
export function withConflicts(request: CheckedRequest, plan: Plan, conflicts: readonly PlanConflict[]): Plan {
  if (conflicts.length === 0) return plan
  return checkedPlan(request, { ...plan, conflicts: [...plan.conflicts, ...conflicts] })
}
