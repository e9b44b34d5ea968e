import { endless, type Instance } from './instance.ts'
import { firstPosition, isAllowed, type Plan } from './plan.ts'
import { detourFare, type Route } from './route.ts'
import { arrivalAfter, startAfter } from './timing.ts'

/**
 * The best position of a visit in a route, and by how much it delays the rest of the day. `cost` is -1 if it does not
 * fit.
 */
export type Insertion = { position: number; cost: number }

/** Writes the best insertion into `found`. */
export function findInsertion(instance: Instance, plan: Plan, visit: number, route: Route, found: Insertion): void {
  found.cost = -1
  if (route.depart[0] > instance.close[visit * instance.days + route.day]) return
  if (!instance.isPlain && !isAllowed(instance, plan, visit, route.day)) return
  if (instance.periodFrom.length === 1) findSteadyInsertion(instance, plan, visit, route, found)
  else findByPosition(instance, plan, visit, route, found)
}

function findByPosition(instance: Instance, plan: Plan, visit: number, route: Route, found: Insertion): void {
  for (let position = firstPosition(instance, plan, visit, route); position <= route.length; position += 1) {
    const cost = costAt(instance, plan, visit, route, position)
    if (cost >= 0 && (found.cost < 0 || cost < found.cost)) {
      found.cost = cost
      found.position = position
    }
  }
}

/** The cost at one position, or -1. `isAllowed` is an extra test of the caller. */
export function costAt(instance: Instance, plan: Plan, visit: number, route: Route, position: number): number {
  const { nodes, arrive, depart, latest, day } = route
  const next = nodes[position + 1]
  const start = startAfter(instance, visit, day, arrivalAfter(instance, nodes[position], visit, depart[position]))
  if (start > instance.close[visit * instance.days + day]) return -1
  const arrival = arrivalAfter(instance, visit, next, start + instance.service[visit])
  if (arrival > latest[position + 1]) return -1
  if (!instance.isPlain) {
    if (position < firstPosition(instance, plan, visit, route)) return -1
    if (detourFare(instance, nodes[position], visit, next) > moneyLeft(instance, plan, visit, route)) return -1
  }
  const delay = Math.max(0, arrival - arrive[position + 1])
  return instance.countsTravel ? delay + detourMinutes(instance, route, visit, position) : delay
}

/** The additional travel time of a visit after a position, regardless of waits that it replaces. */
export function detourMinutes(
  { travelTo, travel, nodes: size }: Instance,
  route: Route,
  visit: number,
  position: number,
) {
  const { nodes, arrive, depart } = route
  const there = travelTo[visit * size + nodes[position]]
  const on = travel[visit * size + nodes[position + 1]]
  return Math.max(0, there + on - (arrive[position + 1] - depart[position]))
}

/** The money that is left of the day and of the trip for travel to a visit. */
function moneyLeft({ budget, tripBudget, cost }: Instance, plan: Plan, visit: number, { day, spent }: Route): number {
  return Math.min(budget[day] - spent, tripBudget - plan.spent) - cost[visit]
}

/**
 * The same for travel times that do not depend on the hour. It is the innermost loop of the search, without calls.
 */
function findSteadyInsertion(instance: Instance, plan: Plan, visit: number, route: Route, found: Insertion): void {
  const { nodes, arrive, depart, latest, length, day } = route
  const { travel, travelTo, nodes: size, longestFare } = instance
  const at = visit * instance.days + day
  const open = instance.open[at]
  const close = instance.close[at]
  const spans = instance.spans[at]
  const service = instance.service[visit]
  const row = visit * size
  const { countsTravel } = instance
  const first = instance.isPlain ? 0 : firstPosition(instance, plan, visit, route)
  const money = instance.isPlain ? Infinity : moneyLeft(instance, plan, visit, route)
  // Either no position is affordable, even if it replaces the most expensive leg, or every position is.
  if (money < -longestFare) return
  const isRich = money >= 2 * longestFare
  let bestCost = endless
  let bestPosition = -1
  for (let position = firstWithRoom(route, open + service, first); position <= length; position += 1) {
    const leave = depart[position]
    if (leave > close) break
    const last = latest[position + 1]
    // Most positions have too little time, even without travel.
    if ((leave > open ? leave : open) + service > last) continue
    const there = travelTo[row + nodes[position]]
    let start = leave + there
    if (start > close) continue
    if (start < open) start = open
    else if (spans !== null) start = startAfter(instance, visit, day, start)
    const on = travel[row + nodes[position + 1]]
    const arrival = start + service + on
    if (arrival > last) continue
    let cost = arrival - arrive[position + 1]
    if (countsTravel) cost = Math.max(0, cost) + Math.max(0, there + on - (arrive[position + 1] - leave))
    if (cost >= bestCost) continue
    if (!isRich && detourFare(instance, nodes[position], visit, nodes[position + 1]) > money) continue
    bestCost = cost
    bestPosition = position
  }
  if (bestPosition < 0) return
  found.cost = Math.max(0, bestCost)
  found.position = bestPosition
}

/** The first position, from a given one on, before a stop that can start at a given time. Later stops can too. */
function firstWithRoom({ latest, length }: Route, moment: number, first: number): number {
  let [low, high] = [first, length + 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (latest[middle + 1] < moment) low = middle + 1
    else high = middle
  }
  return low
}
