/** Chance that falls the same way for the same seed. */
export type Dice = {
  below(limit: number): number
  between(from: number, to: number): number
  chance(share: number): boolean
  pick<Value>(values: readonly Value[]): Value
  /** As many different ones. */
  some<Value>(values: readonly Value[], amount: number): Value[]
  weighted<Value>(values: readonly Value[], weight: (value: Value) => number): Value
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0

  // mulberry32
  function roll(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  function below(limit: number): number {
    return Math.floor(roll() * limit)
  }

  function pick<Value>(values: readonly Value[]): Value {
    const picked = values[below(values.length)]
    if (picked === undefined) throw new Error('There is nothing to pick from.')
    return picked
  }

  return {
    below,
    pick,
    between: (from, to) => from + roll() * (to - from),
    chance: (share) => roll() < share,
    some(values, amount) {
      const picked = new Set<(typeof values)[number]>()
      while (picked.size < Math.min(amount, values.length)) picked.add(pick(values))
      return [...picked]
    },
    weighted(values, weight) {
      let left = roll() * values.reduce((sum, value) => sum + weight(value), 0)
      for (const value of values) {
        left -= weight(value)
        if (left < 0) return value
      }
      return pick(values)
    },
  }
}
