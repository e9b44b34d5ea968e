import { createFilling, type Filling, stampRoute } from './filling.ts'
import { createGapBeam, findSequence, type GapBeam } from './gap-beam.ts'
import { costAt } from './insertion.ts'
import type { Instance } from './instance.ts'
import { addVisit, copyPlan, createPlan, isAllowed, type Plan, removeVisits } from './plan.ts'
import { canRecombine, createPool, keepRoutes, type Pool, putTogether, recombine } from './pool.ts'
import type { PlannedDay } from './problem.ts'
import { createRandom, pickBelow, type Random } from './random.ts'
import { fillPlan } from './recreate.ts'
import { chooseRuin, createNeighbours, type Neighbours } from './ruin.ts'

export type SearchOptions = {
  seed: number
  maxIterations: number
  shouldStop: () => boolean
  /** An upper bound of the value. The search ends when it is reached. */
  goal: number
  onBest: (plan: Plan, iterations: number) => void
  /** The days of an earlier search, of whose stops this one takes over what its problem allows. */
  from?: readonly PlannedDay[]
  /** The days from which rounds remove visits. */
  focus?: readonly number[]
}

export type Found = { plan: Plan; iterations: number; stoppedBy: 'proof' | 'iterations' | 'asked' }

/**
 * Simulated annealing: the temperature at the start and the end of a cycle, in mean scores, and the rounds of a cycle.
 */
const warm = 0.6
const cold = 0.02
const cycle = 6000
/** Where a search that goes on with an earlier plan begins: warmer, it would only lose that plan. */
const cooledByThen = 0.5
/** The most visits that one round removes. A short search removes fewer, so that its rounds are faster. */
const mostRemoved = 25
const mostRemovedInShort = 8
/** The share of rounds that fill a gap of one day by a beam search, if the instance allows one. */
const beamShare = 0.3
/** Days of plans within this share of the best value are pooled, and recombined after this many rounds. */
const near = 0.98
const roundsBeforeRecombining = 300

type Search = {
  instance: Instance
  random: Random
  filling: Filling
  neighbours: Neighbours
  pool: Pool | null
  beam: GapBeam | null
  meanScore: number
  /** By day. */
  inFocus: Uint8Array | null
  best: Plan
  current: Plan
  trial: Plan
}

/**
 * Ruin and recreate with simulated annealing. A round removes a few visits, fills the plan again, and accepts the
 * result if it is better or, early in a cycle, not much worse. After a cycle without a new best plan the search
 * restarts from the best one. A search that is shorter than a cycle has only one cooling. Days of several plans are
 * recombined regularly.
 */
export function searchPlan(instance: Instance, options: SearchOptions): Found {
  const { maxIterations, shouldStop, goal, onBest } = options
  const search = beginSearch(instance, options)
  const cooledBefore = options.from ? cooledByThen : 0
  const { best } = search
  const rounds = Math.min(cycle, maxIterations)
  onBest(best, 0)
  let round = 0
  for (let iterations = 0; ;) {
    if (best.value >= goal) return { plan: best, iterations, stoppedBy: 'proof' }
    if (iterations >= maxIterations) return { plan: best, iterations, stoppedBy: 'iterations' }
    if (shouldStop()) return { plan: best, iterations, stoppedBy: 'asked' }
    iterations += 1
    round += 1
    changeTrial(search, rounds < cycle ? mostRemovedInShort : mostRemoved)
    const isBetter =
      judgeTrial(search, cooledBefore + (1 - cooledBefore) * (round / rounds)) ||
      (iterations % roundsBeforeRecombining === 0 && tryPool(search))
    if (isBetter) {
      onBest(best, iterations)
      if (rounds === cycle) round = 0
    } else if (round === cycle) {
      copyPlan(best, search.current)
      copyPlan(best, search.trial)
      round = 0
    }
  }
}

function beginSearch(instance: Instance, { seed, from = [], focus }: SearchOptions): Search {
  const random = createRandom(seed)
  const filling = createFilling(instance)
  const [best, current, trial] = [createPlan(instance), createPlan(instance), createPlan(instance)]
  takeOver(instance, trial, filling, from)
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
    beam: createGapBeam(instance),
    meanScore: instance.problem.places.reduce((sum, { score }) => sum + score, 0) / instance.groups,
    inFocus: focus ? Uint8Array.from({ length: instance.days }, (_, day) => (focus.includes(day) ? 1 : 0)) : null,
    best,
    current,
    trial,
  }
}

/** Puts the stops of earlier days into an empty plan, in their order, without those that a rule forbids now. */
function takeOver(instance: Instance, plan: Plan, filling: Filling, from: readonly PlannedDay[]): void {
  const groups = new Map(instance.problem.places.map(({ id }, group) => [id, group]))
  for (const route of plan.routes)
    for (const { placeId, meal } of from[route.day]?.stops ?? []) {
      const visits = instance.visitsOf[groups.get(placeId) ?? -1] ?? []
      const visit = visits.find((each) => instance.meal[each] === meal)
      if (visit === undefined || !isAllowed(instance, plan, visit, route.day)) continue
      if (costAt(instance, plan, visit, route, route.length) < 0) continue
      addVisit(instance, plan, visit, route, route.length)
      stampRoute(filling, route)
    }
}

function changeTrial(search: Search, most: number): void {
  const { instance, random, filling, neighbours, beam, trial, inFocus } = search
  const routes = inFocus ? trial.routes.filter(({ day }) => inFocus[day] === 1) : trial.routes
  filling.isShort = trial.spent + instance.dearest > instance.tripBudget
  filling.changed.fill(0)
  filling.removed.fill(0)
  let wanted: readonly number[] = []
  if (beam && random() < beamShare) rebuildStretch(search, beam, routes, most)
  else {
    const ruin = chooseRuin(instance, trial, routes, neighbours, random, most)
    removeVisits(instance, trial, ruin.visits, filling)
    wanted = ruin.wanted
  }
  for (const route of trial.routes) if (filling.changed[route.day] === 1) stampRoute(filling, route)
  fillPlan(instance, trial, filling, random, wanted)
}

/** Replaces consecutive visits of one day, mostly few, by a sequence that the beam search finds for the gap. */
function rebuildStretch(
  { instance, random, filling, trial }: Search,
  beam: GapBeam,
  routes: Plan['routes'],
  most: number,
): void {
  const route = routes[pickBelow(random, routes.length)]
  const size = Math.min(route.length, 1 + Math.floor(most * random() * random()))
  const position = pickBelow(random, route.length - size + 1)
  filling.changed[route.day] = 1
  const stretch = Array.from(route.nodes.subarray(position + 1, position + 1 + size))
  removeVisits(instance, trial, stretch, filling)
  const sequence = findSequence(instance, trial, beam, random, route, position)
  const taken = sequence.filter((visit) => trial.placed[instance.group[visit]] >= 0)
  removeVisits(instance, trial, taken, filling)
  for (const [index, visit] of sequence.entries()) addVisit(instance, trial, visit, route, position + index)
}

/** Accepts or rejects the trial. Returns whether it is the new best plan. */
function judgeTrial({ instance, random, pool, meanScore, best, current, trial }: Search, cooled: number): boolean {
  const mayLose = meanScore * warm * (cold / warm) ** cooled * -Math.log(1 - random())
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

/** Recombines days of earlier plans if that gives a new best plan. */
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
