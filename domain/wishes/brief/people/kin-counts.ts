import { type Mention, readCount } from '#domain/wishes/brief/mentions.ts'
import { kinCounts } from './people-words.ts'

/** Two couples are four adults. */
export function couplesOf(plain: string): Mention<number> | null {
  const match = /\b(two|three|2|3)(?: \w+)? couples\b|([两兩2])[对對](?:夫妻|夫[妇婦]|情[侣侶])/u.exec(plain)
  if (!match) return null
  const count = readCount(match[1] ?? match[2] ?? '')
  return { value: count * 2, from: match.index, to: match.index + match[0].length }
}

/** "Two moms, two dads" are four adults. */
export function kinOf(plain: string): Mention<number> | null {
  const generations = /\bgrandparents(?:,| and| \+| &) ?(?:the )?parents\b/u.exec(plain)
  if (generations) return { value: 4, from: generations.index, to: generations.index + generations[0].length }
  const counts = Array.from(plain.matchAll(kinCounts))
  const [first] = counts
  const value = counts.reduce((sum, [, count = '']) => sum + readCount(count), 0)
  return first && value > 1 ? { value, from: first.index, to: first.index + first[0].length } : null
}

/** Whether a number counts a family, with its children. */
export function isFamilyOf(plain: string, { from, to }: Mention<number>): boolean {
  return /family|가족|식구|家族|一家/u.test(plain.slice(from, to))
}

/** The first number that a pattern counts. */
export function firstCount(plain: string, pattern: RegExp): Mention<number> | null {
  for (const match of plain.matchAll(pattern)) {
    const said = match.slice(1).find((part) => part !== undefined)
    const value = said === undefined ? (/[两兩二2]|ふたり/u.test(match[0]) ? 2 : 0) : readCount(said)
    // "It's not four people but three"
    const isReplaced =
      /(?:\bnot|不是)\s*$/u.test(plain.slice(0, match.index)) ||
      /^(?:이|가)? ?(?:아니라|말고)|^(?:じゃ|では)な/u.test(plain.slice(match.index + match[0].length))
    if (value > 0 && value <= 20 && !isReplaced) return { value, from: match.index, to: match.index + match[0].length }
  }
  return null
}
