import { endless, type Instance } from './instance.ts'
import type { Plan } from './plan.ts'
import { pickBelow, type Random } from './random.ts'

/** The visits nearest to a visit, there and back, nearest first. */
export type Neighbours = (visit: number) => Int32Array

const mostNeighbours = 40
/** Found when first asked for: a search that is stopped at once has not sorted them all. */
export function createNeighbours(instance: Instance): Neighbours {
  const known: (Int32Array | undefined)[] = []
  return (visit) => (known[visit] ??= findNearest(instance, visit))
}

/** Sorted as numbers of which the last part is the visit: several times as fast as with a comparison. */
function findNearest({ visits, nodes, travel }: Instance, visit: number): Int32Array {
  const ways = new Float64Array(visits)
  for (let other = 0; other < visits; other += 1) {
    const way = other === visit ? endless : travel[visit * nodes + other] + travel[other * nodes + visit]
    ways[other] = way * visits + other
  }
  return Int32Array.from(ways.toSorted().subarray(0, Math.min(mostNeighbours, visits - 1)), (way) => way % visits)
}

/**
 * What a round takes out of the plan, at most so many visits on purpose, and what it tries first in the room that
 * becomes free.
 */
export type Ruin = { visits: number[]; wanted: number[] }

export function chooseRuin(
  instance: Instance,
  plan: Plan,
  neighbours: Neighbours,
  random: Random,
  mostRemoved: number,
): Ruin {
  const count = 1 + pickBelow(random, mostRemoved)
  const kind = random()
  if (kind < 0.15) return { visits: pickScattered(plan, random, count), wanted: [] }
  if (kind < 0.45) return { visits: pickStretches(plan, random, count), wanted: [] }
  if (kind < 0.6) return { visits: pickHour(plan, random, count), wanted: [] }
  return pickAround(instance, plan, neighbours, random, count)
}

function pickScattered({ routes }: Plan, random: Random, count: number): number[] {
  return Array.from({ length: count }, () => {
    const { nodes, length } = routes[pickBelow(random, routes.length)]
    return length === 0 ? -1 : nodes[1 + pickBelow(random, length)]
  }).filter((visit) => visit >= 0)
}

/** A stretch of one day, sometimes one of a second day too. */
function pickStretches({ routes }: Plan, random: Random, count: number): number[] {
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

/** The visits at about the same hour, on any day. */
function pickHour({ routes }: Plan, random: Random, count: number): number[] {
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

/** The neighbours of a visit; one that is not in the plan may take their place. */
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
  // What it needs may stand too late: then it has to move.
  if (random() < 0.5) visits.push(...wanted.filter((visit) => plan.placed[instance.group[visit]] === visit))
  return { visits, wanted }
}

/** What a visit needs, and before that what this needs. */
function listNeeded(instance: Instance, random: Random, visit: number): number[] {
  return instance.needs[instance.group[visit]].flatMap(({ group }) => {
    const ways = instance.visitsOf[group]
    const way = ways[pickBelow(random, ways.length)]
    return [...listNeeded(instance, random, way), way]
  })
}
