/** Counts what had to be left out or replaced while a stored value was read. */
export type Losses = { count: number }

/** Reads a stored value; undefined when it is not of this kind. Never throws. */
export type Reader<Value> = (stored: unknown, losses: Losses) => Value | undefined

type OptionalKeys<Value> = { [Key in keyof Value]-?: object extends Pick<Value, Key> ? Key : never }[keyof Value]
type Fields<Value> = { [Key in Exclude<keyof Value, OptionalKeys<Value>>]: Reader<Value[Key]> }
type OptionalFields<Value> = { [Key in OptionalKeys<Value>]-?: Reader<Exclude<Value[Key], undefined>> }

/** A text of at most this many characters. */
export function textUpTo(most: number): Reader<string> {
  return (stored) => (typeof stored === 'string' && stored.length <= most ? stored : undefined)
}

export const flag: Reader<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined)

/** A text of at most this many characters that matches the pattern. */
export function textLike(pattern: RegExp, most: number): Reader<string> {
  return (stored) => (typeof stored === 'string' && stored.length <= most && pattern.test(stored) ? stored : undefined)
}

/** A finite number within these limits, both included. */
export function numberIn(from: number, to: number): Reader<number> {
  return (stored) => (typeof stored === 'number' && stored >= from && stored <= to ? stored : undefined)
}

/** A whole number within these limits, both included. */
export function wholeIn(from: number, to: number): Reader<number> {
  return (stored) => (Number.isSafeInteger(stored) ? numberIn(from, to)(stored, { count: 0 }) : undefined)
}

/** One of these values. */
export function oneOf<const Value extends string | number | boolean>(values: readonly Value[]): Reader<Value> {
  return (stored) => values.find((value) => value === stored)
}

export function nullOr<Value>(reader: Reader<Value>): Reader<Value | null> {
  return (stored, losses) => (stored === null ? null : reader(stored, losses))
}

/** Uses the replacement for an unreadable value, and counts that as a loss. */
export function orElse<Value>(
  reader: Reader<Value>,
  replacement: NoInfer<Value>,
): (stored: unknown, losses: Losses) => Value {
  return (stored, losses) => {
    const value = reader(stored, losses)
    if (value !== undefined) return value
    losses.count += 1
    return replacement
  }
}

/** A list without its unreadable items; each of them counts as a loss. */
export function listOf<Value>(reader: Reader<Value>, most: number): Reader<Value[]> {
  return (stored, losses) => {
    if (!Array.isArray(stored)) return undefined
    losses.count += Math.max(0, stored.length - most)
    return stored.slice(0, most).flatMap((item: unknown): Value[] => {
      const value = reader(item, losses)
      if (value === undefined) losses.count += 1
      return value === undefined ? [] : [value]
    })
  }
}

/** A list of these values without duplicates. */
export function someOf<const Value extends string>(values: readonly Value[]): Reader<Value[]> {
  return (stored, losses) => {
    const read = listOf(oneOf(values), Infinity)(stored, losses)
    const unique = read && [...new Set(read)]
    losses.count += (read?.length ?? 0) - (unique?.length ?? 0)
    return unique
  }
}

/** An object of entries with readable keys and values. */
export function recordOf<Value>(
  key: Reader<string>,
  reader: Reader<Value>,
  most: number,
): Reader<Record<string, Value>> {
  return (stored, losses) => {
    const object = fieldsOf(stored)
    if (!object) return undefined
    const entries = Object.entries(object).flatMap(([storedName, storedValue], index) => {
      const name = index < most ? key(storedName, losses) : undefined
      const value = name === undefined ? undefined : reader(storedValue, losses)
      if (value === undefined) losses.count += 1
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    })
    return Object.fromEntries(entries)
  }
}

/**
 * An object with all of these fields; an unreadable optional one is left out. Fields that are not listed are dropped.
 */
export function objectOf<Value extends object>(
  fields: Fields<Value>,
  ...[optional]: [OptionalKeys<Value>] extends [never] ? [] : [OptionalFields<Value>]
): Reader<Value> {
  const needed = Object.entries<Reader<unknown>>(fields)
  const possible = Object.entries<Reader<unknown>>(optional ?? {})
  return (stored, losses) => {
    const object = fieldsOf(stored)
    if (!object) return undefined
    const read: Record<string, unknown> = {}
    for (const [name, reader] of needed) {
      const value = reader(own(object, name), losses)
      if (value === undefined) return undefined
      read[name] = value
    }
    for (const [name, reader] of possible) {
      const given = own(object, name)
      const value = given === undefined ? undefined : reader(given, losses)
      if (value !== undefined) read[name] = value
      else if (given !== undefined) losses.count += 1
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of both arguments name every field
    return read as Value
  }
}

/** The fields of an object; null for anything else. */
export function fieldsOf(stored: unknown): Record<string, unknown> | null {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : null
}

function own(object: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined
}
