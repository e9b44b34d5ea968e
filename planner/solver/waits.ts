import { endless, type Instance } from './instance.ts'
import type { Plan } from './plan.ts'
import type { Route } from './route.ts'
import { arrivalAfter } from './timing.ts'

const quarter = 15

/**
 * Quarters of an hour of avoidable waiting on a day. Arriving at each stop as late as the waits before it allow, and
 * staying as long as allowed, minimises the wait for the next stop.
 */
function countQuarters(instance: Instance, { nodes, depart, length, day }: Route): number {
  const longest = instance.longestWait[day]
  if (longest === endless) return 0
  let quarters = 0
  // There is no wait before the first stop, because the traveller leaves later.
  let latest = endless
  for (let position = 1; position <= length; position += 1) {
    const visit = nodes[position]
    const soonest = depart[position] - instance.service[visit]
    if (latest < soonest) quarters += Math.ceil((soonest - latest) / quarter)
    const span = spanAt(instance, visit, day, soonest)
    const start = Math.max(soonest, Math.min(latest, lastOf(instance, visit, day, span)))
    const longestStay = start + instance.service[visit] + instance.stretch[visit]
    const leave = Math.min(longestStay, instance.until[visit * instance.days + day][span])
    latest = arrivalAfter(instance, visit, nodes[position + 1], leave) + longest
  }
  return quarters
}

/** The index of the span that contains a start. */
function spanAt({ spans, days }: Instance, visit: number, day: number, start: number): number {
  const several = spans[visit * days + day]
  let span = 0
  while (several !== null && start > several[2 * span + 1]) span += 1
  return span
}

function lastOf({ spans, close, days }: Instance, visit: number, day: number, span: number): number {
  const at = visit * days + day
  return spans[at]?.[2 * span + 1] ?? close[at]
}

/** Updates the penalty for waits of the changed days in the value of the plan. */
export function weighWaits(instance: Instance, plan: Plan, changed: Uint8Array): void {
  if (!instance.countsWaits) return
  for (const route of plan.routes) {
    const { day } = route
    if (changed[day] === 0) continue
    const missed = countQuarters(instance, route) * instance.waitWorth[day]
    plan.value += (plan.waits[day] - missed) * instance.weight
    plan.waits[day] = missed
  }
}
