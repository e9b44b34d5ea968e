import { type Kysely, sql } from 'kysely'
import { readSearch, type SearchWord, withoutPlaceEnding } from '#domain/search-words.ts'
import { readKana } from '#domain/wishes/kana.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { findSlips } from '#server/platform/lists/slips.ts'
import { type Condition, hasAll, hasAny } from './place-filter.ts'

/**
 * How well a place fits the words, the best first: its whole name, words of a name as written, as meant, anywhere,
 * after a slip.
 */
export type Steps = readonly Condition[]

/** What to ask of mgk.place_listings for a visitor's words; null when there is no word in them. */
export function readSteps(words: string): Steps | null {
  const read = readSearch(words)
  if (read.length === 0) return null
  const isSounded = read.some((word) => word.kind === 'letters' || soundOfKana(word) !== null)
  const inNames = isSounded ? [inName, inNameAsMeant] : [inName]
  return [hasAny(termsOfWhole(read)), ...inNames.map((reach) => meetAll(read, reach)), wholeOrAnywhere(read)]
}

/** One question to the index, and to each row, where one word is all. */
function wholeOrAnywhere(read: readonly SearchWord[]): Condition {
  const whole = termsOfWhole(read)
  const [first, ...others] = read
  return first?.kind === 'letters' && others.length === 0
    ? hasAny([...whole, ...termsAnywhere(first.word)])
    : sql<boolean>`(${hasAny(whole)} or ${meetAll(read, anywhere)})`
}

/** Further steps for words of which little is found: those that a slip made of others, in a name and anywhere. */
export async function readSlips(executor: Kysely<Tables>, words: string): Promise<Steps | null> {
  const read = readSearch(words)
  const letters = read.flatMap((word) => (word.kind === 'letters' ? [word.word] : []))
  const meant = await findSlips(executor, 'mgk.place_words', letters)
  if (meant.size === 0) return null
  const othersOf = (word: SearchWord) => (word.kind === 'letters' && meant.get(word.word)) || []
  const inNameOrMeant = (word: SearchWord) =>
    word.kind === 'letters'
      ? hasAny([...waysInName(word.word), ...othersOf(word).map((other) => `^${other}`)])
      : inNameAsMeant(word)
  const anywhereOrMeant = (word: SearchWord) =>
    word.kind === 'letters'
      ? hasAny([...termsAnywhere(word.word), ...othersOf(word).flatMap((other) => [`^${other}`, other])])
      : anywhere(word)
  return [
    meetAll(read, inNameOrMeant),
    sql<boolean>`(${hasAny(termsOfWhole(read))} or ${meetAll(read, anywhereOrMeant)})`,
  ]
}

function meetAll(words: readonly SearchWord[], reach: (word: SearchWord) => Condition): Condition {
  return sql<boolean>`(${sql.join(words.map(reach), sql` and `)})`
}

/** Written together, as it is written or as it sounds. */
function termsOfWhole(words: readonly SearchWord[]) {
  const name = words.map((word) => (word.kind === 'letters' ? word.word : word.signs)).join('')
  const sound = words.map((word) => (word.kind === 'letters' ? word.word : (soundOfKana(word) ?? word.signs))).join('')
  const isSounded = /^[a-z0-9]{4,}$/.test(sound)
  return [`!${name}`, ...(isSounded ? [soundOf('!~', sound)] : [])]
}

function inName(word: SearchWord): Condition {
  return hasAll(word.kind === 'letters' ? [`^${word.word}`] : word.terms.map((term) => `^${term}`))
}

/** Also its first letters, as it sounds, or what begins as it sounds. */
function inNameAsMeant(word: SearchWord): Condition {
  if (word.kind === 'letters') return hasAny(waysInName(word.word))
  const sound = soundOfKana(word)
  return sound === null ? inName(word) : sql<boolean>`(${inName(word)} or ${hasAny(soundsInName(sound))})`
}

/** A name as Japanese visitors write what they hear: ミョンドン is read as myondon. */
function soundOfKana(word: SearchWord): string | null {
  if (word.kind === 'letters' || !/^[\u30A1-\u30FA\u30FC]+$/.test(word.signs)) return null
  const sound = readKana(word.signs)
  return /^[a-z]{4,}$/.test(sound) ? sound : null
}

function waysInName(word: string) {
  return [`^${word}`, ...(word.length >= 2 && word.length <= 6 ? [`^<${word}`] : []), ...soundsInName(word)]
}

function soundsInName(word: string) {
  return [...(word.length >= 4 ? [soundOf('^~', word)] : []), ...(word.length >= 5 ? [soundOf('^~<', word)] : [])]
}

/** Also in what is said of it and where it is. */
function anywhere(word: SearchWord): Condition {
  if (word.kind === 'signs') {
    const met = sql.join(
      word.terms.map((term) => hasAny([`^${term}`, term])),
      sql` and `,
    )
    const sound = soundOfKana(word)
    const sounds = sound === null ? [] : [...soundsInName(sound), soundOf('~', sound)]
    return sounds.length === 0 ? sql<boolean>`${met}` : sql<boolean>`(${met} or ${hasAny(sounds)})`
  }
  return hasAny(termsAnywhere(word.word))
}

function termsAnywhere(word: string) {
  const stem = withoutPlaceEnding(word)
  return [...waysInName(word), ...waysAnywhere(word), ...(stem === null ? [] : waysAnywhere(stem))]
}

function waysAnywhere(word: string) {
  return [
    word,
    ...(word.length >= 3 && word.length <= 6 ? [`<${word}`] : []),
    ...(word.length >= 4 ? [soundOf('~', word)] : []),
  ]
}

function soundOf(place: string, word: string) {
  return sql<string>`${place} || mgk.sound_key(${word})`
}
