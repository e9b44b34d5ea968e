import type { Plan, PlanConflict } from '#domain/trips/plan/plans.ts'
import { checkedPlan, type CheckedRequest } from './checked-plan.ts'
import { companionFacts, withCompanionTime } from './companions/companion-time.ts'
import { findConflicts } from './conflicts/find-conflicts.ts'
import type { TripRequest } from './trip-request.ts'
import { solveUnbroken } from './unbroken-plan.ts'

/** A whole plan: the days, then the conflict proofs. To answer in two steps, call the two functions below. */
export function planTrip(request: TripRequest): Plan {
  const plan = planDays(request)
  return withConflicts(request, plan, proveConflicts(request, plan))
}

/** The first step: the days, what is left out and why, and the checker's report. */
export function planDays(request: TripRequest): Plan {
  return checkedPlan(request, withCompanionTime(solveUnbroken(request), companionFacts(request)))
}

/** The second step: proves which wishes conflict. When `shouldStop` ends it, untested conflicts are not reported. */
export function proveConflicts(request: TripRequest, plan: Plan): PlanConflict[] {
  // Trials do not report progress.
  const { onProgress: _told, ...quiet } = request
  return findConflicts(quiet, plan)
}

/** The plan with these conflicts, checked again, because a conflict with a budget permits missing meals. */
export function withConflicts(request: CheckedRequest, plan: Plan, conflicts: readonly PlanConflict[]): Plan {
  if (conflicts.length === 0) return plan
  return checkedPlan(request, { ...plan, conflicts: [...plan.conflicts, ...conflicts] })
}
