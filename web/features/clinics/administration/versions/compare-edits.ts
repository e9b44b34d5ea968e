import { unknownClinic } from '#domain/clinics.ts'
import {
  type EditedFacts,
  type EditedField,
  onlyEdited,
} from '#web/features/clinics/administration/draft/clinic-draft.ts'

/** In the order in which the form has them. */
function editedFields(): EditedField[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the type of its keys
  return Object.keys(onlyEdited(unknownClinic)) as EditedField[]
}

/** Which fields say something else. */
export function changedFields(before: EditedFacts, after: EditedFacts): EditedField[] {
  return editedFields().filter((field) => !isSame(before[field], after[field]))
}

/** The changed fields alone: what an editor did not touch is not sent. */
export function changesBetween(before: EditedFacts, after: EditedFacts): Partial<EditedFacts> {
  return pick(after, changedFields(before, after))
}

export type Clash = { field: EditedField; before: unknown; theirs: unknown; mine: unknown }

export type Comparison = {
  /** Both changed it, and not to the same: somebody has to choose. */
  clashes: Clash[]
  /** Only the other editor changed it, or both did in the same way. */
  taken: Clash[]
}

/** What another editor changed since `before`, against what I typed. */
export function compareEdits(before: EditedFacts, theirs: EditedFacts, mine: EditedFacts): Comparison {
  const all = changedFields(before, theirs).map((field) => ({
    field,
    before: before[field],
    theirs: theirs[field],
    mine: mine[field],
  }))
  const isClash = ({ before: was, theirs: other, mine: own }: Clash) => !isSame(was, own) && !isSame(other, own)
  return { clashes: all.filter(isClash), taken: all.filter((one) => !isClash(one)) }
}

/** Their clinic with what I changed, except where I take theirs. */
export function mergeEdits(
  { before, theirs, mine }: Record<'before' | 'theirs' | 'mine', EditedFacts>,
  takeTheirs: readonly EditedField[],
): EditedFacts {
  const own = changedFields(before, mine).filter((field) => !takeTheirs.includes(field))
  return { ...theirs, ...pick(mine, own) }
}

function pick(facts: EditedFacts, fields: readonly EditedField[]): Partial<EditedFacts> {
  return Object.fromEntries(fields.map((field) => [field, facts[field]]))
}

/** Plain values from JSON: equal when they say the same, in whatever order their keys stand. */
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
