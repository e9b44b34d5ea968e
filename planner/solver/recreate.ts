import { type Filling, stampRoute } from './filling.ts'
import { costAt, findInsertion, type Insertion } from './insertion.ts'
import { type Instance, never } from './instance.ts'
import { addVisit, hasRoomForKinds, isAllowed, type Plan } from './plan.ts'
import { pickBelow, type Random } from './random.ts'
import { rankDay, rankVisit, takeBest } from './ranking.ts'
import type { Route } from './route.ts'
import { weighTravel } from './travel-worth.ts'
import { weighWaits } from './waits.ts'

const noiseLevels = [0, 0.2, 0.5, 1]
// The share of rounds that skip visits that are not worth their detour.
const thriftyShare = 0.7

/** Inserts the required visits first, then the visits with the best value per time, until nothing fits. */
export function fillPlan(
  instance: Instance,
  plan: Plan,
  filling: Filling,
  random: Random,
  wanted: readonly number[] = [],
): void {
  for (const visit of wanted) insertSomewhere(instance, plan, filling, random, visit)
  const weights = filling.powers[pickBelow(random, filling.powers.length)]
  const level = noiseLevels[pickBelow(random, noiseLevels.length)]
  filling.isThrifty = instance.countsTravel && random() < thriftyShare
  listCandidates(instance, plan, filling)
  for (let index = 0; index < filling.count; index += 1) {
    const visit = filling.candidates[index]
    filling.noise[visit] = weights[visit] * (1 + level * (random() * 2 - 1))
    rankVisit(instance, plan, filling, visit)
  }
  for (;;) {
    const visit = takeBest(filling)
    if (visit < 0) break
    const day = filling.bestDay[visit]
    if (!isUpToDate(instance, plan, filling, visit, day)) continue
    insert(instance, plan, filling, visit, day)
    refresh(instance, plan, filling, plan.routes[day], visit)
  }
  weighWaits(instance, plan, filling.changed)
  weighTravel(instance, plan, filling.changed)
}

function insert(instance: Instance, plan: Plan, filling: Filling, visit: number, day: number): void {
  addVisit(instance, plan, visit, plan.routes[day], filling.position[visit * instance.days + day])
  stampRoute(filling, plan.routes[day])
  filling.changed[day] = 1
}

/** Inserts on the day with the least added time. Visits that others require go on any day, so that these can follow. */
function insertSomewhere(instance: Instance, plan: Plan, filling: Filling, random: Random, visit: number): void {
  const isNeeded = instance.allows[instance.group[visit]].length > 0
  let best = -1
  let bestCost = Infinity
  for (let day = 0; day < instance.days; day += 1) {
    look(instance, plan, filling, visit, day)
    const cost = filling.cost[visit * instance.days + day]
    if (cost < 0) continue
    const weighed = isNeeded ? random() : cost
    if (weighed < bestCost) {
      bestCost = weighed
      best = day
    }
  }
  if (best >= 0) insert(instance, plan, filling, visit, best)
}

/** Whether the cost by which a visit was ranked is still correct; otherwise it is ranked again. */
function isUpToDate(instance: Instance, plan: Plan, filling: Filling, visit: number, day: number): boolean {
  const at = visit * instance.days + day
  const isOpen = instance.isPlain || isAllowed(instance, plan, visit, day)
  if (isOpen && costAt(instance, plan, visit, plan.routes[day], filling.position[at]) === filling.cost[at]) return true
  look(instance, plan, filling, visit, day)
  rankDay(instance, plan, filling, visit, day)
  return false
}

const found: Insertion = { position: 0, cost: -1 }

function look(instance: Instance, plan: Plan, filling: Filling, visit: number, day: number): void {
  findInsertion(instance, plan, visit, plan.routes[day], found)
  const at = visit * instance.days + day
  filling.cost[at] = found.cost
  filling.position[at] = found.position
}

