import { commonOpeners } from './common-openers.ts'
import type { ModelDay } from './model-day.ts'

const alwaysKnown = ['korea', 'korean', 'koreans', 'hangul', 'english', 'ktx', 'i', 'won', 'krw', 'am', 'pm']

/**
 * Finds a name that is not in the day's facts: a capitalised word inside a sentence, or Korean text. A sentence may
 * begin with a common word.
 */
export function findForeignName(plain: string, day: ModelDay): 'name' | null {
  const known = wordsOf(day)
  for (const { 0: word, index } of plain.matchAll(/\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}+)*/gu)) {
    if (isKnown(word, known)) continue
    const begins = /(?:^|[.?:;“"(\n]|[.?]["”)])\s*$/u.test(plain.slice(Math.max(0, index - 4), index))
    if (!begins || !commonOpeners.has(word.toLowerCase())) return 'name'
  }
  for (const [word] of plain.matchAll(/\p{Script=Hangul}+/gu)) if (!known.hangul.includes(word)) return 'name'
  return null
}

type Known = { latin: Set<string>; hangul: string }

/** Collects every word of the facts. */
function wordsOf(day: ModelDay): Known {
  const texts = [
    day.city,
    day.weekday,
    day.month,
    ...day.interests,
    ...day.stops.flatMap(({ name, koreanName, what, description, area, way }) => [
      name,
      koreanName,
      what,
      description,
      area,
      way?.by ?? '',
      way?.station ?? '',
      way?.koreanStation ?? '',
    ]),
  ].join('\n')
  const latin = texts.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return { latin: new Set([...latin, ...alwaysKnown]), hangul: texts }
}

/** `Bukchon’s` and `Korean-style` are known if their parts are. */
function isKnown(word: string, { latin }: Known): boolean {
  const parts = word.toLowerCase().split(/['’-]/u)
  return parts.every((part, index) => latin.has(part) || (index > 0 && (part.length < 3 || commonOpeners.has(part))))
}
