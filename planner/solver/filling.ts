import type { Instance } from './instance.ts'
import type { Route } from './route.ts'

/** How much a score counts against the time it takes: several greeds, one is drawn for each round. */
const exponents = [0.5, 1, 1.5, 2, 3]

/** What filling a plan needs to remember; made once for a search. */
export type Filling = {
  candidates: Int32Array
  count: number
  /** By visit and day, as of Insertion. */
  cost: Int32Array
  position: Int32Array
  /** By visit and day: what it brings for its time, 0 where it does not fit. */
  ratio: Float64Array
  /** By visit. */
  bestDay: Int32Array
  bestRatio: Float64Array
  noise: Float64Array
  /** By exponent and visit. */
  powers: Float64Array[]
  /** Days whose routes changed, and groups that were taken out: the rest was found not to fit before. */
  changed: Uint8Array
  removed: Uint8Array
  /** The money of the trip may have kept out what else would fit, on any day. */
  isShort: boolean
  /** Whether this round leaves out visits that are not worth their detour. */
  isThrifty: boolean
  nextStamp: number
}

export function createFilling({ visits, days, value, groups }: Instance): Filling {
  return {
    candidates: new Int32Array(visits),
    count: 0,
    cost: new Int32Array(visits * days),
    position: new Int32Array(visits * days),
    ratio: new Float64Array(visits * days),
    bestDay: new Int32Array(visits),
    bestRatio: new Float64Array(visits),
    noise: new Float64Array(visits),
    powers: exponents.map((exponent) => value.map((worth) => worth ** exponent)),
    changed: new Uint8Array(days),
    removed: new Uint8Array(groups),
    isShort: false,
    isThrifty: false,
    nextStamp: 1,
  }
}

/** Marks a route as unlike any before. */
export function stampRoute(filling: Filling, route: Route): void {
  route.stamp = filling.nextStamp
  filling.nextStamp += 1
}
