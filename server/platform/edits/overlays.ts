import { isDeepStrictEqual } from 'node:util'

export function differingFields<Facts extends object>(
  names: readonly (keyof Facts)[],
  before: Facts,
  after: Facts,
): (keyof Facts)[] {
  return names.filter((name) => !isSame(before[name], after[name]))
}

/**
 * The changed fields, and those that have a meaning only together with one of them: half from an editor and half from a
 * later import would be a statement that nobody made.
 */
export function withTheirWholes<Name extends PropertyKey>(
  changed: readonly Name[],
  wholes: readonly (readonly Name[])[],
): Name[] {
  const together = wholes.filter((whole) => whole.some((name) => changed.includes(name))).flat()
  return [...new Set([...changed, ...together])]
}

export function pick<Facts extends object, Name extends keyof Facts>(
  facts: Facts,
  names: readonly Name[],
): Pick<Facts, Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exactly these names, each with its own value
  return Object.fromEntries(names.map((name) => [name, facts[name]])) as Pick<Facts, Name>
}

export function namesOf<Facts extends object>(facts: Facts): (keyof Facts)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the type of its keys
  return Object.keys(facts) as (keyof Facts)[]
}

/** Compares values as the database stores them: JSON has no -0. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
}
