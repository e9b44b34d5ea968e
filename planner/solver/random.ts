/**
 * Numbers from 0 up to 1 without it; the same seed gives the same ones. Mulberry32: 32 bits of state, fast
 * everywhere.
 */
export type Random = () => number

export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from 0 up to `count` without it. */
export function pickBelow(random: Random, count: number): number {
  return Math.floor(random() * count)
}
