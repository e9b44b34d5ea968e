import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { longestTripDays } from '#domain/trips/answers/trips.ts'
import type { BriefChip, BriefField, BriefQuestion } from '#domain/wishes/brief/brief-chips.ts'
import { questionOfWords } from '#domain/wishes/brief/unread/brief-question.ts'
import { type BriefSpan, foldBrief, spanOf } from '#domain/wishes/brief/brief-text.ts'
import type { BriefReading } from '#domain/wishes/brief/read-brief.ts'
import { findSetAside } from '#domain/wishes/brief/set-aside.ts'
import type { PlaceNames } from '#domain/wishes/place-names.ts'
import { listFields, type ModelValue, readModelValue } from './model-values.ts'
import { hiddenSign } from './private-parts.ts'

type Known = { today: string; names: PlaceNames }
type Range = { from: number; to: number }

/**
 * Adds to a reading by rules what a language model read: values that the steps know, each from words that stand in the
 * brief. The rules win where they read a field or the same words, and where they found that nothing is wished.
 */
export function mergeModelReading(
  source: string,
  rules: BriefReading,
  given: readonly ModelValue[],
  known: Known,
): BriefReading & { by: 'rules' | 'model' } {
  const text = foldBrief(source)
  const aside = findSetAside(text).map(({ from, to }) => spanOf(text, from, to))
  const added: BriefChip[] = []
  for (const one of given) {
    const at = placeOf(source, one.quote)
    const read = at && readModelValue(one, known)
    if (!at || !read || overlaps(at, aside)) continue
    const { field, value } = read
    const isList = listFields.includes(field)
    // The first day of the rules belongs to their last day, and one child of theirs to all of them.
    const isTold = [...rules.chips, ...(isList ? [] : added)].some((chip) => isOfOneKind(chip.field, field))
    const isTwice = [...rules.chips, ...added].some((chip) => chip.field === field && chip.value === value)
    const isRead = rules.chips.some((chip) => overlaps(at, [chip]))
    if (isList ? isTwice || isRead || (field === 'step2.party.childAges' && isTold) : isTold) continue
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `readModelValue` pairs a field with its own value
    added.push({ field, value, ...at, words: source.slice(at.from, at.to) } as BriefChip)
  }
  const kept = withPossibleDates([...rules.chips, ...added], rules.chips).toSorted(
    (a, b) => a.from - b.from || a.to - b.to,
  )
  if (kept.length === rules.chips.length) return { ...rules, by: 'rules' }
  const notUnderstood = rules.notUnderstood.flatMap((span) => restOf(span, kept, source))
  return {
    chips: kept,
    notUnderstood,
    question: questionAfter(rules.question, { source, chips: kept, notUnderstood }),
    by: 'model',
  }
}

/** Where the quoted words stand; null when they do not, or when something in them was hidden. */
function placeOf(source: string, quote: string): Range | null {
  const words = quote.trim()
  const from = words === '' || words.includes(hiddenSign) ? -1 : source.toLowerCase().indexOf(words.toLowerCase())
  return from < 0 ? null : { from, to: from + words.length }
}

function overlaps({ from, to }: Range, ranges: readonly Range[]): boolean {
  return ranges.some((one) => from < one.to && to > one.from)
}

/** A length says nothing beside a last day, nor a month beside a first one. */
function isOfOneKind(one: BriefField, other: BriefField): boolean {
  const isTime = (field: BriefField) => ['step1.startDate', 'month'].includes(field)
  const isEnd = (field: BriefField) => ['step1.endDate', 'days'].includes(field)
  const isBudget = (field: BriefField) => ['step2.totalBudget', 'step2.dailyBudgetRange'].includes(field)
  return one === other || [isTime, isEnd, isBudget].some((is) => is(one) && is(other))
}

/** Without days of the model that make no trip. */
function withPossibleDates(chips: readonly BriefChip[], rules: readonly BriefChip[]): BriefChip[] {
  const dateOf = (field: BriefField) => chips.find((chip) => chip.field === field)?.value
  const [start, end] = [dateOf('step1.startDate'), dateOf('step1.endDate')]
  if (typeof start !== 'string' || typeof end !== 'string') return [...chips]
  const days = daysBetween(start, end)
  if (days >= 0 && days < longestTripDays) return [...chips]
  return chips.filter((chip) => rules.includes(chip) || !['step1.startDate', 'step1.endDate'].includes(chip.field))
}

/** What of a part that was not understood no chip came from. */
function restOf(span: BriefSpan, chips: readonly BriefChip[], source: string): BriefSpan[] {
  const inside = chips.filter((chip) => overlaps(chip, [span])).toSorted((a, b) => a.from - b.from)
  const rests: BriefSpan[] = []
  let { from } = span
  for (const to of [...inside.map((chip) => chip.from), span.to]) {
    const words = source.slice(from, Math.max(from, to))
    const head = words.length - words.trimStart().length
    const rest = words.trim()
    if (/\p{L}{2}/u.test(rest)) rests.push({ from: from + head, to: from + head + rest.length, words: rest })
    const next = inside.find((chip) => chip.from === to)
    from = Math.max(from, next?.to ?? span.to)
  }
  return rests
}

/** What is still open, the dates first. */
function questionAfter(
  before: BriefQuestion | null,
  {
    source,
    chips,
    notUnderstood,
  }: { source: string; chips: readonly BriefChip[]; notUnderstood: readonly BriefSpan[] },
): BriefQuestion | null {
  const valueOf = (field: BriefField) => chips.find((chip) => chip.field === field)?.value ?? null
  const [start, end, month, days] = [
    valueOf('step1.startDate'),
    valueOf('step1.endDate'),
    valueOf('month'),
    valueOf('days'),
  ]
  if (typeof start !== 'string') {
    if (before?.ask === 'date') return before
    if (end === null && month === null && days === null) return { ask: 'dates' }
    return {
      ask: 'start',
      month: typeof month === 'string' ? month : null,
      days: typeof days === 'number' ? days : null,
    }
  }
  if (end === null) return { ask: 'end', startDate: start }
  if (before?.ask === 'airport' || before?.ask === 'hour') return before
  if (before?.ask === 'ages' && valueOf('step2.party.childAges') === null) return before
  return questionOfWords(source, notUnderstood, valueOf('step1.selectedInterests') !== null)
}
