import { unifyCharacters } from '#domain/korea/east-asian-characters.ts'
import { readKana } from './kana.ts'
import { plainText } from './plain-text.ts'

/**
 * Korean names have many spellings: Gyeongbokgung, Kyŏngbokkung, Kyungbokgoong. Spellings of one name should have the
 * same key, so a key uses one letter for sounds that spellings confuse. Keys are only compared and never shown.
 */

const sounds: Record<string, string> = {
  ae: 'e',
  ai: 'e',
  oe: 'e',
  eo: 'o',
  eu: 'o',
  ou: 'o',
  oo: 'o',
  u: 'o',
  ee: 'i',
  ui: 'i',
  yi: 'i',
  ck: 'g',
  k: 'g',
  q: 'g',
  c: 'g',
  ch: 'j',
  sh: 's',
  z: 'j',
  t: 'd',
  p: 'b',
  f: 'b',
  v: 'b',
  l: 'r',
  ng: 'n',
}
const longestFirst = Object.keys(sounds).toSorted((one, other) => other.length - one.length)
const soundPattern = new RegExp(longestFirst.join('|'), 'gu')

/** Words for the kind of a place. They are often left out of a name, or replaced by the Korean syllable. */
const kindWords: Record<string, string> = {
  palace: 'gung',
  temple: 'sa',
  mountain: 'san',
  mount: 'san',
  mt: 'san',
  mtn: 'san',
  gate: 'mun',
  river: 'gang',
  stream: 'cheon',
  island: 'do',
  market: 'sijang',
  village: 'maeul',
  fortress: 'seong',
}
const sideWords = new Set(
  'the of at in and national park traditional folk museum tower beach street town garden wetland seoul korea korean city station area'.split(
    ' ',
  ),
)

/** The normalised words of a name. Kana are transcribed. */
export function nameWords(text: string): string[] {
  const read = readKana(plainText(text).replace(/'/gu, ''))
  return read.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** The key of the words joined together. */
export function keyOf(words: readonly string[]): string {
  return unifyCharacters(words.join(''))
    .replace(soundPattern, (sound) => sounds[sound] ?? sound)
    .replace(/([a-z])\1+/gu, '$1')
}

/** The words that distinguish a place from others of its kind. */
export function distinctWords(words: readonly string[]): string[] {
  return words.filter((word) => !Object.hasOwn(kindWords, word) && !sideWords.has(word))
}

/** The generic words of a name, such as its kind. */
export function kindsIn(words: readonly string[]): string[] {
  return words.filter((word) => Object.hasOwn(kindWords, word) || sideWords.has(word))
}

/** The key without generic words, for the edit distance: `palace` must not make two names more similar. */
export function distinctKey(text: string): string {
  const words = nameWords(text)
  const distinct = distinctWords(words)
  return keyOf(distinct.length > 0 ? distinct : words)
}

// The readers of a brief look the same few words up one after the other.
const known = new Map<string, readonly string[]>()
const mostKnown = 1000
const longestKnown = 60

/** All lookup keys of a name: the whole name, without its kind, and with the Korean word for its kind. */
export function nameKeys(text: string): readonly string[] {
  const kept = known.get(text)
  if (kept) return kept
  const keys = listKeys(text)
  if (text.length > longestKnown) return keys
  if (known.size >= mostKnown) known.clear()
  known.set(text, keys)
  return keys
}

function listKeys(text: string): string[] {
  const words = nameWords(text)
  const distinct = distinctWords(words)
  const suffixes = words.flatMap((word) => (Object.hasOwn(kindWords, word) ? [kindWords[word] ?? ''] : []))
  const keys = [words, distinct, ...suffixes.map((suffix) => (distinct.length > 0 ? [...distinct, suffix] : []))].map(
    keyOf,
  )
  return [...new Set(keys)].filter((key) => key !== '')
}
