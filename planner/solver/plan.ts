import type { Instance } from './instance.ts'
import { countFullWhenEmpty } from './kind-sets.ts'
import { clearRoute, copyRoute, createRoute, insertAfter, type Route, scheduleAll } from './route.ts'

/** The routes of all days, with their totals. */
export type Plan = {
  routes: Route[]
  /** By group: the visit that is in the plan, or -1. */
  placed: Int32Array
  /** By group: the day it is on, when it is in the plan. */
  dayOf: Int32Array
  /** By day and kind. */
  counts: Int32Array
  /** By day and set of kinds: how many of its kinds have reached their maximum. */
  full: Uint8Array
  /** By day: the penalty for long waits, in minimums. */
  waits: Int32Array
  /** By day: the penalty for travel time, in score. */
  travelled: Int32Array
  /**
   * The scores, plus a weight for each must and each stop towards a minimum, less the penalties for waits and travel.
   */
  value: number
  /** The cost of all days. */
  spent: number
}

export function createPlan(instance: Instance): Plan {
  const routes = Array.from({ length: instance.days }, (_, day) => createRoute(instance, day))
  return {
    routes,
    placed: new Int32Array(instance.groups).fill(-1),
    dayOf: new Int32Array(instance.groups),
    counts: new Int32Array(instance.days * instance.kinds),
    full: countFullWhenEmpty(instance),
    waits: new Int32Array(instance.days),
    travelled: new Int32Array(instance.days),
    value: 0,
    spent: sumSpent(routes),
  }
}

export function emptyPlan(instance: Instance, plan: Plan): void {
  for (const route of plan.routes) clearRoute(instance, route)
  plan.placed.fill(-1)
  plan.counts.fill(0)
  plan.full = countFullWhenEmpty(instance)
  plan.waits.fill(0)
  plan.travelled.fill(0)
  plan.value = 0
  plan.spent = sumSpent(plan.routes)
}

export function copyPlan(from: Plan, to: Plan): void {
  for (let day = 0; day < from.routes.length; day += 1) copyRoute(from.routes[day], to.routes[day])
  to.placed.set(from.placed)
  to.dayOf.set(from.dayOf)
  to.counts.set(from.counts)
  to.full.set(from.full)
  to.waits.set(from.waits)
  to.travelled.set(from.travelled)
  to.value = from.value
  to.spent = from.spent
}

function sumSpent(routes: readonly Route[]): number {
  let sum = 0
  for (const { spent } of routes) sum += spent
  return sum
}

/** Whether all rules except hours and fares allow the visit on that day. */
export function isAllowed(instance: Instance, plan: Plan, visit: number, day: number): boolean {
  if (plan.placed[instance.group[visit]] >= 0) return false
  return hasRoomForKinds(instance, plan, visit, day) && hasWhatItNeeds(instance, plan, visit, day)
}

/** Whether no kind of the visit has reached its maximum on that day. */
export function hasRoomForKinds(
  { kindSets, kindSetOf }: Instance,
  { full }: Plan,
  visit: number,
  day: number,
): boolean {
  return full[day * kindSets + kindSetOf[visit]] === 0
}

export function hasWhatItNeeds(instance: Instance, plan: Plan, visit: number, day: number): boolean {
  if (instance.isBound[visit] === 0) return true
  for (const { group, minDays } of instance.needs[instance.group[visit]]) {
    if (plan.placed[group] < 0 || plan.dayOf[group] + minDays > day) return false
  }
  return true
}

/** The first position after which a visit may be inserted: after all visits of the day that it requires. */
export function firstPosition(instance: Instance, plan: Plan, visit: number, route: Route): number {
  let first = 0
  if (instance.isBound[visit] === 0) return first
  for (const { group } of instance.needs[instance.group[visit]]) {
    if (plan.placed[group] >= 0 && plan.dayOf[group] === route.day) {
      first = Math.max(first, route.nodes.indexOf(plan.placed[group], 1))
    }
  }
  return first
}

