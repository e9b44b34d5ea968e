import type { Instance } from './instance.ts'
import type { Route } from './route.ts'

/** Exponents of the score in the ratio of score to time. Each round draws one. */
const exponents = [0.5, 1, 1.5, 2, 3]

/** Working memory of filling a plan, allocated once per search. */
export type Filling = {
  candidates: Int32Array
  count: number
  /** By visit and day: the fields of Insertion. */
  cost: Int32Array
  position: Int32Array
  /** By visit and day: value per time, 0 if it does not fit. */
  ratio: Float64Array
  /** By visit: 1 if it fits somewhere. */
  fits: Uint8Array
  /** By visit. */
  bestDay: Int32Array
  bestRatio: Float64Array
  noise: Float64Array
  /** By exponent and visit. */
  powers: Float64Array[]
  /** Changed days and removed groups. Everything else is known not to fit. */
  changed: Uint8Array
  removed: Uint8Array
  /** Whether visits may have been rejected because of the trip's budget only. */
  isShort: boolean
  /** Whether this round skips visits that are not worth their detour. */
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
    fits: new Uint8Array(visits),
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

/** Gives a route a new version number. */
export function stampRoute(filling: Filling, route: Route): void {
  route.stamp = filling.nextStamp
  filling.nextStamp += 1
}
