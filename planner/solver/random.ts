/**
 * Random numbers from 0 (included) to 1 (excluded). The same seed gives the same numbers. Mulberry32, with 32 bits of
 * state.
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

/** A random integer from 0 to `count` - 1. */
export function pickBelow(random: Random, count: number): number {
  return Math.floor(random() * count)
}
