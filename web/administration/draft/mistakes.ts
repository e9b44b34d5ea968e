import { isAllDay } from './hours-draft.ts'
import type { DraftHours } from './hours-draft.ts'
import type { editing } from '#locales/en/site/editing.ts'
import { type FactBasis, type Weekday, weekdays } from '#domain/places/places.ts'

/** A mistake in a field of a form; `max` is the largest allowed length or value. */
export type Mistake =
  | { kind: 'missing' | 'wrong' | 'half' | 'equal' | 'future' | 'twice' | 'old' }
  | { kind: 'long'; max: number }
  | { kind: 'many'; max: number }

/** Mistakes by the path of their field: `name`, `doctors-0-specialty`. */
export type Mistakes = Partial<Record<string, Mistake>>

export type FieldError = { path: string; fieldId: string; message: string }

type Issue = {
  code?: string | undefined
  origin?: unknown
  maximum?: unknown
  path: readonly PropertyKey[]
}

/** The mistakes that the server's schema finds, at the fields of the form. One about the whole form has no path. */
export function findSchemaMistakes(issues: readonly Issue[] | undefined, facts: object): Mistakes {
  const mistakes: Mistakes = {}
  for (const issue of issues ?? []) {
    const path = pathOf(issue.path)
    if (path !== '') mistakes[path] ??= describeIssue(issue, valueAt(facts, issue.path))
  }
  return mistakes
}

/** A wrong hour belongs to its interval, which is one control of two boxes. */
function pathOf(path: readonly PropertyKey[]): string {
  return (path[0] === 'hours' ? path.slice(0, 3) : path).map(String).join('-')
}

function valueAt(facts: object, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    facts,
  )
}

function describeIssue(issue: Omit<Issue, 'path'>, value: unknown): Mistake {
  const isEmpty = value === '' || value === null || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return { kind: 'missing' }
  if (issue.code === 'too_big' && typeof issue.maximum === 'number') {
    if (issue.origin === 'string') return { kind: 'long', max: issue.maximum }
    if (issue.origin === 'array') return { kind: 'many', max: issue.maximum }
  }
  return { kind: Array.isArray(value) && issue.code === 'custom' ? 'twice' : 'wrong' }
}

/** A time that ends when it begins, other than at midnight, is a typo. */
export function findHoursMistakes(hours: DraftHours | '24h' | null): Mistakes {
  const mistakes: Mistakes = {}
  if (hours === null || hours === '24h') return mistakes
  for (const [day, intervals] of Object.entries(hours)) {
    for (const [nth, interval] of intervals.entries()) {
      const [from, to] = interval
      if (from !== '' && from === to && !isAllDay(interval)) mistakes[`hours-${day}-${nth}`] = { kind: 'equal' }
    }
  }
  return mistakes
}

/** Checked facts need a source and a day. */
export function findBasisMistakes(draft: { basis: FactBasis; source: string; checkedOn: string }): Mistakes {
  if (draft.basis !== 'checked') return {}
  return {
    ...(!draft.source.trim() && { source: { kind: 'missing' } as const }),
    ...(!draft.checkedOn && { checkedOn: { kind: 'missing' } as const }),
  }
}

type FormOfMistakes = {
  /** The fields in the order of the form; rows of a list keep their own order. */
  order: readonly string[]
  /** The id of the control of a path; the summary links to it. */
  fieldId: (path: string) => string
  describe: (path: string, mistake: Mistake) => string
}

/** All mistakes in the order of the form, in the same words as at their fields. */
export function listFieldErrors(mistakes: Mistakes, { order, fieldId, describe }: FormOfMistakes): FieldError[] {
  const rankOf = (path: string) => order.indexOf(path.split('-')[0] ?? '')
  return Object.entries(mistakes)
    .flatMap(([path, mistake]) => (mistake ? [{ path, mistake }] : []))
    .toSorted((one, other) => rankOf(one.path) - rankOf(other.path))
    .map(({ path, mistake }) => ({ path, fieldId: fieldId(path), message: describe(path, mistake) }))
}

type Words = typeof editing.mistakes

/** The message for a broken bound of any field; null for a field with a message of its own. */
export function describeBound(label: string, mistake: Mistake, words: Words): string | null {
  if (mistake.kind === 'long') return words.long(label, mistake.max)
  if (mistake.kind === 'many') return words.many(label, mistake.max)
  if (mistake.kind === 'twice') return words.twice(label)
  return mistake.kind === 'future' ? words.future(label) : null
}

/** The message for a wrong time of `hours-mon-0`. */
export function describeHoursMistake(
  day: string,
  mistake: Mistake,
  { hours, mistakes }: Pick<typeof editing, 'hours' | 'mistakes'>,
): string {
  const weekday: Weekday = weekdays.find((one) => one === day) ?? 'mon'
  return mistakes[mistake.kind === 'equal' ? 'equalHours' : 'hours'](hours.days[weekday])
}
