import { z } from 'zod/mini'

// These are refinements because Zod's own length checks read `length` of any value and throw when it is not a number.

/** A string of at most `most` characters. */
export function boundedText(most: number) {
  return z.string().check(z.refine((given) => given.length <= most, 'too_big'))
}

/** An array of at most `most` items. */
export function boundedList<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z.pipe(sizeWithin(most), z.array(item))
}

/** An object of at most `most` entries. */
export function boundedRecord<Value extends z.ZodMiniType>(longestKey: number, value: Value, most: number) {
  return z.pipe(sizeWithin(most), z.record(boundedText(longestKey), value))
}

/** An array of these values without duplicates. */
export function someOf<Value extends string>(values: readonly Value[]) {
  return z.pipe(
    sizeWithin(values.length),
    z.array(z.enum(values)).check(z.refine((given) => new Set(given).size === given.length, 'each only once')),
  )
}

/**
 * Checks the size before the items are parsed. Otherwise 1 MiB of invalid items is one issue each, which takes more
 * than a second and a gigabyte of memory.
 */
function sizeWithin(most: number) {
  return z.transform((given: unknown, context) => {
    if (sizeOf(given) > most)
      context.issues.push({ code: 'custom', message: 'too_big', params: { most }, input: given })
    return given
  })
}

function sizeOf(given: unknown): number {
  if (Array.isArray(given)) return given.length
  return typeof given === 'object' && given !== null ? Object.keys(given).length : 0
}
