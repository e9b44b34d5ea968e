/** Numbers that look like chance and are the same for the same seed: a place's picture never changes by itself. */
export type Chance = {
  /** At least 0, below 1. */
  next: () => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  is: (share: number) => boolean
  pick: Pick
}

// The first keeps 'a' | 'b' from becoming string.
type Pick = {
  <const T extends string>(choices: readonly [T, ...T[]]): T
  <T>(choices: readonly [T, ...T[]]): T
}

/** FNV-1a, 32 bit, finished so that seeds that differ in one letter lie far apart. */
function seedOf(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** mulberry32: small, fast, and even enough for a drawing. */
export function createChance(seed: string): Chance {
  let state = seedOf(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    is: (share) => next() < share,
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
