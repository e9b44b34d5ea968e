import { groupKinds, type KindSets } from './kind-sets.ts'
import type { Day, Opening, Place, Problem } from './problem.ts'

/**
 * A problem in flat arrays, for the search. A visit is a place as an ordinary stop or as one of its meals; all visits
 * of a place form a group. The nodes are the visits, followed by the start and end points of the days.
 */
export type Instance = KindSets & {
  visits: number
  nodes: number
  days: number
  groups: number
  kinds: number
  kindNames: string[]
  /** By visit. */
  group: Int32Array
  meal: (string | null)[]
  value: Float64Array
  cost: Float64Array
  kindsOf: Int32Array[]
  /** The kinds that have a minimum on some day. */
  wantedKindsOf: Int32Array[]
  /** By group: its visits, the groups that must come before it, and those that may come after it. */
  visitsOf: number[][]
  needs: { group: number; minDays: number }[][]
  allows: number[][]
  /** The groups that must be visited, for which money may have to be saved, or a way led past a table. */
  required: number[]
  /** By visit: 1 if it has to come after others. */
  isBound: Uint8Array
  /** By day: the visits that are open then, in order. */
  openOn: Int32Array[]
  /** By node. */
  service: Int32Array
  /** By node and day: the earliest and the latest start, and all spans [from, to, from, to…] if there are several. */
  open: Int32Array
  close: Int32Array
  spans: (Int32Array | null)[]
  /** By node, day and span: the closing time. Empty unless waits count. */
  until: Int32Array[]
  /** By node: how much longer than its service a stop may last. */
  stretch: Int32Array
  /** By day. */
  startNode: Int32Array
  endNode: Int32Array
  budget: Float64Array
  tripBudget: number
  /** The maximum cost of one more stop. */
  dearest: number
  longestWait: Int32Array
  waitWorth: Int32Array
  travelWorth: Int32Array
  /** By day and kind. */
  min: Int32Array
  max: Int32Array
  /** The value of a stop towards the minimum, in weights. */
  worth: Int32Array
  /** By period, from and to. A period lasts until the next one starts. */
  travel: Int32Array
  /** Travel times of the first period by destination and origin, so that those to one node are contiguous. */
  travelTo: Int32Array
  periodFrom: Int32Array
  fare: Int32Array | null
  longestFare: number
  /** The weight of a missing must or minimum: more than the sum of all scores. */
  weight: number
  /** Outweighs every power of a score that a round may draw. */
  heaviest: number
  /** Whether some day limits waits. */
  countsWaits: boolean
  /** Whether travel time counts against the score on some day. */
  countsTravel: boolean
  /** Whether the only rules are opening hours, with travel times that do not depend on the hour. */
  isPlain: boolean
  problem: Problem
}

/** A time before all others: the `close` of a closed day. */
export const never = -1_000_000_000
export const endless = 1_000_000_000
const noSpan = new Int32Array(0)

type Visit = { place: Place; group: number; meal: string | null }

