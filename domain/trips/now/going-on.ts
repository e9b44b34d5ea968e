import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { dayNow } from '#domain/trips/plan/trip-today.ts'

/** From where and when a day goes on: the last stop that was reached, -1 for the start, and a minute of the day. */
export type GoingOn = { reached: number; now: number }

export const lateMinutes = [15, 30, 60] as const
export type LateMinutes = (typeof lateMinutes)[number]

// Who is inside for longer does not find the place closed.
const doorMinutes = 20

/** By the plan: from the present stop, or from the one before when the traveller is on the way. */
export function goOnByPlan(day: PlanDay, now: number): GoingOn {
  const { current, next } = dayNow(day, now)
  return { reached: current ?? (next ?? day.stops.length) - 1, now }
}

/** So many minutes after the plan: the present stop ends later, or the way to the next one began later. */
export function goOnLate(day: PlanDay, now: number, minutes: LateMinutes): GoingOn {
  const { reached } = goOnByPlan(day, now)
  const [there, first] = [day.stops[reached], day.stops[0]]
  const planned = there
    ? minutesOfPlanClock(there.leave)
    : minutesOfPlanClock(first?.arrive ?? '') - (first?.leg?.minutes ?? 0)
  return { reached, now: Number.isNaN(planned) ? now : Math.max(now, planned + minutes) }
}

/** Without a stop: from its door when it is due, else after the present one, which goes on as planned. */
export function goOnWithout(day: PlanDay, now: number, stop: number): GoingOn {
  const { current, next } = dayNow(day, now)
  if (stop === current || (current === null && stop === next)) return { reached: stop - 1, now }
  const by = goOnByPlan(day, now)
  const leave = minutesOfPlanClock(day.stops[current ?? -1]?.leave ?? '')
  return { ...by, now: Number.isNaN(leave) ? now : Math.max(now, leave) }
}

/** The stops that may turn out closed or sold out, the present one at its door alone: places, but no clinics. */
export function listFailable(day: PlanDay, now: number): number[] {
  const { current, next } = dayNow(day, now)
  const isAtDoor = current !== null && now - minutesOfPlanClock(day.stops[current]?.arrive ?? '') <= doorMinutes
  const from = (isAtDoor ? current : next) ?? day.stops.length
  return day.stops.flatMap(({ placeId, treatment }, index) =>
    index >= from && placeId !== null && treatment === undefined ? [index] : [],
  )
}
