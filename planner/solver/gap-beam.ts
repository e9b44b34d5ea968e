import type { Instance } from './instance.ts'
import type { Plan } from './plan.ts'
import type { Random } from './random.ts'
import type { Route } from './route.ts'

/** The time of a gap is divided into slices; of each slice the best states are extended. */
const slices = 48
const width = 10
/** How much the score of a visit is changed at random, one level for each search. */
const noiseLevels = [0, 0.1, 0.3, 0.6]
/** The share of searches that may also use visits of other days. */
const takingShare = 0.3

/**
 * Memory of a beam search for the best sequence of visits in a gap of a day. A state is a partial sequence, given by
 * its last visit and the slice in which it leaves that visit. Of several sequences for one state the best is kept.
 */
export type GapBeam = {
  /** By day: all visits in the order in which they close. */
  byClose: Int32Array[]
  /** The visits that fit into the gap alone. */
  candidates: Int32Array
  count: number
  /** By candidate; `lastStart` still reaches the end of the gap in time. */
  weight: Float64Array
  open: Int32Array
  lastStart: Int32Array
  /** By candidate: the highest value of an extended state. */
  reached: Float64Array
  /** By state: its value; 0 if there is no sequence. */
  worth: Float64Array
  leave: Int32Array
  before: Int32Array
  /** By state: one bit for each candidate in the sequence. */
  members: Int32Array
  words: number
  /** The states of a slice that are extended. */
  chosen: Int32Array
  /** When the gap begins, and how long a slice is. */
  from: number
  sliceLength: number
  /** The candidates before this one are closed. */
  firstOpen: number
}

/** For plain instances only, because no other rules are checked here. */
export function createGapBeam(instance: Instance): GapBeam | null {
  if (!instance.isPlain) return null
  const { visits, days } = instance
  const words = Math.ceil(visits / 32)
  const states = slices * visits
  return {
    byClose: Array.from({ length: days }, (_, day) => sortByClose(instance, day)),
    candidates: new Int32Array(visits),
    count: 0,
    weight: new Float64Array(visits),
    open: new Int32Array(visits),
    lastStart: new Int32Array(visits),
    reached: new Float64Array(visits),
    worth: new Float64Array(states),
    leave: new Int32Array(states),
    before: new Int32Array(states),
    members: new Int32Array(states * words),
    words,
    chosen: new Int32Array(width),
    from: 0,
    sliceLength: 1,
    firstOpen: 0,
  }
}

function sortByClose({ visits, days, close }: Instance, day: number): Int32Array {
  const order = Int32Array.from({ length: visits }, (_, visit) => visit)
  return order.toSorted((a, b) => close[a * days + day] - close[b * days + day] || a - b)
}

/**
 * Returns a sequence of visits with a high score that fits after a position of a day. Some may be taken from other
 * days. It is not always the best one, because states of low value are dropped.
 */
export function findSequence(
  instance: Instance,
  plan: Plan,
  beam: GapBeam,
  random: Random,
  route: Route,
  position: number,
): number[] {
  beam.from = route.depart[position]
  beam.sliceLength = Math.max(1, Math.ceil((route.latest[position + 1] - beam.from + 1) / slices))
  beam.firstOpen = 0
  listCandidates(instance, plan, beam, random, route, position)
  const { candidates, count, worth, reached, lastStart, chosen } = beam
  worth.fill(0, 0, slices * count)
  reached.fill(0, 0, count)
  extend(instance, beam, -1, route.nodes[position], 0)
  for (let slice = 0; slice < slices - 1; slice += 1) {
    const begin = beam.from + slice * beam.sliceLength
    while (beam.firstOpen < count && lastStart[beam.firstOpen] < begin) beam.firstOpen += 1
    const states = chooseStates(beam, slice)
    for (let index = 0; index < states; index += 1) {
      extend(instance, beam, chosen[index], candidates[chosen[index] - slice * count], slice + 1)
    }
  }
  return readBest(beam)
}

