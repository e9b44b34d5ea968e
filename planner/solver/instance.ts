import type { Day, Place, Problem, Span } from './problem.ts'

/**
 * A problem in flat arrays, as the search reads it. A visit is a place on an ordinary stop, or as one of its meals; the
 * visits of one place share its group. Nodes are the visits and, after them, the points where days begin and end.
 */
export type Instance = {
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
  /** By group: its visits, what has to be visited before, and what may follow. */
  visitsOf: number[][]
  needs: { group: number; minDays: number }[][]
  allows: number[][]
  /** By node. */
  service: Int32Array
  /** By node and day: the first and the last moment to begin, and all spans [from, to, from, to…] where there are several. */
  open: Int32Array
  close: Int32Array
  spans: (Int32Array | null)[]
  /** By day. */
  startNode: Int32Array
  endNode: Int32Array
  budget: Float64Array
  tripBudget: number
  /** By day and kind. */
  min: Int32Array
  max: Int32Array
  /** What a stop towards the minimum is worth, in weights. */
  worth: Int32Array
  /** By period, from and to; a period lasts until the next begins. */
  travel: Int32Array
  periodFrom: Int32Array
  fare: Float64Array | null
  /** Worth of a missing must or minimum: more than all scores together. */
  weight: number
  /** Rules that tie days together: a change of one day may open or close another. */
  coupled: boolean
  /** Nothing but hours, and ways that take the same time at every hour. */
  isPlain: boolean
  problem: Problem
}

/** A moment before every other: where nothing may begin, `close` is this. */
export const never = -1_000_000_000
export const endless = 1_000_000_000

type Visit = { place: Place; group: number; meal: string | null }

export function createInstance(problem: Problem): Instance {
  const { places, days } = problem
  const visits = places.flatMap(listVisits)
  const ends = [...new Set(days.flatMap(({ start, end }) => [start, end]))]
  const nodes = visits.length + ends.length
  const nodeOfEnd = (location: number) => visits.length + ends.indexOf(location)
  const locations = [...visits.map(({ place }) => place.location), ...ends]
  const kindNames = listKinds(problem)
  const kindOf = (name: string) => kindNames.indexOf(name)
  const groupOf = new Map(places.map(({ id }, group) => [id, group]))
  const weight = 1 + places.reduce((sum, { score }) => sum + Math.max(0, score), 0)
  const limits = createLimits(days, kindNames)
  const instance: Instance = {
    visits: visits.length,
    nodes,
    days: days.length,
    groups: places.length,
    kinds: kindNames.length,
    kindNames,
    group: Int32Array.from(visits, ({ group }) => group),
    meal: visits.map(({ meal }) => meal),
    value: Float64Array.from(visits, ({ place }) => place.score + (place.must ? weight : 0)),
    cost: Float64Array.from(visits, ({ place }) => place.cost ?? 0),
    kindsOf: visits.map(({ place, meal }) => {
      const names = [...(place.kinds ?? []), ...(meal === null ? [] : [meal])]
      return Int32Array.from(names.map(kindOf).filter((kind) => kind >= 0))
    }),
    visitsOf: places.map((_, group) => [...visits.keys()].filter((visit) => visits[visit]?.group === group)),
    needs: places.map(() => []),
    allows: places.map(() => []),
    service: Int32Array.from({ length: nodes }, (_, node) => visits[node]?.place.service ?? 0),
    open: new Int32Array(nodes * days.length),
    close: new Int32Array(nodes * days.length),
    spans: Array.from({ length: nodes * days.length }, () => null),
    startNode: Int32Array.from(days, ({ start }) => nodeOfEnd(start)),
    endNode: Int32Array.from(days, ({ end }) => nodeOfEnd(end)),
    budget: Float64Array.from(days, ({ budget }) => budget ?? Infinity),
    tripBudget: problem.budget ?? Infinity,
    ...limits,
    ...createTravel(problem, locations),
    fare: createFares(problem, locations),
    weight,
    coupled: problem.budget !== undefined || (problem.precedence ?? []).length > 0,
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
  return { ...instance, isPlain: hasOnlyHours(instance) }
}

function hasOnlyHours({ coupled, kinds, fare, budget, periodFrom, spans }: Instance): boolean {
  const isFree = fare === null && budget.every((most) => most === Infinity)
  return !coupled && kinds === 0 && isFree && periodFrom.length === 1 && spans.every((several) => several === null)
}

function listVisits(place: Place, group: number): Visit[] {
  if (!place.meals) return [{ place, group, meal: null }]
  return place.meals.map((meal) => ({ place, group, meal }))
}

/** Only kinds that some day counts. */
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
  const count = locations.length
  const times = new Int32Array(periodFrom.length * count * count)
  const firstHour = (travelChangesAt?.[0] ?? 1) - 1
  periodFrom.forEach((from, period) => {
    const depart = period === 0 ? firstHour : from
    locations.forEach((here, row) => {
      locations.forEach((there, column) => {
        times[(period * count + row) * count + column] = travel(here, there, depart)
      })
    })
  })
  return { travel: times, periodFrom }
}

function createFares({ fare }: Problem, locations: readonly number[]): Float64Array | null {
  return fare ? Float64Array.from(locations.flatMap((here) => locations.map((there) => fare(here, there)))) : null
}

function fillWindows(instance: Instance, visits: readonly Visit[], day: Day, index: number): void {
  for (let node = 0; node < instance.nodes; node += 1) {
    const visit = visits[node]
    const spans = visit ? listSpans(visit, day, index) : [{ from: day.from, to: day.to }]
    const at = node * instance.days + index
    instance.open[at] = spans[0]?.from ?? endless
    instance.close[at] = spans.at(-1)?.to ?? never
    if (spans.length > 1) instance.spans[at] = Int32Array.from(spans.flatMap(({ from, to }) => [from, to]))
  }
}

function listSpans({ place, meal }: Visit, day: Day, index: number): Span[] {
  if (place.forbiddenDays?.includes(index)) return []
  const hours = meal === null ? day : day.meals?.find(({ name }) => name === meal)
  if (!hours) return []
  return (place.windows[index] ?? [])
    .map(({ from, to }) => ({ from: Math.max(from, hours.from), to: Math.min(to, hours.to) }))
    .filter(({ from, to }) => from <= to)
}
