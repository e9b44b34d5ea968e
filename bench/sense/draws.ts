import { createRandom, pickBelow } from '#planner/solver/random.ts'

/** Chance for the requests of one seed. */
export function createDraws(seed: number) {
  const random = createRandom(seed)
  const below = (limit: number) => pickBelow(random, limit)
  const chance = (share: number) => random() < share
  const pick = <Value>(values: readonly Value[]): Value => {
    const picked = values[below(values.length)]
    if (picked === undefined) throw new RangeError('nothing to pick from')
    return picked
  }
  return { below, chance, pick }
}
