import type { Plan, PlanCheck } from '#domain/trips/plan/plans.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import type { TripRequest } from './trip-request.ts'

/** The input of the check of a finished plan. */
export type CheckedRequest = Pick<TripRequest, 'wishes' | 'catalogue'>

/**
 * The plan with the checker's report: whether each rule of its days held, how often it was tested, and on what facts.
 */
export function checkedPlan({ wishes, catalogue }: CheckedRequest, plan: Plan): Plan {
  const checks = checkDays({ wishes, catalogue, plan }).map(({ rule, held, count, onUnverifiedFacts }): PlanCheck => {
    return { rule, held, count, onUnverifiedFacts }
  })
  return { ...plan, checks }
}
