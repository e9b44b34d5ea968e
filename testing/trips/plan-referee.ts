import type { Day, Place, Problem } from '#planner/solver/problem.ts'

/** A stop as a rule sees it: which place, as which meal. */
export type Step = { place: Place; meal: string | null }
type Timed = Step & { start: number; leave: number }

/** The value of a plan, musts and minimums before scores, or the rule that it breaks. */
export type Judgement = { held: number; score: number; cost: number } | string

/**
 * Reads a plan by the words of problem.ts alone, with nothing of the solver: each stop as early as its day allows.
 */
export function judgePlan(problem: Problem, days: readonly (readonly Step[])[]): Judgement {
  const dayOf = new Map<string, number>()
  let cost = 0
  let held = 0
  let score = 0
  for (const [index, day] of problem.days.entries()) {
    const steps = days[index] ?? []
    const timed = timeDay(problem, day, index, steps)
    if (typeof timed === 'string') return timed
    for (const { place } of timed) {
      if (dayOf.has(place.id)) return `${place.id} twice`
      const early = findMissing(problem, place.id, index, dayOf)
      if (early) return early
      dayOf.set(place.id, index)
      score += place.score
      if (place.must) held += 1
    }
    const spent = costOfDay(problem, day, steps)
    // A day without stops has the least cost.
    if (spent > (day.budget ?? Infinity) && steps.length > 0) return `day ${index} costs ${spent}`
    cost += spent
    const minimums = countMinimums(day, steps)
    if (typeof minimums === 'string') return minimums
    held += minimums
  }
  if (cost > (problem.budget ?? Infinity) && dayOf.size > 0) return `the trip costs ${cost}`
  return { held, score, cost }
}

function timeDay(problem: Problem, day: Day, index: number, steps: readonly Step[]): Timed[] | string {
  let [here, clock] = [day.start, day.from]
  const timed: Timed[] = []
  for (const { place, meal } of steps) {
    if ((meal === null) !== (place.meals === undefined)) return `${place.id} as ${meal}`
    if (meal !== null && !place.meals?.includes(meal)) return `${place.id} does not serve ${meal}`
    if (place.forbiddenDays?.includes(index)) return `${place.id} on a forbidden day`
    const hours = meal === null ? day : day.meals?.find(({ name }) => name === meal)
    if (!hours) return `no ${meal} on day ${index}`
    const arrive = latestArrival(problem, here, place.location, clock)
    const starts = (place.windows[index] ?? []).flatMap(({ from, to }) => {
      const start = Math.max(arrive, from, hours.from)
      return start <= Math.min(to, hours.to) ? [start] : []
    })
    if (starts.length === 0) return `${place.id} is closed at ${arrive}`
    const start = Math.min(...starts)
    clock = start + place.service
    here = place.location
    timed.push({ place, meal, start, leave: clock })
  }
  if (steps.length > 0 && latestArrival(problem, here, day.end, clock) > day.to) return `day ${index} ends late`
  return timed
}

/** Nobody arrives earlier by leaving later, so the moments before each change count too. */
function latestArrival({ travel, travelChangesAt }: Problem, from: number, to: number, depart: number): number {
  const departures = [
    ...(travelChangesAt ?? []).map((change) => change - 1).filter((moment) => moment < depart),
    depart,
  ]
  return Math.max(...departures.map((moment) => moment + travel(from, to, moment)))
}

function findMissing(problem: Problem, id: string, day: number, dayOf: ReadonlyMap<string, number>): string | null {
  for (const { before, after, minDays } of problem.precedence ?? []) {
    if (after !== id) continue
    const earlier = dayOf.get(before)
    if (earlier === undefined || earlier + minDays > day) return `${id} without ${before} ${minDays} days before`
  }
  return null
}

function costOfDay({ fare }: Problem, { start, end }: Day, steps: readonly Step[]): number {
  const ways = [start, ...steps.map(({ place }) => place.location), end]
  const fares = ways.slice(1).reduce((sum, to, index) => sum + (fare?.(ways[index] ?? to, to) ?? 0), 0)
  return fares + steps.reduce((sum, { place }) => sum + (place.cost ?? 0), 0)
}

/** The value of the stops that serve a minimum of the day, or the maximum that is broken. */
function countMinimums({ counts = [], meals = [] }: Day, steps: readonly Step[]): number | string {
  const rules = [...counts, ...meals.map(({ name, worth }) => ({ kind: name, min: 1, max: 1, worth }))]
  let held = 0
  for (const { kind, min = 0, max = Infinity, worth = 1 } of rules) {
    const count = steps.filter(({ place, meal }) => meal === kind || place.kinds?.includes(kind)).length
    if (count > max) return `${count} of ${kind}`
    held += Math.min(count, min) * worth
  }
  return held
}
