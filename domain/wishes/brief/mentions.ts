import type { BriefText } from './brief-text.ts'

/** A value that a range of the folded text names. */
export type Mention<Value> = { value: Value; from: number; to: number }

/** A value with what names it: patterns in English, which match whole words, and in Korean, Japanese and Chinese. */
export type Vocabulary<Value> = readonly (readonly [value: Value, english: string, eastern: string])[]

const compiled = new WeakMap<Vocabulary<unknown>, readonly { value: unknown; pattern: RegExp }[]>()

/** Every mention of a vocabulary, in the order of the text. A mention inside a longer one does not count. */
export function findMentions<Value>({ plain }: BriefText, vocabulary: Vocabulary<Value>): Mention<Value>[] {
  const found = patternsOf(vocabulary).flatMap(({ value, pattern }) =>
    Array.from(plain.matchAll(pattern), (match) => ({ value, from: match.index, to: match.index + match[0].length })),
  )
  return withoutInner(found.filter(({ from, to }) => to > from))
}

/** Compiles a vocabulary once, because a brief is read again at every key. */
function patternsOf<Value>(vocabulary: Vocabulary<Value>): readonly { value: Value; pattern: RegExp }[] {
  const known = compiled.get(vocabulary)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made below from the same vocabulary
  if (known) return known as readonly { value: Value; pattern: RegExp }[]
  const made = vocabulary.map(([value, english, eastern]) => ({ value, pattern: patternOf(english, eastern) }))
  compiled.set(vocabulary, made)
  return made
}

/** English words match whole; East Asian words need no blanks around them. */
export function patternOf(english: string, eastern = ''): RegExp {
  const parts = [english && `(?<![a-z])(?:${english})(?![a-z])`, eastern && `(?:${eastern})`].filter(Boolean)
  // A line ends a part of a text, as its end does.
  return new RegExp(parts.join('|') || '(?!)', 'gmu')
}

/** Whether a range has a part in common with one of the others. */
export function overlaps(one: { from: number; to: number }, others: readonly { from: number; to: number }[]): boolean {
  return others.some((other) => one.from < other.to && one.to > other.from)
}

/** Drops ranges that lie inside a longer one, or that repeat one. */
export function withoutInner<One extends { from: number; to: number }>(ranges: readonly One[]): One[] {
  const kept: One[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = kept.at(-1)
    if (!last || range.from >= last.to) kept.push(range)
  }
  return kept
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const koreanNumbers: Record<string, number> = {
  한: 1,
  하나: 1,
  두: 2,
  둘: 2,
  세: 3,
  셋: 3,
  네: 4,
  넷: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
}
const hanNumbers = new Map(Array.from('〇一二三四五六七八九', (sign, value) => [sign, value] as const))

/** The pattern of a small number in any of the languages, for `readCount`. */
export const countPattern = `\\d{1,3}|a couple of|an?|${numberWords.slice(1).join('|')}|${Object.keys(koreanNumbers)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二两兩三四五六七八九]`

/** The number that a text of `countPattern` says. */
export function readCount(text: string): number {
  if (/^\d+$/u.test(text)) return Number(text)
  if (text === 'a' || text === 'an') return 1
  if (text === 'a couple of') return 2
  const english = numberWords.indexOf(text)
  if (english >= 0) return english
  if (Object.hasOwn(koreanNumbers, text)) return koreanNumbers[text] ?? 0
  if (/[两兩]/u.test(text)) return 2
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['', text]
  const ten = text.includes('十') ? 10 * (hanNumbers.get(tens) ?? 1) : 0
  return ten + (hanNumbers.get(ones) ?? 0)
}
