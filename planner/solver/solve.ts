import { boundValue, splitValue } from './bound.ts'
import { createInstance, type Instance } from './instance.ts'
import type { Plan } from './plan.ts'
import type { PlannedDay, Problem, Result, Shortfall } from './problem.ts'
import { explainUnplaced } from './reasons.ts'
import type { Route } from './route.ts'
import { searchPlan } from './search.ts'
import { arrivalAfter, departureBefore, startAfter } from './timing.ts'
import { valueWithoutTravel } from './travel-worth.ts'

export type SolveOptions = {
  seed: number
  /** The limit of the search: the same seed and limit give the same plan on every machine. */
  maxIterations: number
  /** Called in every round, so that a timer or a signal can end the search. */
  shouldStop?: () => boolean
  onImprovement?: (improvement: Improvement) => void
  /** The days of an earlier search of a similar problem, which this one goes on with. */
  from?: readonly PlannedDay[]
  /** The days that the search changes; others only get more. Without it, all. */
  focus?: readonly number[]
}

export type Improvement = {
  days: PlannedDay[]
  score: number
  cost: number
  shortfalls: Shortfall[]
  iterations: number
}

/** Returns the best plan that the search finds: musts and minimums have priority over the score. */
export function solve(problem: Problem, options: SolveOptions): Result {
  const { seed, maxIterations, shouldStop, onImprovement, from, focus } = options
  const instance = instanceOf(problem)
  const goal = boundValue(instance)
  const { plan, iterations, stoppedBy } = searchPlan(instance, {
    seed,
    maxIterations,
    shouldStop: shouldStop ?? (() => false),
    goal,
    ...(from && { from }),
    ...(focus && { focus }),
    onBest: (better, after) => onImprovement?.({ ...describePlan(instance, better), iterations: after }),
  })
  const allScores = instance.weight - 1
  const [most, reached] = [splitValue(instance, goal), splitValue(instance, valueWithoutTravel(plan))]
  return {
    ...describePlan(instance, plan),
    unplaced: explainUnplaced(instance, plan),
    bound: most.held === reached.held ? Math.min(most.score, allScores) : allScores,
    proven: plan.value === goal,
    iterations,
    stoppedBy,
  }
}

// A trip is searched again with another seed where its first plan is not good enough.
const instances = new WeakMap<Problem, Instance>()

function instanceOf(problem: Problem): Instance {
  const instance = instances.get(problem) ?? createInstance(problem)
  instances.set(problem, instance)
  return instance
}

function describePlan(instance: Instance, plan: Plan): Omit<Improvement, 'iterations'> {
  return {
    days: plan.routes.map((route) => describeDay(instance, route)),
    score: splitValue(instance, valueWithoutTravel(plan)).score,
    cost: plan.spent,
    shortfalls: findShortfalls(instance, plan),
  }
}

/** The stops of a day, with the latest departure from the base that delays nothing. */
function describeDay(instance: Instance, { day, nodes, length, spent }: Route): PlannedDay {
  const stops: PlannedDay['stops'] = []
  const begin = instance.open[nodes[0] * instance.days + day]
  let leave = begin
  if (length > 0) {
    const firstStart = startAfter(instance, nodes[1], day, arrivalAfter(instance, nodes[0], nodes[1], begin))
    leave = Math.max(begin, departureBefore(instance, nodes[0], nodes[1], firstStart))
  }
  let departed = leave
  for (let position = 1; position <= length; position += 1) {
    const visit = nodes[position]
    const arrive = arrivalAfter(instance, nodes[position - 1], visit, departed)
    const start = startAfter(instance, visit, day, arrive)
    departed = start + instance.service[visit]
    const placeId = instance.problem.places[instance.group[visit]].id
    stops.push({ placeId, meal: instance.meal[visit], arrive, start, leave: departed })
  }
  return { stops, leave, back: arrivalAfter(instance, nodes[length], nodes[length + 1], departed), cost: spent }
}

function findShortfalls({ kinds, min, kindNames }: Instance, { counts, waits }: Plan): Shortfall[] {
  const missing = Array.from(min, (least, at) => ({
    day: Math.floor(at / kinds),
    kind: kindNames[at % kinds],
    missing: least - counts[at],
  }))
  const tooLong = Array.from(waits, (wait, day) => ({ day, kind: 'wait', missing: wait }))
  return [...missing, ...tooLong].filter((shortfall) => shortfall.missing > 0)
}
