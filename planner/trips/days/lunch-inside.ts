import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanStop } from '#domain/trips/plan/plans.ts'
import { usualMeal } from '#planner/trips/candidates/place-score.ts'
import { mealHours } from '#planner/trips/meals/meal-hours.ts'

const lunchMinutes = 60
const usualLunch = 12.25 * 60
// Before and after lunch one sees at least so much.
const leastBeside = 30

/**
 * A visit to a place with kitchens of its own as three stops: before lunch, lunch there, and after it. The price of
 * lunch is in the cost of the visit. Without time for lunch inside it stays one stop.
 */
export function withLunchInside(stop: PlanStop, span: { arrive: number; leave: number }): PlanStop[] {
  const { arrive, leave } = span
  const from = Math.max(usualLunch, arrive + leastBeside)
  const until = from + lunchMinutes
  if (from > mealHours.lunch.to || until + leastBeside > leave) return [stop]
  const noWay = { mode: 'walk', minutes: 0, metres: 0, cost: 0 } as const
  return [
    { ...stop, leave: planClockOf(from), cost: stop.cost - usualMeal },
    {
      ...stop,
      kind: 'meal',
      meal: 'lunch',
      arrive: planClockOf(from),
      leave: planClockOf(until),
      leg: { ...noWay },
      cost: usualMeal,
      costUnknown: true,
    },
    { ...stop, arrive: planClockOf(until), leg: { ...noWay }, cost: 0 },
  ]
}
