import type { Instance } from './instance.ts'
import { addVisit, emptyPlan, type Plan } from './plan.ts'
import type { Route } from './route.ts'

/** A day of a good plan. `groups` has one bit per place. */
type PooledRoute = { visits: Int32Array; groups: Int32Array; value: number; key: string }

/** Good days by type of day, each set of visits once. Days of one type are interchangeable. */
export type Pool = { routes: PooledRoute[][]; known: Set<string>; kindOfDay: number[] }

const mostRoutes = 500
/** The limit of route comparisons in one recombination, which takes one or two milliseconds. */
const mostComparisons = 100_000

/** Whether feasible days are feasible together if they share no place. */
export function canRecombine({ days, tripBudget, needs }: Instance): boolean {
  return days > 1 && tripBudget === Infinity && needs.every((needed) => needed.length === 0)
}

export function createPool(instance: Instance): Pool {
  const descriptions = Array.from({ length: instance.days }, (_, day) => describeDay(instance, day))
  const kinds = [...new Set(descriptions)]
  return {
    routes: kinds.map(() => []),
    known: new Set(),
    kindOfDay: descriptions.map((description) => kinds.indexOf(description)),
  }
}

function describeDay(
  { days, kinds, nodes, open, close, spans, min, max, worth, ...rest }: Instance,
  day: number,
): string {
  const hours = Array.from({ length: nodes }, (_, node) => node * days + day)
  const counts = Array.from({ length: kinds }, (_, kind) => day * kinds + kind)
  return [
    rest.startNode[day],
    rest.endNode[day],
    rest.budget[day],
    rest.longestWait[day],
    rest.waitWorth[day],
    rest.travelWorth[day],
    ...hours.map((at) => `${open[at]}-${close[at]}${spans[at]?.join() ?? ''}`),
    ...counts.map((at) => `${min[at]}-${max[at]} ${worth[at]}`),
  ].join(' ')
}

/** Stores the days of a plan that differ from the plan before. */
export function keepRoutes(instance: Instance, pool: Pool, before: Plan, plan: Plan): void {
  for (const route of plan.routes) {
    if (route.stamp === before.routes[route.day].stamp) continue
    const visits = route.nodes.slice(1, route.length + 1)
    const key = `${pool.kindOfDay[route.day]} ${visits.toSorted().join()}`
    if (pool.known.has(key)) continue
    pool.known.add(key)
    const groups = new Int32Array(Math.ceil(instance.groups / 32))
    for (const visit of visits) groups[instance.group[visit] >> 5] |= 1 << (instance.group[visit] & 31)
    pool.routes[pool.kindOfDay[route.day]].push({ visits, groups, value: valueOf(instance, plan, route), key })
  }
}

/** The contribution of a day to the value of a plan. */
function valueOf(
  { value, kinds, min, worth, weight }: Instance,
  { counts, waits, travelled }: Plan,
  { nodes, length, day }: Route,
): number {
  let sum = 0
  for (let position = 1; position <= length; position += 1) sum += value[nodes[position]]
  for (let at = day * kinds; at < (day + 1) * kinds; at += 1) sum += weight * worth[at] * Math.min(counts[at], min[at])
  return sum - weight * waits[day] - travelled[day]
}

/**
 * The best combination of pool days without a common place that a limited search finds; null if none is better than
 * `least`.
 */
export function recombine(pool: Pool, least: number): PooledRoute[] | null {
  forgetWorst(pool)
  const days = pool.kindOfDay.length
  const chosen: PooledRoute[] = []
  let best: PooledRoute[] | null = null
  let bestValue = least
  let comparisons = 0

  function choose(value: number, open: readonly (readonly PooledRoute[])[]): void {
    const day = chosen.length
    if (day === days) {
      best = [...chosen]
      bestValue = value
      return
    }
    const kind = pool.kindOfDay[day]
    for (const [index, route] of open[kind].entries()) {
      // Combinations with earlier days were tried already.
      const left = open.map((routes, other) => (other === kind ? routes.slice(index) : routes))
      if (value + mostOf(pool, left, day) <= bestValue || comparisons > mostComparisons) return
      const next = left.map((routes) => routes.filter((other) => sharesNothing(route, other)))
      for (const routes of left) comparisons += routes.length
      chosen.push(route)
      choose(value + route.value, next)
      chosen.pop()
    }
  }

  choose(0, pool.routes)
  return best
}

/** An upper bound on the value of the days from one on. */
function mostOf({ kindOfDay }: Pool, open: readonly (readonly PooledRoute[])[], day: number): number {
  const taken = open.map(() => 0)
  let most = 0
  for (const kind of kindOfDay.slice(day)) {
    most += open[kind][taken[kind]]?.value ?? 0
    taken[kind] += 1
  }
  return most
}

function forgetWorst(pool: Pool): void {
  pool.known.clear()
  for (const routes of pool.routes) {
    routes.sort((a, b) => b.value - a.value)
    routes.length = Math.min(routes.length, mostRoutes)
    for (const { key } of routes) pool.known.add(key)
  }
}

function sharesNothing({ groups: one }: PooledRoute, { groups: other }: PooledRoute): boolean {
  for (let word = 0; word < one.length; word += 1) if ((one[word] & other[word]) !== 0) return false
  return true
}

/** Builds a plan from one route per day. */
export function putTogether(instance: Instance, plan: Plan, routes: readonly PooledRoute[]): void {
  emptyPlan(instance, plan)
  for (const [day, { visits }] of routes.entries()) {
    for (const [position, visit] of visits.entries()) addVisit(instance, plan, visit, plan.routes[day], position)
  }
}