export function createInstance(problem: Problem): Instance {
  const { places, days } = problem
  const visits = places.flatMap(listVisits)
  const ends = [...new Set(days.flatMap(({ start, end }) => [start, end]))]
  const nodes = visits.length + ends.length
  const nodeOfEnd = (location: number) => visits.length + ends.indexOf(location)
  const locations = [...visits.map(({ place }) => place.location), ...ends]
  const kindNames = listKinds(problem)
  const kindIndexes = new Map(kindNames.map((name, kind) => [name, kind]))
  const groupOf = new Map(places.map(({ id }, group) => [id, group]))
  const weight = 1 + places.reduce((sum, { score }) => sum + Math.max(0, score), 0)
  const limits = createLimits(days, kindNames)
  const kindsOf = visits.map(({ place, meal }) => {
    const names = [...(meal === null ? [] : [meal]), ...(place.kinds ?? [])]
    return Int32Array.from(names.flatMap((name) => kindIndexes.get(name) ?? []))
  })
  const listKindsWith = (fits: (at: number) => boolean) =>
    kindNames.map((_, kind) => days.some((_day, day) => fits(day * kindNames.length + kind)))
  const isCapped = listKindsWith((at) => limits.max[at] < endless)
  const isWanted = listKindsWith((at) => limits.min[at] > 0)
  const fare = problem.fare ? askWays(locations, problem.fare) : null
  const instance: Instance = {
    visits: visits.length,
    nodes,
    days: days.length,
    groups: places.length,
    kinds: kindNames.length,
    kindNames,
    group: Int32Array.from(visits, ({ group }) => group),
    meal: visits.map(({ meal }) => meal),
    value: Float64Array.from(visits, ({ place }) => place.score + (place.must ? weight * (place.worth ?? 1) : 0)),
    cost: Float64Array.from(visits, ({ place }) => place.cost ?? 0),
    kindsOf,
    ...groupKinds(
      kindsOf.map((kinds) => kinds.filter((kind) => isCapped[kind])),
      kindNames.length,
    ),
    wantedKindsOf: kindsOf.map((kinds) => kinds.filter((kind) => isWanted[kind])),
    visitsOf: listByGroup(visits, places.length),
    needs: places.map(() => []),
    allows: places.map(() => []),
    required: places.flatMap(({ must }, group) => (must ? [group] : [])),
    isBound: new Uint8Array(visits.length),
    openOn: [],
    service: Int32Array.from({ length: nodes }, (_, node) => visits[node]?.place.service ?? 0),
    open: new Int32Array(nodes * days.length),
    close: new Int32Array(nodes * days.length),
    spans: Array.from({ length: nodes * days.length }, () => null),
    until: Array.from({ length: nodes * days.length }, () => noSpan),
    stretch: Int32Array.from({ length: nodes }, (_, node) => longerStay(visits[node]?.place)),
    startNode: Int32Array.from(days, ({ start }) => nodeOfEnd(start)),
    endNode: Int32Array.from(days, ({ end }) => nodeOfEnd(end)),
    budget: Float64Array.from(days, ({ budget }) => budget ?? Infinity),
    tripBudget: problem.budget ?? Infinity,
    dearest: 0,
    longestWait: Int32Array.from(days, ({ longestWait }) => longestWait?.minutes ?? endless),
    waitWorth: Int32Array.from(days, ({ longestWait }) => longestWait?.worth ?? 0),
    travelWorth: Int32Array.from(days, ({ travelWorth }) => travelWorth ?? 0),
    ...limits,
    ...createTravel(problem, locations),
    fare,
    longestFare: fare?.reduce((most, each) => Math.max(most, each), 0) ?? 0,
    weight,
    heaviest: weight ** 3,
    countsWaits: days.some(({ longestWait }) => longestWait !== undefined),
    countsTravel: days.some(({ travelWorth = 0 }) => travelWorth > 0),
    isPlain: false,
    problem,
  }
  for (const { before, after, minDays } of problem.precedence ?? []) {
    const [needed, follower] = [groupOf.get(before), groupOf.get(after)]
    if (needed === undefined || follower === undefined)
      throw new RangeError(`${before} before ${after}: no such place.`)
    instance.needs[follower]?.push({ group: needed, minDays })
    instance.allows[needed]?.push(follower)
  }
  days.forEach((day, index) => fillWindows(instance, visits, day, index))
  for (const [visit, { group }] of visits.entries()) instance.isBound[visit] = instance.needs[group]?.length ? 1 : 0
  instance.openOn = days.map((_, day) =>
    Int32Array.from([...visits.keys()].filter((visit) => instance.close[visit * days.length + day] !== never)),
  )
  return { ...instance, dearest: dearestStop(instance), isPlain: hasOnlyHours(instance) }
}

function listByGroup(visits: readonly Visit[], groups: number): number[][] {
  const visitsOf = Array.from({ length: groups }, (): number[] => [])
  for (const [visit, { group }] of visits.entries()) visitsOf[group]?.push(visit)
  return visitsOf
}

function longerStay(place: Place | undefined): number {
  return place ? Math.max(0, (place.longest ?? place.service) - place.service) : 0
}

function dearestStop({ cost, longestFare }: Instance): number {
  return cost.reduce((most, each) => Math.max(most, each), 0) + 2 * longestFare
}

function hasOnlyHours(instance: Instance): boolean {
  const { needs, kinds, fare, budget, tripBudget, periodFrom, spans, countsWaits, countsTravel } = instance
  const isFree = fare === null && tripBudget === Infinity && budget.every((most) => most === Infinity)
  const isFixed = periodFrom.length === 1 && spans.every((several) => several === null)
  return (
    isFree && isFixed && kinds === 0 && !countsWaits && !countsTravel && needs.every((needed) => needed.length === 0)
  )
}

