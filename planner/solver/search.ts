import type { Instance } from './instance.ts'
import { copyPlan, createPlan, type Plan, removeVisits } from './plan.ts'
import { canRecombine, createPool, keepRoutes, type Pool, putTogether, recombine } from './pool.ts'
import { createRandom, type Random } from './random.ts'
import { createFilling, type Filling, fillPlan, stampRoute } from './recreate.ts'
import { chooseRuin, createNeighbours, type Neighbours } from './ruin.ts'

export type SearchOptions = {
  seed: number
  maxIterations: number
  shouldStop: () => boolean
  /** A value that no plan exceeds: reaching it ends the search. */
  goal: number
  onBest: (plan: Plan, iterations: number) => void
}

export type Found = { plan: Plan; iterations: number; stoppedBy: 'proof' | 'iterations' | 'asked' }

/** What a round may lose, in mean scores, at the beginning and at the end of a cycle, and the rounds of a cycle. */
const warm = 0.6
const cold = 0.02
const cycle = 6000
/** Days of plans within this share of the best are kept, and put together anew after so many rounds. */
const near = 0.98
const roundsBeforeRecombining = 300

type Search = {
  instance: Instance
  random: Random
  filling: Filling
  neighbours: Neighbours
  pool: Pool | null
  meanScore: number
  best: Plan
  current: Plan
  trial: Plan
}

/**
 * Takes a few visits out, fills the plan anew, and keeps what is better or, early in a cycle, not much worse. After a
 * cycle without a new best plan it begins again from the best. Now and then it puts days of several plans together.
 */
export function searchPlan(instance: Instance, options: SearchOptions): Found {
  const { maxIterations, shouldStop, goal, onBest } = options
  const search = beginSearch(instance, options.seed)
  const { best } = search
  onBest(best, 0)
  let round = 0
  for (let iterations = 0; ;) {
    if (best.value >= goal) return { plan: best, iterations, stoppedBy: 'proof' }
    if (iterations >= maxIterations) return { plan: best, iterations, stoppedBy: 'iterations' }
    if (shouldStop()) return { plan: best, iterations, stoppedBy: 'asked' }
    iterations += 1
    round += 1
    changeTrial(search)
    const isBetter = judgeTrial(search, round) || (iterations % roundsBeforeRecombining === 0 && tryPool(search))
    if (isBetter) {
      onBest(best, iterations)
      round = 0
    } else if (round === cycle) {
      copyPlan(best, search.current)
      copyPlan(best, search.trial)
      round = 0
    }
  }
}

function beginSearch(instance: Instance, seed: number): Search {
  const random = createRandom(seed)
  const filling = createFilling(instance)
  const [best, current, trial] = [createPlan(instance), createPlan(instance), createPlan(instance)]
  filling.changed.fill(1)
  fillPlan(instance, trial, filling, random)
  copyPlan(trial, current)
  copyPlan(trial, best)
  return {
    instance,
    random,
    filling,
    neighbours: createNeighbours(instance),
    pool: canRecombine(instance) ? createPool(instance) : null,
    meanScore: instance.problem.places.reduce((sum, { score }) => sum + score, 0) / instance.groups,
    best,
    current,
    trial,
  }
}

function changeTrial({ instance, random, filling, neighbours, trial }: Search): void {
  const { visits, wanted } = chooseRuin(instance, trial, neighbours, random)
  filling.changed.fill(0)
  filling.removed.fill(0)
  removeVisits(instance, trial, visits, filling)
  for (const route of trial.routes) if (filling.changed[route.day] === 1) stampRoute(filling, route)
  fillPlan(instance, trial, filling, random, wanted)
}

/** Goes on from the trial or back to where it came from; says whether it is the new best plan. */
function judgeTrial({ instance, random, pool, meanScore, best, current, trial }: Search, round: number): boolean {
  const mayLose = meanScore * warm * (cold / warm) ** (round / cycle) * -Math.log(1 - random())
  if (trial.value < current.value - mayLose) {
    copyPlan(current, trial)
    return false
  }
  if (pool && trial.value >= best.value * near) keepRoutes(instance, pool, current, trial)
  copyPlan(trial, current)
  if (trial.value <= best.value) return false
  copyPlan(trial, best)
  return true
}

/** Puts days of earlier plans together, where that makes a better plan than any. */
function tryPool({ instance, random, filling, pool, best, current, trial }: Search): boolean {
  const routes = pool && recombine(pool, best.value)
  if (!routes) return false
  putTogether(instance, trial, routes)
  for (const route of trial.routes) stampRoute(filling, route)
  filling.changed.fill(1)
  fillPlan(instance, trial, filling, random)
  copyPlan(trial, current)
  copyPlan(trial, best)
  return true
}
