import { z } from 'zod/mini'

// These are refinements because Zod's own length checks read `length` of any value and throw when it is not a number.

/** A string of at most `most` characters. */
export function boundedText(most: number) {
  return z.string().check(z.refine((given) => given.length <= most, 'too_big'))
}

/** An array of at most `most` items. */
export function boundedList<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z.array(item).check(z.refine((given) => given.length <= most, 'too_big'))
}

/** An object of at most `most` entries. */
export function boundedRecord<Value extends z.ZodMiniType>(longestKey: number, value: Value, most: number) {
  return z
    .record(boundedText(longestKey), value)
    .check(z.refine((given) => Object.keys(given).length <= most, 'too_big'))
}

/** An array of these values without duplicates. */
export function someOf<Value extends string>(values: readonly Value[]) {
  return z.array(z.enum(values)).check(z.refine((given) => new Set(given).size === given.length, 'each only once'))
}
