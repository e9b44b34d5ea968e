/** The fields whose values differ, in the order of the form. */
export function changedFields<Facts extends object>(before: Facts, after: Facts): (keyof Facts & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the type of its keys
  const fields = Object.keys(before) as (keyof Facts & string)[]
  return fields.filter((field) => !isSame(before[field], after[field]))
}

/** Only the changed fields, because only these are sent. */
export function changesBetween<Facts extends object>(before: Facts, after: Facts): Partial<Facts> {
  return pick(after, changedFields(before, after))
}

export type Clash<Field extends string = string> = { field: Field; before: unknown; theirs: unknown; mine: unknown }

export type Comparison<Field extends string> = {
  /** Both editors changed the field to different values, so one has to be chosen. */
  clashes: Clash<Field>[]
  /** Only the other editor changed it, or both did in the same way. */
  taken: Clash<Field>[]
}

/** Compares the changes of another editor since `before` with mine. */
export function compareEdits<Facts extends object>(
  before: Facts,
  theirs: Facts,
  mine: Facts,
): Comparison<keyof Facts & string> {
  const all = changedFields(before, theirs).map((field) => ({
    field,
    before: before[field],
    theirs: theirs[field],
    mine: mine[field],
  }))
  const isClash = ({ before: was, theirs: other, mine: own }: Clash) => !isSame(was, own) && !isSame(other, own)
  return { clashes: all.filter(isClash), taken: all.filter((one) => !isClash(one)) }
}

/** Their values with my changes, except for fields where I take theirs. */
export function mergeEdits<Facts extends object>(
  { before, theirs, mine }: Record<'before' | 'theirs' | 'mine', Facts>,
  takeTheirs: readonly string[],
): Facts {
  const own = changedFields(before, mine).filter((field) => !takeTheirs.includes(field))
  return { ...theirs, ...pick(mine, own) }
}

function pick<Facts extends object>(facts: Facts, fields: readonly (keyof Facts & string)[]): Partial<Facts> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of its fields, each with its own value
  return Object.fromEntries(fields.map((field) => [field, facts[field]])) as Partial<Facts>
}

/** Whether two JSON values are equal, in any order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)))
  )
}
