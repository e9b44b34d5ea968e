import { endless, type Instance } from './instance.ts'
import { arrivalAfter, departureBefore, startAfter, startBefore } from './timing.ts'

/**
 * One day: a start, visits, an end. `depart` is the earliest departure from a node. `latest` is the latest start at a
 * node for which all later visits are still feasible. With both, an insertion can be tested locally.
 */
export type Route = {
  day: number
  /** The number of visits. The start is at index 0 and the end at index length + 1. */
  length: number
  nodes: Int32Array
  arrive: Int32Array
  depart: Int32Array
  latest: Int32Array
  spent: number
  /** Two routes with the same stamp are equal. */
  stamp: number
}

export function createRoute(instance: Instance, day: number): Route {
  const size = instance.groups + 2
  const route: Route = {
    day,
    length: 0,
    nodes: new Int32Array(size),
    arrive: new Int32Array(size),
    depart: new Int32Array(size),
    latest: new Int32Array(size),
    spent: 0,
    stamp: 0,
  }
  clearRoute(instance, route)
  return route
}

export function clearRoute(instance: Instance, route: Route): void {
  route.length = 0
  route.nodes[0] = instance.startNode[route.day]
  route.nodes[1] = instance.endNode[route.day]
  scheduleAll(instance, route)
}

export function copyRoute(from: Route, to: Route): void {
  if (from.stamp === to.stamp) return
  const end = from.length + 2
  for (let position = 0; position < end; position += 1) {
    to.nodes[position] = from.nodes[position]
    to.arrive[position] = from.arrive[position]
    to.depart[position] = from.depart[position]
    to.latest[position] = from.latest[position]
  }
  to.length = from.length
  to.spent = from.spent
  to.stamp = from.stamp
}

/** Inserts a visit after the given position. */
export function insertAfter(instance: Instance, route: Route, position: number, visit: number): void {
  const { nodes, arrive, depart, latest } = route
  for (let index = route.length + 1; index > position; index -= 1) {
    nodes[index + 1] = nodes[index]
    arrive[index + 1] = arrive[index]
    depart[index + 1] = depart[index]
    latest[index + 1] = latest[index]
  }
  route.length += 1
  nodes[position + 1] = visit
  route.spent += instance.cost[visit] + detourFare(instance, nodes[position], visit, nodes[position + 2])
  scheduleForward(instance, route, position + 1)
  scheduleBackward(instance, route, position + 1)
}

/** The additional fare of a visit between two nodes. */
export function detourFare({ fare, nodes }: Instance, before: number, visit: number, after: number): number {
  if (fare === null) return 0
  return fare[before * nodes + visit] + fare[visit * nodes + after] - fare[before * nodes + after]
}

/** Computes all times and costs from the nodes. False if the order is not feasible or too expensive. */
export function scheduleAll(instance: Instance, route: Route): boolean {
  const { nodes, day, length } = route
  const from = instance.open[nodes[0] * instance.days + day]
  route.arrive[0] = from
  route.depart[0] = from
  route.latest[length + 1] = instance.close[nodes[length + 1] * instance.days + day]
  // Impossible times, so that no node counts as unchanged.
  route.arrive.fill(endless, 1, length + 2)
  route.latest.fill(endless, 0, length + 1)
  scheduleForward(instance, route, 1)
  scheduleBackward(instance, route, length)
  route.spent = sumCosts(instance, route)
  for (let position = 0; position <= length; position += 1) {
    if (route.depart[position] - instance.service[nodes[position]] > route.latest[position]) return false
  }
  return route.spent <= instance.budget[day]
}

function sumCosts({ fare, cost, nodes: size }: Instance, { nodes, length }: Route): number {
  let sum = 0
  for (let position = 0; position <= length; position += 1) {
    if (position > 0) sum += cost[nodes[position]]
    if (fare !== null) sum += fare[nodes[position] * size + nodes[position + 1]]
  }
  return sum
}

function scheduleForward(instance: Instance, route: Route, from: number): void {
  const { nodes, arrive, depart, day } = route
  const end = route.length + 1
  for (let position = from; position <= end; position += 1) {
    const node = nodes[position]
    const arrival = arrivalAfter(instance, nodes[position - 1], node, depart[position - 1])
    if (position > from && arrival === arrive[position]) return
    arrive[position] = arrival
    depart[position] = startAfter(instance, node, day, arrival) + instance.service[node]
  }
}

function scheduleBackward(instance: Instance, route: Route, from: number): void {
  const { nodes, latest, day } = route
  for (let position = from; position >= 0; position -= 1) {
    const node = nodes[position]
    const leave = departureBefore(instance, node, nodes[position + 1], latest[position + 1])
    const last = startBefore(instance, node, day, leave - instance.service[node])
    if (position < from && last === latest[position]) return
    latest[position] = last
  }
}
