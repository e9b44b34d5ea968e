import { sql } from 'kysely'
import { type SearchWord, withoutPlaceEnding } from '#domain/site/search-words.ts'
import { readKana } from '#domain/wishes/kana.ts'
import { type Condition, hasAll, hasAny, type Step } from './listing.ts'
import { soundKey } from './terms.ts'

/** How a listing encodes the terms of a text, as its SQL function does. */
export type TermScheme = {
  /** Where words occur, by the prefix of a term, from names ('^') to everywhere. Each includes the one before. */
  reaches: readonly (readonly string[])[]
  /**
   * Whether there are terms for first letters (<), for the sound (~), for the beginning of the sound in names (~<), and
   * for whole names (!).
   */
  isStored: boolean
}

/** Other words that may be meant by a word. */
export type OtherWords = ReadonlyMap<string, readonly string[]>

/** The steps of a search: whole names, names as written, names as meant, then wider parts. */
export function readSteps(words: readonly SearchWord[], scheme: TermScheme, others: OtherWords): Step[] {
  const isMeantOtherwise = words.some((word) => others.has(writtenOf(word)) || (scheme.isStored && hasSound(word)))
  return numberSteps(0, [
    ...(scheme.isStored ? [{ ...askFor(hasAny, termsOfWhole(words)), isRare: true }] : []),
    ...(isMeantOtherwise ? [meetAll(words.map(meetAsWritten))] : []),
    ...readReaches(words, scheme, others),
  ])
}

/** Above every step of a search for words as they are written. */
const firstMendedStep = 5

/** Further steps, for words with few matches. */
export function readMendedSteps(words: readonly SearchWord[], scheme: TermScheme, others: OtherWords): Step[] {
  return numberSteps(firstMendedStep, readReaches(words, scheme, others))
}

export function isMended(step: number): boolean {
  return step >= firstMendedStep
}

type Ask = Omit<Step, 'number'>

function numberSteps(first: number, asked: readonly Ask[]): Step[] {
  return asked.map((step, place) => ({ ...step, number: first + place }))
}

function readReaches(words: readonly SearchWord[], { reaches, isStored }: TermScheme, others: OtherWords): Ask[] {
  return reaches.map((reach, place) => {
    const ways = words.map((word) => waysOf(word, reach, isStored, others.get(writtenOf(word)) ?? []))
    const isWidest = place === reaches.length - 1
    return isStored && isWidest ? meetWholeOr(termsOfWhole(words), ways) : meetAll(ways.map(meetOne))
  })
}

/** How one word can match: any of these terms, or all of its parts, each somewhere within the reach. */
type Ways = { any: readonly string[]; parts: readonly (readonly string[])[] }

function waysOf(word: SearchWord, reach: readonly string[], isStored: boolean, others: readonly string[]): Ways {
  const inReach = (terms: readonly string[]) => terms.flatMap((term) => reach.map((place) => place + term))
  const sound = isStored ? soundOf(word) : null
  const sounds = sound === null ? [] : reach.flatMap((place) => soundsIn(place, sound))
  if (word.kind === 'characters') {
    const [first, ...more] = word.terms.map((term) => inReach([term]))
    const parts = more.length === 0 ? [] : [first ?? [], ...more]
    return { any: [...(more.length === 0 ? (first ?? []) : []), ...inReach(others), ...sounds], parts }
  }
  const written = [...inReach([word.word, ...others]), ...sounds]
  if (!isStored) return { any: written, parts: [] }
  const stem = withoutPlaceEnding(word.word)
  const elsewhere = reach.filter((place) => place !== '^')
  const ofStem = (place: string, of: string) => [place + of, ...firstLetters(place, of), ...soundsIn(place, of)]
  return {
    any: [
      ...written,
      ...reach.flatMap((place) => firstLetters(place, word.word)),
      ...(stem === null ? [] : elsewhere.flatMap((place) => ofStem(place, stem))),
    ],
    parts: [],
  }
}

function firstLetters(place: string, word: string): string[] {
  return word.length >= (place === '^' ? 2 : 3) && word.length <= 6 ? [`${place}<${word}`] : []
}

function soundsIn(place: string, word: string): string[] {
  return [
    ...(word.length >= 4 ? [`${place}~${soundKey(word)}`] : []),
    ...(place === '^' && word.length >= 5 ? [`^~<${soundKey(word)}`] : []),
  ]
}

function meetAsWritten(word: SearchWord): Ask {
  const terms = word.kind === 'letters' ? [word.word] : word.terms
  return askFor(
    hasAll,
    terms.map((term) => `^${term}`),
  )
}

function meetOne({ any, parts }: Ways): Ask {
  if (parts.length === 0) return askFor(hasAny, any)
  const areAllNames = parts.every((terms) => terms.length === 1)
  const all = areAllNames ? askFor(hasAll, parts.flat()) : meetAll(parts.map((terms) => askFor(hasAny, terms)))
  if (any.length === 0) return all
  return { isMet: sql<boolean>`(${all.isMet} or ${hasAny(any)})`, compared: all.compared + any.length }
}

function meetAll(asked: readonly Ask[]): Ask {
  return {
    isMet: sql<boolean>`(${sql.join(
      asked.map(({ isMet }) => isMet),
      sql` and `,
    )})`,
    compared: asked.reduce((sum, { compared }) => sum + compared, 0),
  }
}

/** For a single word, one condition for the index and for each row is enough. */
function meetWholeOr(whole: readonly string[], ways: readonly Ways[]): Ask {
  const [first, ...more] = ways
  if (first?.parts.length === 0 && more.length === 0) return askFor(hasAny, [...whole, ...first.any])
  const anywhere = meetAll(ways.map(meetOne))
  return {
    isMet: sql<boolean>`(${hasAny(whole)} or ${anywhere.isMet})`,
    compared: whole.length + anywhere.compared,
  }
}

function askFor(has: (terms: readonly string[]) => Condition, terms: readonly string[]): Ask {
  return { isMet: has(terms), compared: terms.length }
}

/** A name written as one word, by its spelling or by its sound. */
function termsOfWhole(words: readonly SearchWord[]): string[] {
  const sound = words.map((word) => soundOf(word) ?? writtenOf(word)).join('')
  return [`!${words.map(writtenOf).join('')}`, ...(/^[a-z0-9]{4,}$/.test(sound) ? [`!~${soundKey(sound)}`] : [])]
}

export function writtenOf(word: SearchWord): string {
  return word.kind === 'letters' ? word.word : word.characters
}

function hasSound(word: SearchWord): boolean {
  return soundOf(word) !== null
}

/** Latin letters as they are; kana as Japanese visitors write what they hear: ミョンドン is read as myondon. */
function soundOf(word: SearchWord): string | null {
  if (word.kind === 'letters') return word.word
  if (!/^[\u30A1-\u30FA\u30FC]+$/.test(word.characters)) return null
  const sound = readKana(word.characters)
  return /^[a-z]{4,}$/.test(sound) ? sound : null
}
