import { type Mention, readCount } from '#domain/wishes/brief/mentions.ts'
import { adultCounts, kinCounts, type Relative, relativeCounts } from './people-words.ts'

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

const eatsOtherwise =
  "(?: \\(?(?:is|are|have|has|who|all|both|pure|strict(?:ly)?|don'?t|doesn'?t|do not|does not|can'?t|cannot|only|eats?))* \\(?(?:vegetarians?|vegans?|veggies?|veg\\b|jains?|halal|muslims?|pesc[ae]tarians?|kosher|hindus?|pork|beef|meat|(?:sea)?food|fish|dairy|gluten|c(?:o?e)liacs?|allergic|allerg(?:y|ies)|lactose)"
const ofDiet = new RegExp(`^${eatsOtherwise}`, 'u')

/**
 * "6 friends, 4 of us vegetarian": those of whom something is said are a part of all. `most` is the largest number that
 * counts people anywhere. "The two of us" are all, and so are "two of us" of whom nothing else is said.
 */
export function isPartOfAll(plain: string, { value, from, to }: Mention<number>, most: number): boolean {
  const isOpen = /\bof us$/u.test(plain.slice(from, to)) && !/\b(?:the|just|only|all) $/u.test(plain.slice(0, from))
  return (
    isOpen &&
    !/^,? (?:and|plus|with)\b|^ ?[+&]/u.test(plain.slice(to)) &&
    (value < most || ofDiet.test(plain.slice(to)))
  )
}

/** The first number that a pattern counts. */
export function firstCount(
  plain: string,
  pattern: RegExp,
  isLeft: (count: Mention<number>) => boolean = () => false,
): Mention<number> | null {
  for (const match of plain.matchAll(pattern)) {
    const said = match.slice(1).find((part) => part !== undefined)
    const value = said === undefined ? (/[两兩二2]|ふたり/u.test(match[0]) ? 2 : 0) : readCount(said)
    // "It's not four people but three"
    const isReplaced =
      /(?:\bnot|不是)\s*$/u.test(plain.slice(0, match.index)) ||
      /^(?:이|가)? ?(?:아니라|말고)|^(?:じゃ|では)な/u.test(plain.slice(match.index + match[0].length))
    const count = { value, from: match.index, to: match.index + match[0].length }
    if (value > 0 && value <= 20 && !isReplaced && !isLeft(count)) return count
  }
  return null
}

/** The largest number that any of these patterns counts. */
export function mostCounted(plain: string, patterns: readonly RegExp[]): number {
  const counts = patterns.flatMap((pattern) =>
    Array.from(plain.matchAll(pattern), (match) => readCount(match.slice(1).find((part) => part !== undefined) ?? '')),
  )
  return Math.max(0, ...counts.filter((count) => count <= 20))
}

const severalFamilies = /\b(?:two|three|both|2|3) families\b|두 ?(?:가족|집)|[2二]家族|[两兩]家(?:人|一起)/u

/** "Two families: us (2 adults) and my sister's lot (2 adults, baby)": nobody counted all of them together. */
export function areCountedApart(plain: string, adults: number): boolean {
  const counts = Array.from(plain.matchAll(adultCounts)).filter(([words]) => /adult|大人|어른|성인/u.test(words))
  return severalFamilies.test(plain) && (counts.length > 1 || adults < 3)
}

/** How many come on top of a family that was counted: "a family of four plus grandma", 一家三口加外婆. */
export function addedTo(plain: string, count: Mention<number>, relatives: readonly Mention<Relative>[]): number {
  const plus = /^,? ?(?:再)?(?:plus |\+ ?|加上?|에 ?|に|と(?=祖))(?:my |our |the )?/u.exec(plain.slice(count.to))
  if (!plus || !isFamilyOf(plain, count)) return 0
  const at = count.to + plus[0].length
  return relatives
    .filter(({ from, to }) => from <= at && to > at)
    .reduce((sum, { value }) => sum + relativeCounts[value], 0)
}
