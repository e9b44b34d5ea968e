import { endless, type Instance } from './instance.ts'
import type { Plan } from './plan.ts'
import { pickBelow, type Random } from './random.ts'

/** The visits nearest to a visit by the travel time of both directions, nearest first. */
export type Neighbours = (visit: number) => Int32Array

const mostNeighbours = 40
// While a trip with a limit lacks a place that it must visit, this share of the rounds saves money for it.
const savingShare = 0.1
// While a table that must be visited is missing, this share of the rounds leads a day past it: no stop may be near it.
const leadingShare = 0.1
const mostLeading = 6
/** Computed on first use, so that a search that is stopped at once need not sort all of them. */
export function createNeighbours(instance: Instance): Neighbours {
  const known: (Int32Array | undefined)[] = []
  return (visit) => (known[visit] ??= findNearest(instance, visit))
}

/** Keeps the nearest so far in order, because sorting all of them would take ten times as long. */
function findNearest({ visits, nodes, travel, travelTo }: Instance, visit: number): Int32Array {
  const most = Math.min(mostNeighbours, visits - 1)
  const nearest = new Int32Array(most)
  const ways = new Int32Array(most).fill(endless)
  const row = visit * nodes
  for (let other = 0; other < visits; other += 1) {
    const way = travel[row + other] + travelTo[row + other]
    if (other === visit || way >= ways[most - 1]) continue
    let at = most - 1
    for (; at > 0 && ways[at - 1] > way; at -= 1) {
      ways[at] = ways[at - 1]
      nearest[at] = nearest[at - 1]
    }
    ways[at] = way
    nearest[at] = other
  }
  return nearest
}

/** The visits that a round removes from the plan, and the visits that it tries to insert first. */
export type Ruin = { visits: number[]; wanted: number[] }

/** What a round removes from these days of a plan, and what it tries to insert. */
export function chooseRuin(
  instance: Instance,
  plan: Plan,
  routes: Plan['routes'],
  neighbours: Neighbours,
  random: Random,
  mostRemoved: number,
): Ruin {
  // Without a place that may be visited there is nothing to remove, whatever the days ask for.
  if (instance.visits === 0) return { visits: [], wanted: [] }
  const missing = instance.required.filter((group) => plan.placed[group] < 0)
  const isLimited = instance.problem.budget !== undefined
  if (isLimited && missing.length > 0 && random() < savingShare)
    return pickDear(instance, plan, missing, random, mostRemoved)
  const tables = missing.filter((group) => instance.meal[instance.visitsOf[group][0]] !== null)
  if (tables.length > 0 && random() < leadingShare) return leadPast(instance, routes, tables, neighbours, random)
  const count = 1 + pickBelow(random, mostRemoved)
  const kind = random()
  if (kind < 0.15) return { visits: pickScattered(routes, random, count), wanted: [] }
  if (kind < 0.45) return { visits: pickStretches(routes, random, count), wanted: [] }
  if (kind < 0.6) return { visits: pickHour(routes, random, count), wanted: [] }
  const around = pickAround(instance, plan, neighbours, random, count)
  if (routes.length === plan.routes.length) return around
  const there = new Set(routes.flatMap(({ nodes, length }) => [...nodes.subarray(1, length + 1)]))
  return { ...around, visits: around.visits.filter((visit) => there.has(visit)) }
}

function pickScattered(routes: Plan['routes'], random: Random, count: number): number[] {
  return Array.from({ length: count }, () => {
    const { nodes, length } = routes[pickBelow(random, routes.length)]
    return length === 0 ? -1 : nodes[1 + pickBelow(random, length)]
  }).filter((visit) => visit >= 0)
}

/** Consecutive visits of one day, and sometimes of a second day. */
function pickStretches(routes: Plan['routes'], random: Random, count: number): number[] {
  const first = pickBelow(random, routes.length)
  const picked = pickStretch(routes[first], random, count)
  if (routes.length > 1 && random() < 0.3) {
    const second = (first + 1 + pickBelow(random, routes.length - 1)) % routes.length
    picked.push(...pickStretch(routes[second], random, count))
  }
  return picked
}

