import { type Instance, never } from './instance.ts'

/**
 * The arrival for a departure at `leave`. Travel times that depend on the hour have the FIFO property: a later
 * departure never arrives earlier, also if travel becomes faster between two departures.
 */
export function arrivalAfter(instance: Instance, from: number, to: number, leave: number): number {
  const { travel, periodFrom, nodes } = instance
  const leg = from * nodes + to
  if (periodFrom.length === 1) return leave + travel[leg]
  let arrival = never
  for (let period = 0; period < periodFrom.length && periodFrom[period] <= leave; period += 1) {
    const arrivalInPeriod = Math.min(leave, lastMomentOf(periodFrom, period)) + travel[period * nodes * nodes + leg]
    if (arrivalInPeriod > arrival) arrival = arrivalInPeriod
  }
  return arrival
}

/** The latest departure for an arrival at `by` or before: the inverse of `arrivalAfter`. */
export function departureBefore(instance: Instance, from: number, to: number, by: number): number {
  const { travel, periodFrom, nodes } = instance
  const leg = from * nodes + to
  if (periodFrom.length === 1) return by - travel[leg]
  for (let period = 0; ; period += 1) {
    const last = by - travel[period * nodes * nodes + leg]
    if (last < periodFrom[period]) return periodFrom[period] - 1
    if (last < lastMomentOf(periodFrom, period) || period === periodFrom.length - 1) return last
  }
}

function lastMomentOf(periodFrom: Int32Array, period: number): number {
  return period + 1 < periodFrom.length ? periodFrom[period + 1] - 1 : Infinity
}

/** The earliest start at or after `arrive` on that day; later than every closing time if there is none. */
export function startAfter(instance: Instance, node: number, day: number, arrive: number): number {
  const at = node * instance.days + day
  const open = instance.open[at]
  if (arrive <= open) return open
  const spans = instance.spans[at]
  if (spans === null || arrive > instance.close[at]) return arrive
  for (let index = 0; ; index += 2) {
    if (arrive <= spans[index + 1]) return Math.max(arrive, spans[index])
  }
}

/** The latest start at or before `by` on that day; `never` if there is none. */
export function startBefore(instance: Instance, node: number, day: number, by: number): number {
  const at = node * instance.days + day
  if (by < instance.open[at]) return never
  const spans = instance.spans[at]
  if (spans === null) return Math.min(by, instance.close[at])
  for (let index = spans.length - 2; ; index -= 2) {
    if (by >= spans[index]) return Math.min(by, spans[index + 1])
  }
}
