import { never, type Instance } from './instance.ts'
import { arrivalAfter, startAfter } from './timing.ts'

/** Up to this many visits, all sets of visits are enumerated. */
const fewVisits = 10

/** An upper bound on the value of a plan: scores plus the weights of musts and minimums. */
export function boundValue(instance: Instance): number {
  return instance.visits <= fewVisits ? boundBySets(instance) : boundByTime(instance)
}

/** Splits a value into its score and the weight of its musts and minimums. */
export function splitValue({ weight }: Instance, value: number): { held: number; score: number } {
  const held = Math.floor(value / weight)
  return { held, score: value - held * weight }
}

/**
 * The best value if each day has a set of visits that fits its time, and no visit is used twice. Fares and required
 * orders across days are ignored, so the optimum may be lower.
 */
function boundBySets(instance: Instance): number {
  const sets = 2 ** instance.visits
  let best = new Float64Array(sets)
  for (let day = 0; day < instance.days; day += 1) {
    const worth = worthOfSets(instance, day, sets)
    const next = Float64Array.from(best, (value) => value + worth[0])
    for (let all = 1; all < sets; all += 1) {
      for (let today = all; today > 0; today = (today - 1) & all) {
        const value = best[all ^ today] + worth[today]
        if (value > next[all]) next[all] = value
      }
    }
    best = next
  }
  return best.reduce(
    (most, value, set) => (isAffordable(instance, set, instance.tripBudget) ? Math.max(most, value) : most),
    0,
  )
}

/** The value of each set of visits on a day; -Infinity if it does not fit. */
function worthOfSets(instance: Instance, day: number, sets: number): Float64Array {
  const { visits, startNode, endNode, open, close, days } = instance
  // The earliest departure from the last visit of each set. Earlier is never worse.
  const leave = new Float64Array(sets * visits).fill(Infinity)
  const worth = new Float64Array(sets).fill(-Infinity)
  const dayStart = open[startNode[day] * days + day]
  for (let set = 0; set < sets; set += 1) {
    const value = valueOfSet(instance, set, day)
    if (value === -Infinity) continue
    if (set === 0) worth[0] = value
    for (let last = 0; last < visits; last += 1) {
      if ((set & (1 << last)) === 0) continue
      const others = set ^ (1 << last)
      for (let before = 0; before < visits; before += 1) {
        const departed = others === 0 ? dayStart : leave[others * visits + before]
        if (departed === Infinity) continue
        const arrive = arrivalAfter(instance, others === 0 ? startNode[day] : before, last, departed)
        const start = startAfter(instance, last, day, arrive)
        if (start > close[last * days + day]) continue
        leave[set * visits + last] = Math.min(leave[set * visits + last], start + instance.service[last])
      }
      const departed = leave[set * visits + last]
      const isBackInTime =
        departed < Infinity && arrivalAfter(instance, last, endNode[day], departed) <= close[endNode[day] * days + day]
      if (isBackInTime) worth[set] = value
    }
  }
  return worth
}

function valueOfSet(instance: Instance, set: number, day: number): number {
  if (!isAffordable(instance, set, instance.budget[day])) return -Infinity
  const counts = new Int32Array(instance.kinds)
  const groups = new Set<number>()
  let value = 0
  for (const visit of listMembers(instance, set)) {
    if (groups.has(instance.group[visit])) return -Infinity
    groups.add(instance.group[visit])
    value += instance.value[visit]
    for (const kind of instance.kindsOf[visit]) counts[kind] += 1
  }
  for (let kind = 0; kind < instance.kinds; kind += 1) {
    const at = day * instance.kinds + kind
    if (counts[kind] > instance.max[at]) return -Infinity
    value += instance.weight * instance.worth[at] * Math.min(counts[kind], instance.min[at])
  }
  return value
}

function isAffordable(instance: Instance, set: number, budget: number): boolean {
  return listMembers(instance, set).reduce((sum, visit) => sum + instance.cost[visit], 0) <= budget
}

function listMembers({ visits }: Instance, set: number): number[] {
  return Array.from({ length: visits }, (_, visit) => visit).filter((visit) => (set & (1 << visit)) !== 0)
}

/** A fractional knapsack: the time of all days goes to the best ratios of value to service and shortest travel. */
function boundByTime(instance: Instance): number {
  const { days, startNode, endNode, open, close, weight, min, worth } = instance
  let time = 0
  for (let day = 0; day < days; day += 1) {
    time += Math.max(0, close[endNode[day] * days + day] - open[startNode[day] * days + day])
  }
  const bestOf = new Map<number, { value: number; takes: number }>()
  for (let visit = 0; visit < instance.visits; visit += 1) {
    if (!isOpenSomeDay(instance, visit)) continue
    const takes = Math.max(0, instance.service[visit] + shortestWayTo(instance, visit))
    const known = bestOf.get(instance.group[visit])
    bestOf.set(instance.group[visit], {
      value: instance.value[visit],
      takes: Math.min(takes, known?.takes ?? Infinity),
    })
  }
  const items = [...bestOf.values()].toSorted((a, b) => b.value * a.takes - a.value * b.takes)
  let value = min.reduce((sum, least, at) => sum + least * worth[at], 0) * weight
  for (const item of items) {
    if (item.takes > time) return Math.floor(value + (item.value * time) / item.takes)
    value += item.value
    time -= item.takes
  }
  return value
}

function isOpenSomeDay({ days, close }: Instance, visit: number): boolean {
  return Array.from({ length: days }, (_, day) => close[visit * days + day]).some((last) => last !== never)
}

function shortestWayTo({ nodes, travel, travelTo, periodFrom }: Instance, visit: number): number {
  let shortest = Infinity
  for (let from = 0; from < nodes; from += 1)
    if (from !== visit) shortest = Math.min(shortest, travelTo[visit * nodes + from])
  for (let row = nodes; row < nodes * periodFrom.length; row += 1)
    if (row % nodes !== visit) shortest = Math.min(shortest, travel[row * nodes + visit])
  return shortest
}