/** The value of a visit towards the minimums of the day. */
export function shortageFilled(instance: Instance, plan: Plan, visit: number, day: number): number {
  let filled = 0
  const kinds = instance.wantedKindsOf[visit]
  for (let index = 0; index < kinds.length; index += 1) {
    const at = day * instance.kinds + kinds[index]
    if (plan.counts[at] < instance.min[at]) filled += instance.worth[at]
  }
  return filled
}

/** The increase of the plan's value by a visit on that day. */
function gainOf(instance: Instance, plan: Plan, visit: number, day: number): number {
  return instance.value[visit] + instance.weight * shortageFilled(instance, plan, visit, day)
}

export function addVisit(instance: Instance, plan: Plan, visit: number, route: Route, position: number): void {
  plan.value += gainOf(instance, plan, visit, route.day)
  plan.placed[instance.group[visit]] = visit
  plan.dayOf[instance.group[visit]] = route.day
  countKinds(instance, plan, visit, route.day, 1)
  const before = route.spent
  insertAfter(instance, route, position, visit)
  plan.spent += route.spent - before
}

/** Counts a visit on a day, or, with -1, no longer. */
function countKinds(instance: Instance, plan: Plan, visit: number, day: number, change: 1 | -1): void {
  const { kinds, kindsOf, kindSets, setsOfKind, max } = instance
  for (const kind of kindsOf[visit]) {
    const at = day * kinds + kind
    const wasFull = plan.counts[at] >= max[at]
    plan.counts[at] += change
    if (plan.counts[at] >= max[at] !== wasFull)
      for (const set of setsOfKind[kind]) plan.full[day * kindSets + set] += change
  }
}

/** By day and by group: 1 if changed. */
type Change = { changed: Uint8Array; removed: Uint8Array }

/**
 * Removes visits, and the visits that require them. A day that is no longer feasible without them (the direct leg may
 * be longer or more expensive) is emptied, and so are changed days while the plan exceeds its budget. Records the
 * changed days and the removed places.
 */
export function removeVisits(instance: Instance, plan: Plan, visits: readonly number[], change: Change): void {
  for (const visit of visits) forgetVisit(instance, plan, visit, change)
  for (const route of plan.routes) {
    if (change.changed[route.day] === 1 && !closeGaps(instance, plan, route)) emptyDay(instance, plan, route, change)
  }
  plan.spent = sumSpent(plan.routes)
  for (const route of plan.routes) {
    if (plan.spent <= instance.tripBudget) return
    if (change.changed[route.day] === 0) continue
    emptyDay(instance, plan, route, change)
    plan.spent = sumSpent(plan.routes)
  }
}

function emptyDay(instance: Instance, plan: Plan, route: Route, change: Change): void {
  for (let position = route.length; position >= 1; position -= 1) {
    forgetVisit(instance, plan, route.nodes[position], change)
  }
  clearRoute(instance, route)
  // Visits that required those of this day may be on days that were processed already.
  for (const other of plan.routes) if (other !== route) closeGaps(instance, plan, other)
}

function forgetVisit(instance: Instance, plan: Plan, visit: number, change: Change): void {
  const group = instance.group[visit]
  if (plan.placed[group] !== visit) return
  const day = plan.dayOf[group]
  plan.placed[group] = -1
  change.changed[day] = 1
  change.removed[group] = 1
  countKinds(instance, plan, visit, day, -1)
  plan.value -= gainOf(instance, plan, visit, day)
  for (const dependent of instance.allows[group]) {
    if (plan.placed[dependent] >= 0) forgetVisit(instance, plan, plan.placed[dependent], change)
  }
}

/** Removes from a route what is no longer in the plan. */
function closeGaps(instance: Instance, plan: Plan, route: Route): boolean {
  const { nodes } = route
  let kept = 0
  for (let position = 1; position <= route.length; position += 1) {
    const visit = nodes[position]
    if (plan.placed[instance.group[visit]] !== visit || plan.dayOf[instance.group[visit]] !== route.day) continue
    kept += 1
    nodes[kept] = visit
  }
  nodes[kept + 1] = nodes[route.length + 1]
  route.length = kept
  return scheduleAll(instance, route)
}
