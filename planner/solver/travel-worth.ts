import type { Instance } from './instance.ts'
import type { Plan } from './plan.ts'
import type { Route } from './route.ts'

/** The time of a day that goes into ways. */
function minutesOnTheWay({ arrive, depart, length }: Route): number {
  let minutes = 0
  for (let position = 0; position <= length; position += 1) minutes += arrive[position + 1] - depart[position]
  return minutes
}

/** Sets against the value of the plan what the ways of the days that changed take. */
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

/** What the scores, musts and minimums of a plan are worth, whatever its ways take. */
export function valueWithoutTravel({ value, travelled }: Plan): number {
  return travelled.reduce((sum, lost) => sum + lost, value)
}
