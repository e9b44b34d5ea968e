import type { Plan, PlanConflict } from '#domain/trips/plan/plans.ts'
import { checkedPlan, type CheckedRequest } from './checked-plan.ts'
import { findConflicts } from './conflicts/find-conflicts.ts'
import { daysOfMostTrials } from './conflicts/trials.ts'
import { solveDays } from './solve-days.ts'
import type { TripRequest } from './trip-request.ts'

/** A whole plan: the days, then the conflict proofs. To answer in two steps, call the two functions below. */
export function planTrip(request: TripRequest): Plan {
  const plan = planDays(request)
  return withConflicts(request, plan, proveConflicts(request, plan))
}

/** The first step: the days, what is left out and why, and the checker's report. */
export function planDays(request: TripRequest): Plan {
  return checkedPlan(request, solveDays(request).plan)
}

/**
 * The second step: proves which wishes conflict. The work of the trials is counted, so that the same request has the
 * same answer. When `shouldStop` ends it before, untested conflicts are not reported.
 */
export function proveConflicts(request: TripRequest, plan: Plan): PlanConflict[] {
  // Trials do not report progress.
  const { onProgress: _told, shouldStop, ...quiet } = request
  const isUsedUp = countLooks(looksOfTrials(request.wishes.days))
  return findConflicts({ ...quiet, shouldStop: () => isUsedUp() || (shouldStop?.() ?? false) }, plan)
}

/**
 * How often trials may look whether to stop, which is about once a round. A round takes longer with more days, and so
 * does what a trial prepares and presents around its rounds.
 */
function looksOfTrials(days: number): number {
  return Math.round((40_000 / (days + 8)) * Math.min(1, daysOfMostTrials / days))
}

/** True once it was asked more often than that. */
function countLooks(most: number): () => boolean {
  let looks = 0
  return () => {
    looks += 1
    return looks > most
  }
}

/** The plan with these conflicts, checked again, because a conflict with a budget permits missing meals. */
export function withConflicts(request: CheckedRequest, plan: Plan, conflicts: readonly PlanConflict[]): Plan {
  if (conflicts.length === 0) return plan
  return checkedPlan(request, { ...plan, conflicts: [...plan.conflicts, ...conflicts] })
}
