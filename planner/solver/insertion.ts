import type { Instance } from './instance.ts'
import { firstPosition, isAllowed, type Plan, spentOnTrip } from './plan.ts'
import { detourFare, type Route } from './route.ts'
import { arrivalAfter, startAfter } from './timing.ts'

/** Where a visit fits best into a route, and how much later the rest of the day gets; `cost` is -1 where it fits nowhere. */
export type Insertion = { position: number; cost: number }

/** Writes the best insertion into `found`. Each position is tested in constant time. */
export function findInsertion(instance: Instance, plan: Plan, visit: number, route: Route, found: Insertion): void {
  found.cost = -1
  if (!isAllowed(instance, plan, visit, route.day)) return
  const { nodes, arrive, depart, latest, day, length } = route
  const at = visit * instance.days + day
  const close = instance.close[at]
  const service = instance.service[visit]
  const mustEnd = instance.open[at] + service
  const allowance =
    instance.fare === null && instance.tripBudget === Infinity && instance.budget[day] === Infinity
      ? Infinity
      : Math.min(instance.budget[day] - route.spent, instance.tripBudget - spentOnTrip(plan)) - instance.cost[visit]
  if (instance.fare === null && allowance < 0) return
  const first = instance.coupled ? firstPosition(instance, plan, visit, route) : 0
  for (let position = first; position <= length; position += 1) {
    const leave = depart[position]
    if (leave > close) return
    if (latest[position + 1] < mustEnd) continue
    const start = startAfter(instance, visit, day, arrivalAfter(instance, nodes[position], visit, leave))
    if (start > close) continue
    const arrival = arrivalAfter(instance, visit, nodes[position + 1], start + service)
    if (arrival > latest[position + 1]) continue
    if (allowance !== Infinity && detourFare(instance, nodes[position], visit, nodes[position + 1]) > allowance)
      continue
    const cost = Math.max(0, arrival - arrive[position + 1])
    if (found.cost < 0 || cost < found.cost) {
      found.cost = cost
      found.position = position
    }
  }
}
