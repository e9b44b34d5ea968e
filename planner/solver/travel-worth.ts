import type { Instance } from './instance.ts'
import type { Plan } from './plan.ts'
import type { Route } from './route.ts'

/** The travel time of a day. */
function minutesOnTheWay({ arrive, depart, length }: Route): number {
  let minutes = 0
  for (let position = 0; position <= length; position += 1) minutes += arrive[position + 1] - depart[position]
  return minutes
}

/** Updates the penalty for travel time of the changed days in the value of the plan. */
export function weighTravel(instance: Instance, plan: Plan, changed: Uint8Array): void {
  if (!instance.countsTravel) return
  for (const route of plan.routes) {
    const { day } = route
    if (changed[day] === 0) continue
    const lost = minutesOnTheWay(route) * instance.travelWorth[day]
    plan.value += plan.travelled[day] - lost
    plan.travelled[day] = lost
  }
}

/** The value of a plan without the penalty for travel time. */
export function valueWithoutTravel({ value, travelled }: Plan): number {
  return travelled.reduce((sum, lost) => sum + lost, value)
}