function listCandidates(instance: Instance, plan: Plan, filling: Filling): void {
  const { days, visits, group, isBound, openOn, close } = instance
  const { cost, fits, changed, removed, isShort } = filling
  cost.fill(-1)
  fits.set(isBound)
  for (let day = 0; day < days; day += 1)
    if (isShort || changed[day] === 1) lookAtAll(instance, plan, filling, openOn[day], day)
  // On the other days only these may fit now.
  for (let visit = 0; visit < visits; visit += 1) {
    if ((isBound[visit] === 0 && removed[group[visit]] === 0) || !mayBeAdded(instance, plan, visit)) continue
    for (let day = 0; day < days; day += 1) {
      if (isShort || changed[day] === 1 || close[visit * days + day] === never) continue
      look(instance, plan, filling, visit, day)
      if (cost[visit * days + day] >= 0) fits[visit] = 1
    }
  }
  filling.count = 0
  for (let visit = 0; visit < visits; visit += 1) {
    if (fits[visit] === 0 || !mayBeAdded(instance, plan, visit)) continue
    filling.candidates[filling.count] = visit
    filling.count += 1
  }
}

/** Looks at all visits that are open on a day. */
function lookAtAll(instance: Instance, plan: Plan, filling: Filling, open: Int32Array, day: number): void {
  const { cost, fits } = filling
  for (let index = 0; index < open.length; index += 1) {
    const visit = open[index]
    if (!hasRoomForKinds(instance, plan, visit, day) || !mayBeAdded(instance, plan, visit)) continue
    look(instance, plan, filling, visit, day)
    if (cost[visit * instance.days + day] >= 0) fits[visit] = 1
  }
}

/** Whether a visit is not in the plan, and may be worth something there. */
function mayBeAdded({ group, value, kindsOf }: Instance, { placed }: Plan, visit: number): boolean {
  return placed[group[visit]] < 0 && (value[visit] > 0 || kindsOf[visit].length > 0)
}

/**
 * Updates the ranking after an insertion with positions that are new. Positions that became worse or infeasible are
 * noticed when their visit is chosen, because updating all of them after each insertion took most of the time.
 */
function refresh(instance: Instance, plan: Plan, filling: Filling, route: Route, inserted: number): void {
  const allowed = instance.allows[instance.group[inserted]]
  const isMoreRanked = instance.periodFrom.length > 1 || hasReachedMinimum(instance, plan, inserted, route.day)
  const before = filling.position[inserted * instance.days + route.day]
  let kept = 0
  for (let index = 0; index < filling.count; index += 1) {
    const visit = filling.candidates[index]
    const group = instance.group[visit]
    if (plan.placed[group] >= 0) continue
    if (allowed.length > 0 && allowed.includes(group)) {
      for (let day = 0; day < instance.days; day += 1) look(instance, plan, filling, visit, day)
      rankVisit(instance, plan, filling, visit)
    } else if (filling.cost[visit * instance.days + route.day] >= 0) {
      lookBeside(instance, plan, filling, visit, route, before, isMoreRanked)
    }
    if (filling.bestRatio[visit] === 0 && instance.isBound[visit] === 0) continue
    filling.candidates[kept] = visit
    kept += 1
  }
  filling.count = kept
}

/** Whether a stop was the last that a minimum of its day missed: then others that count towards it are worth less. */
function hasReachedMinimum(instance: Instance, plan: Plan, visit: number, day: number): boolean {
  const kinds = instance.wantedKindsOf[visit]
  for (let index = 0; index < kinds.length; index += 1) {
    const at = day * instance.kinds + kinds[index]
    if (plan.counts[at] === instance.min[at]) return true
  }
  return false
}

/**
 * Updates the insertion of a visit after a new stop: two legs of the route are new, and one leg is removed. A visit
 * whose insertion is the same keeps its rank, unless all ranks may have changed.
 */
function lookBeside(
  instance: Instance,
  plan: Plan,
  filling: Filling,
  visit: number,
  route: Route,
  before: number,
  isRanked: boolean,
): void {
  const at = visit * instance.days + route.day
  let isNew = isRanked
  if (filling.position[at] === before) {
    look(instance, plan, filling, visit, route.day)
    isNew = true
  } else {
    if (filling.position[at] > before) filling.position[at] += 1
    for (let position = before; position <= before + 1; position += 1) {
      const cost = costAt(instance, plan, visit, route, position)
      if (cost < 0 || cost >= filling.cost[at]) continue
      filling.cost[at] = cost
      filling.position[at] = position
      isNew = true
    }
  }
  if (isNew) rankDay(instance, plan, filling, visit, route.day)
}
