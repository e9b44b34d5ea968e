import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanDay, PlanRule } from '#domain/trips/plan/plans.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import type { TripFacts } from '#planner/edits/edit-context.ts'

const delayMinutes = 60
const kept: readonly PlanRule[] = ['open', 'meals', 'budget']
const lastMinute = 29 * 60

/** For each day with more than two stops: whether it keeps hours, meals and money when all after the second is late. */
export function keepsWhenLate(plan: Plan, { wishes, catalogue }: Pick<TripFacts, 'wishes' | 'catalogue'>): boolean[] {
  const known = countBroken(plan)
  return plan.days.flatMap((day, index) => {
    if (day.stops.length < 3) return []
    return [countBroken({ ...plan, days: plan.days.with(index, delayed(day)) }) <= known]
  })

  function countBroken(some: Plan): number {
    const verdicts = checkDays({ wishes, catalogue, plan: some })
    return verdicts.reduce((sum, { rule, violations }) => sum + (kept.includes(rule) ? violations.length : 0), 0)
  }
}

function delayed(day: PlanDay): PlanDay {
  const late = (clock: string) => planClockOf(Math.min(lastMinute, minutesOfPlanClock(clock) + delayMinutes))
  return {
    ...day,
    stops: day.stops.map((stop, index) =>
      index < 2 ? stop : { ...stop, arrive: late(stop.arrive), leave: late(stop.leave) },
    ),
  }
}