function listVisits(place: Place, group: number): Visit[] {
  if (!place.meals) return [{ place, group, meal: null }]
  return place.meals.map((meal) => ({ place, group, meal }))
}

/** Only kinds that are limited on some day. */
function listKinds({ days }: Problem): string[] {
  const names = days.flatMap(({ counts, meals }) => [
    ...(counts ?? []).map(({ kind }) => kind),
    ...(meals ?? []).map(({ name }) => name),
  ])
  return [...new Set(names)]
}

function createLimits(days: readonly Day[], kindNames: readonly string[]): Pick<Instance, 'min' | 'max' | 'worth'> {
  const min = new Int32Array(days.length * kindNames.length)
  const max = new Int32Array(days.length * kindNames.length).fill(endless)
  const worth = new Int32Array(days.length * kindNames.length).fill(1)
  days.forEach(({ counts, meals }, day) => {
    const meal = (meals ?? []).map(({ name, worth: each }) => ({ kind: name, min: 1, max: 1, worth: each }))
    for (const { kind, min: least = 0, max: most = endless, worth: each = 1 } of [...(counts ?? []), ...meal]) {
      const at = day * kindNames.length + kindNames.indexOf(kind)
      min[at] = least
      max[at] = most
      worth[at] = each
    }
  })
  return { min, max, worth }
}

function createTravel({ travel, travelChangesAt }: Problem, locations: readonly number[]) {
  const periodFrom = Int32Array.from([never, ...(travelChangesAt ?? [])])
  const size = locations.length ** 2
  const times = new Int32Array(periodFrom.length * size)
  const firstHour = (travelChangesAt?.[0] ?? 1) - 1
  periodFrom.forEach((from, period) => {
    const depart = period === 0 ? firstHour : from
    times.set(
      askWays(locations, (here, there) => travel(here, there, depart)),
      period * size,
    )
  })
  const count = locations.length
  const travelTo = new Int32Array(size)
  for (let from = 0; from < count; from += 1)
    for (let to = 0; to < count; to += 1) travelTo[to * count + from] = times[from * count + to]
  return { travel: times, travelTo, periodFrom }
}

/** A matrix for all pairs of nodes. Each pair of locations is computed once, even if several nodes share a location. */
function askWays(locations: readonly number[], ask: (here: number, there: number) => number): Int32Array {
  const distinct = [...new Set(locations)]
  const known = new Int32Array(distinct.length ** 2)
  let asked = 0
  for (const here of distinct) for (const there of distinct) known[asked++] = ask(here, there)
  const places = new Map(distinct.map((location, index) => [location, index]))
  const indexes = Int32Array.from(locations, (location) => places.get(location) ?? 0)
  const all = new Int32Array(locations.length ** 2)
  for (let row = 0, at = 0; row < indexes.length; row += 1) {
    const offset = indexes[row] * distinct.length
    for (let column = 0; column < indexes.length; column += 1, at += 1) all[at] = known[offset + indexes[column]]
  }
  return all
}

function fillWindows(instance: Instance, visits: readonly Visit[], day: Day, index: number): void {
  for (let node = 0; node < instance.nodes; node += 1) {
    const visit = visits[node]
    const spans: Opening[] = visit ? listSpans(visit, day, index) : [{ from: day.from, to: day.to }]
    const at = node * instance.days + index
    instance.open[at] = spans[0]?.from ?? endless
    instance.close[at] = spans.at(-1)?.to ?? never
    if (spans.length > 1) instance.spans[at] = Int32Array.from(spans.flatMap(({ from, to }) => [from, to]))
    if (instance.countsWaits)
      instance.until[at] = Int32Array.from(spans, ({ to, until }) => until ?? to + instance.service[node])
  }
}

function listSpans({ place, meal }: Visit, day: Day, index: number): Opening[] {
  if (place.forbiddenDays?.includes(index)) return []
  const hours = meal === null ? day : day.meals?.find(({ name }) => name === meal)
  if (!hours) return []
  return (place.windows[index] ?? [])
    .map(({ from, to, until = to + place.service }) => {
      return { from: Math.max(from, hours.from), to: Math.min(to, hours.to), until }
    })
    .filter(({ from, to }) => from <= to)
}
