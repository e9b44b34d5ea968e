import type { Instance } from './instance.ts'
import { copyPlan, createPlan, type Plan, removeVisits } from './plan.ts'
import { createRandom } from './random.ts'
import { createFilling, type Filling, fillPlan, stampRoute } from './recreate.ts'
import { chooseRuin, createNeighbours } from './ruin.ts'

export type SearchOptions = {
  seed: number
  maxIterations: number
  shouldStop: () => boolean
  /** A value that no plan exceeds: reaching it ends the search. */
  goal: number
  onBest: (plan: Plan, iterations: number) => void
}

export type Found = { plan: Plan; iterations: number; stoppedBy: 'proof' | 'iterations' | 'asked' }

/** The most visits that one round takes out on purpose. */
const mostRemoved = 25
/** What a round may lose, in mean scores, at the beginning and at the end of a cycle, and the rounds of a cycle. */
const warm = 0.6
const cold = 0.02
const cycle = 3000

/**
 * Takes a few visits out, fills the plan anew, and keeps what is better or, early in a cycle, not much worse. After a
 * cycle without a new best plan it begins again from the best.
 */
export function searchPlan(
  instance: Instance,
  { seed, maxIterations, shouldStop, goal, onBest }: SearchOptions,
): Found {
  const random = createRandom(seed)
  const filling = createFilling(instance)
  const neighbours = createNeighbours(instance)
  const [best, current, trial] = [createPlan(instance), createPlan(instance), createPlan(instance)]
  const meanScore = instance.problem.places.reduce((sum, { score }) => sum + score, 0) / instance.groups
  let round = 0
  filling.changed.fill(1)
  fillPlan(instance, trial, filling, random)
  copyPlan(trial, current)
  copyPlan(trial, best)
  onBest(best, 0)
  for (let iterations = 0; ; iterations += 1) {
    if (best.value >= goal) return { plan: best, iterations, stoppedBy: 'proof' }
    if (iterations >= maxIterations) return { plan: best, iterations, stoppedBy: 'iterations' }
    if (shouldStop()) return { plan: best, iterations, stoppedBy: 'asked' }
    round += 1
    const { visits, wanted } = chooseRuin(instance, trial, neighbours, random, mostRemoved)
    takeOut(instance, trial, filling, visits)
    fillPlan(instance, trial, filling, random, wanted)
    const mayLose = meanScore * warm * (cold / warm) ** (round / cycle) * -Math.log(1 - random())
    if (trial.value < current.value - mayLose) {
      copyPlan(current, trial)
    } else {
      copyPlan(trial, current)
      if (trial.value > best.value) {
        copyPlan(trial, best)
        onBest(best, iterations + 1)
        round = 0
      }
    }
    if (round === cycle) {
      copyPlan(best, current)
      copyPlan(best, trial)
      round = 0
    }
  }
}

function takeOut(instance: Instance, plan: Plan, filling: Filling, visits: readonly number[]): void {
  filling.changed.fill(0)
  filling.removed.fill(0)
  for (const visit of visits) filling.removed[instance.group[visit]] = 1
  removeVisits(instance, plan, visits, filling.changed)
  for (const route of plan.routes) if (filling.changed[route.day] === 1) stampRoute(filling, route)
}
