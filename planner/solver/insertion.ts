import { endless, type Instance } from './instance.ts'
import { firstPosition, isAllowed, type Plan, spentOnTrip } from './plan.ts'
import { detourFare, type Route } from './route.ts'
import { arrivalAfter, startAfter } from './timing.ts'

/** Where a visit fits best into a route, and how much later the rest of the day gets; `cost` is -1 where it fits nowhere. */
export type Insertion = { position: number; cost: number }

/** Writes the best insertion into `found`. */
export function findInsertion(instance: Instance, plan: Plan, visit: number, route: Route, found: Insertion): void {
  found.cost = -1
  if (instance.isPlain) return findPlainInsertion(instance, visit, route, found)
  if (!isAllowed(instance, plan, visit, route.day)) return
  for (let position = firstPosition(instance, plan, visit, route); position <= route.length; position += 1) {
    if (route.depart[position] > instance.close[visit * instance.days + route.day]) return
    const cost = costAt(instance, plan, visit, route, position)
    if (cost >= 0 && (found.cost < 0 || cost < found.cost)) {
      found.cost = cost
      found.position = position
    }
  }
}

/** The cost of one position, or -1; `isAllowed` is the caller's question. */
export function costAt(instance: Instance, plan: Plan, visit: number, route: Route, position: number): number {
  const { nodes, arrive, depart, latest, day } = route
  const next = nodes[position + 1]
  const start = startAfter(instance, visit, day, arrivalAfter(instance, nodes[position], visit, depart[position]))
  if (start > instance.close[visit * instance.days + day]) return -1
  const arrival = arrivalAfter(instance, visit, next, start + instance.service[visit])
  if (arrival > latest[position + 1]) return -1
  if (!instance.isPlain) {
    if (position < firstPosition(instance, plan, visit, route)) return -1
    const price = instance.cost[visit] + detourFare(instance, nodes[position], visit, next)
    if (route.spent + price > instance.budget[day]) return -1
    if (instance.tripBudget !== Infinity && spentOnTrip(plan) + price > instance.tripBudget) return -1
  }
  return Math.max(0, arrival - arrive[position + 1])
}

/** The same where only hours and fixed ways count: the innermost loop of the benchmark. */
function findPlainInsertion(instance: Instance, visit: number, route: Route, found: Insertion): void {
  const { nodes, arrive, depart, latest, length } = route
  const { travel, nodes: size } = instance
  const at = visit * instance.days + route.day
  const open = instance.open[at]
  const close = instance.close[at]
  const service = instance.service[visit]
  const row = visit * size
  let bestCost = endless
  let bestPosition = -1
  for (let position = 0; position <= length; position += 1) {
    const leave = depart[position]
    if (leave > close) break
    const last = latest[position + 1]
    if (last < open + service) continue
    let start = leave + travel[nodes[position] * size + visit]
    if (start > close) continue
    if (start < open) start = open
    const arrival = start + service + travel[row + nodes[position + 1]]
    if (arrival > last) continue
    const cost = arrival - arrive[position + 1]
    if (cost < bestCost) {
      bestCost = cost
      bestPosition = position
    }
  }
  if (bestPosition < 0) return
  found.cost = Math.max(0, bestCost)
  found.position = bestPosition
}
