import { z } from 'zod/mini'

// Refinements: Zod's own length checks compare whatever has a length, also of an object that is no text, and throw
// where that length is no number.

/** A text of at most so many characters. */
export function boundedText(most: number) {
  return z.string().check(z.refine((given) => given.length <= most, 'too_big'))
}

/** A list of at most so many items. */
export function boundedList<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z.array(item).check(z.refine((given) => given.length <= most, 'too_big'))
}

/** An object of at most so many entries. */
export function boundedRecord<Value extends z.ZodMiniType>(longestKey: number, value: Value, most: number) {
  return z
    .record(boundedText(longestKey), value)
    .check(z.refine((given) => Object.keys(given).length <= most, 'too_big'))
}

/** Some of these values, each once. */
export function someOf<Value extends string>(values: readonly Value[]) {
  return z.array(z.enum(values)).check(z.refine((given) => new Set(given).size === given.length, 'each only once'))
}
