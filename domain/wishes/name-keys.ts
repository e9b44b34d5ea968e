import { unifyCharacters } from '#domain/east-asian-characters.ts'
import { readKana } from './kana.ts'
import { plainText } from './plain-text.ts'

/**
 * Korean names are spelled in many ways: Gyeongbokgung, Kyŏngbokkung, Kyungbokgoong. A key is what they have in common:
 * sounds that spellings confuse are one letter in it. It is compared and never shown.
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

/** Words that say what a place is; a name is often written without them, or with the Korean syllable instead. */
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

/** The words of a name as they are compared; kana are read as they sound. */
export function nameWords(text: string): string[] {
  const read = readKana(plainText(text).replace(/'/gu, ''))
  return read.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** The key of words that are written together. */
export function keyOf(words: readonly string[]): string {
  return unifyCharacters(words.join(''))
    .replace(soundPattern, (sound) => sounds[sound] ?? sound)
    .replace(/([a-z])\1+/gu, '$1')
}

/** The words that tell one place from another of its kind. */
export function distinctWords(words: readonly string[]): string[] {
  return words.filter((word) => !Object.hasOwn(kindWords, word) && !sideWords.has(word))
}

/** What kind of place the words say it is, in English. */
export function kindsIn(words: readonly string[]): string[] {
  return words.filter((word) => Object.hasOwn(kindWords, word) || sideWords.has(word))
}

/** The key without the kind, for comparing letter by letter: `palace` must not make two names more alike. */
export function distinctKey(text: string): string {
  const words = nameWords(text)
  const distinct = distinctWords(words)
  return keyOf(distinct.length > 0 ? distinct : words)
}

/** Every key under which a name is looked for: as it stands, without its kind, with the Korean word for its kind. */
export function nameKeys(text: string): string[] {
  const words = nameWords(text)
  const distinct = distinctWords(words)
  const suffixes = words.flatMap((word) => (Object.hasOwn(kindWords, word) ? [kindWords[word] ?? ''] : []))
  const keys = [words, distinct, ...suffixes.map((suffix) => (distinct.length > 0 ? [...distinct, suffix] : []))].map(
    keyOf,
  )
  return [...new Set(keys)].filter((key) => key !== '')
}