function listCandidates(
  instance: Instance,
  { placed, dayOf }: Plan,
  beam: GapBeam,
  random: Random,
  { nodes, latest, day }: Route,
  position: number,
): void {
  const { days, nodes: size, travel, travelTo, service, value, group } = instance
  const before = nodes[position]
  const next = nodes[position + 1]
  const noise = noiseLevels[Math.floor(random() * noiseLevels.length)]
  const mayTake = days > 1 && random() < takingShare
  // Taking a visit from another day gains only what fits there instead.
  const shareOfTaken = random()
  const order = beam.byClose[day]
  let count = 0
  for (let index = 0; index < order.length; index += 1) {
    const visit = order[index]
    const isPlaced = placed[group[visit]] >= 0
    if (value[visit] <= 0 || (isPlaced && (!mayTake || dayOf[group[visit]] === day))) continue
    const at = visit * days + day
    const lastStart = Math.min(instance.close[at], latest[position + 1] - travel[visit * size + next] - service[visit])
    if (Math.max(instance.open[at], beam.from + travelTo[visit * size + before]) > lastStart) continue
    beam.candidates[count] = visit
    beam.open[count] = instance.open[at]
    beam.lastStart[count] = lastStart
    beam.weight[count] = (isPlaced ? shareOfTaken : 1) * value[visit] * (1 + noise * (random() * 2 - 1))
    count += 1
  }
  beam.count = count
}

/** The best states of a slice, without those that an earlier state with the same last visit dominates. */
function chooseStates({ count, worth, reached, chosen }: GapBeam, slice: number): number {
  let states = 0
  for (let candidate = 0, state = slice * count; candidate < count; candidate += 1, state += 1) {
    const own = worth[state]
    if (own <= reached[candidate]) continue
    reached[candidate] = own
    if (states === width && own <= worth[chosen[width - 1]]) continue
    let index = states < width ? states : width - 1
    for (; index > 0 && worth[chosen[index - 1]] < own; index -= 1) chosen[index] = chosen[index - 1]
    chosen[index] = state
    if (states < width) states += 1
  }
  return states
}

/** Appends each candidate that fits to a state, or to the empty sequence (state -1). */
function extend(instance: Instance, beam: GapBeam, state: number, node: number, firstSlice: number): void {
  const { candidates, count, weight, open, lastStart, reached, worth, leave, members, words, from, sliceLength } = beam
  const { travel, service } = instance
  const row = node * instance.nodes
  const own = state * words
  const departed = state < 0 ? from : leave[state]
  const worthBefore = state < 0 ? 0 : worth[state]
  for (let candidate = beam.firstOpen; candidate < count; candidate += 1) {
    const visit = candidates[candidate]
    let start = departed + travel[row + visit]
    if (start > lastStart[candidate]) continue
    const total = worthBefore + weight[candidate]
    if (total <= reached[candidate]) continue
    if (state >= 0 && (members[own + (candidate >> 5)] & (1 << (candidate & 31))) !== 0) continue
    if (start < open[candidate]) start = open[candidate]
    const left = start + service[visit]
    const next = Math.max(firstSlice, Math.floor((left - from) / sliceLength)) * count + candidate
    if (total < worth[next] || (total === worth[next] && left >= leave[next])) continue
    worth[next] = total
    leave[next] = left
    beam.before[next] = state
    const to = next * words
    for (let word = 0; word < words; word += 1) members[to + word] = state < 0 ? 0 : members[own + word]
    members[to + (candidate >> 5)] |= 1 << (candidate & 31)
  }
}

function readBest({ candidates, count, worth, before }: GapBeam): number[] {
  let best = -1
  let most = 0
  for (let state = 0; state < slices * count; state += 1) {
    if (worth[state] <= most) continue
    most = worth[state]
    best = state
  }
  const sequence: number[] = []
  for (let state = best; state >= 0; state = before[state]) sequence.push(candidates[state % count])
  return sequence.toReversed()
}