function pickStretch({ nodes, length }: Plan['routes'][number], random: Random, count: number): number[] {
  const size = Math.min(count, length)
  const start = 1 + pickBelow(random, length - size + 1)
  return Array.from(nodes.subarray(start, start + size))
}

/** Visits at about the same time of day, on any day. */
function pickHour(routes: Plan['routes'], random: Random, count: number): number[] {
  const route = routes[pickBelow(random, routes.length)]
  if (route.length === 0) return []
  const hour = route.depart[1 + pickBelow(random, route.length)]
  const near = routes.flatMap(({ nodes, depart, length }) =>
    Array.from({ length }, (_, index) => ({ visit: nodes[index + 1], apart: Math.abs(depart[index + 1] - hour) })),
  )
  return near
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, count)
    .map(({ visit }) => visit)
}

/** Dear visits to give up, so that a trip can pay for one of these missing places. */
function pickDear(instance: Instance, plan: Plan, missing: readonly number[], random: Random, most: number): Ruin {
  const { problem, cost, visitsOf } = instance
  const ways = visitsOf[missing[pickBelow(random, missing.length)]]
  const wanted = ways[pickBelow(random, ways.length)]
  const dear = [...plan.placed]
    .filter((visit, group) => visit >= 0 && cost[visit] > 0 && problem.places[group].must !== true)
    .map((visit) => ({ visit, rank: cost[visit] * random() }))
    .toSorted((one, other) => other.rank - one.rank)
  const visits: number[] = []
  let freed = 0
  for (const { visit } of dear.slice(0, most)) {
    if (freed > cost[wanted]) break
    freed += cost[visit]
    visits.push(visit)
  }
  return { visits, wanted: [wanted] }
}

/** The later half of a day, for a missing table after one of the sights beside it. */
function leadPast(
  { visitsOf, meal }: Instance,
  routes: Plan['routes'],
  missing: readonly number[],
  neighbours: Neighbours,
  random: Random,
): Ruin {
  const ways = visitsOf[missing[pickBelow(random, missing.length)]]
  const table = ways[pickBelow(random, ways.length)]
  const sights = [...neighbours(table)].filter((visit) => meal[visit] === null).slice(0, mostLeading)
  const { nodes, length } = routes[pickBelow(random, routes.length)]
  const first = 1 + Math.floor(length * random())
  const before = sights[pickBelow(random, Math.max(1, sights.length))]
  return { visits: [...nodes.subarray(first, length + 1)], wanted: before === undefined ? [table] : [before, table] }
}

/** The neighbours of a random visit. If that visit is not in the plan, it may replace them. */
function pickAround(instance: Instance, plan: Plan, neighbours: Neighbours, random: Random, count: number): Ruin {
  const seed = pickBelow(random, instance.visits)
  const isPlaced = plan.placed[instance.group[seed]] === seed
  const visits = isPlaced ? [seed] : []
  for (const other of neighbours(seed)) {
    if (visits.length >= count) break
    if (plan.placed[instance.group[other]] === other && random() < 0.8) visits.push(other)
  }
  if (isPlaced || random() < 0.3) return { visits, wanted: [] }
  const wanted = [...listNeeded(instance, random, seed), seed]
  // The visits that it requires may be too late in the plan, so they may be removed and inserted again.
  if (random() < 0.5) visits.push(...wanted.filter((visit) => plan.placed[instance.group[visit]] === visit))
  return { visits, wanted }
}

/** The visits that a visit requires, recursively; each after those that it requires itself. */
function listNeeded(instance: Instance, random: Random, visit: number): number[] {
  return instance.needs[instance.group[visit]].flatMap(({ group }) => {
    const ways = instance.visitsOf[group]
    const way = ways[pickBelow(random, ways.length)]
    return [...listNeeded(instance, random, way), way]
  })
}
