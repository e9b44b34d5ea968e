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
