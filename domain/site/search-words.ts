import { unifyCharacters } from '#domain/korea/east-asian-characters.ts'

/**
 * Normalises search texts. The database normalises its texts in the same way (mgk.fold_text, mgk.tokens_in). A change
 * here needs the same change there; a test compares both.
 */

/**
 * A part of a search that every match contains: a word in Latin letters or digits, or characters of another script,
 * which are searched by their n-grams.
 */
export type SearchWord =
  | { kind: 'letters'; word: string }
  | { kind: 'characters'; characters: string; ngrams: string[] }

const mostCharacters = 200
const mostWords = 8
const longestWord = 40

const signsBetweenWords = /[\t\n\r!-,./:-@[-`{-~·、。！？「」‘’“”…—–]+/gu

/** Keyboards combine two consonants that no vowel follows: somebody who types ㄱ and ㅅ may get ㄳ. */
const joinedConsonants: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

/** Endings of district and street names. They are ignored in a search: Gangnam-gu is searched as Gangnam. */
const placeEnding = /^(?:gu|dong|ro|gil|si|gun|do|eup|myeon|daero)$/u

/**
 * Normalises a text: lower case, no accents, full-width letters become narrow, Hangul in whole syllables, one form of
 * each character, punctuation becomes spaces.
 */
export function foldText(text: string): string {
  return unifyCharacters(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/gu, '')
      .normalize('NFC'),
  )
    .replace(/[A-Z]/gu, (letter) => letter.toLowerCase())
    .replace(signsBetweenWords, ' ')
}

/** Parses a search text into words, all of which have to match. Empty if the text has no words. */
export function readSearch(text: string): SearchWord[] {
  const folded = foldText(
    text
      .toWellFormed()
      .replace(/[\p{C}\uFFFD]/gu, ' ')
      .slice(0, mostCharacters)
      .toWellFormed()
      .replace(/[ㄳ-ㅄ]/gu, (sign) => joinedConsonants[sign] ?? sign),
  )
  const found = new Map<string, SearchWord>()
  for (const [run] of folded.matchAll(
    /[a-z0-9-]+|[\u1100-\u1112]+|[\p{L}\p{N}\p{M}]+?(?=[a-z0-9\u1100-\u1112]|[^\p{L}\p{N}\p{M}]|$)/gu,
  )) {
    for (const word of readRun(run)) found.set(word.kind === 'letters' ? word.word : word.characters, word)
  }
  return [...found.values()].slice(0, mostWords)
}

/** The name without an ending that was typed without a hyphen: `sinsadong` gives `sinsa`. Null if there is none. */
export function withoutPlaceEnding(word: string): string | null {
  return /^([a-z]{3,}?)(?:gu|dong|daero|ro|gil|si|gun|do|eup|myeon)$/u.exec(word)?.[1] ?? null
}

function readRun(run: string): SearchWord[] {
  if (/^[a-z0-9-]/u.test(run)) {
    const [first, ...rest] = run.split('-').filter((part) => part !== '')
    if (first === undefined) return []
    const words = [first, ...rest.filter((part) => !placeEnding.test(part))]
    return words.map((word) => ({ kind: 'letters', word: word.slice(0, longestWord) }))
  }
  const characters = Array.from(run).slice(0, longestWord)
  const size = /^[\u1100-\u1112]/u.test(run) ? Math.min(3, characters.length) : Math.min(2, characters.length)
  // A single initial consonant matches too many names, so it is ignored.
  if (size === 1 && /^[\u1100-\u1112]/u.test(run)) return []
  return [{ kind: 'characters', characters: characters.join(''), ngrams: ngramsOf(characters, size) }]
}

function ngramsOf(characters: readonly string[], size: number): string[] {
  const ngrams = characters.slice(size - 1).map((_, place) => characters.slice(place, place + size).join(''))
  return [...new Set(ngrams)]
}
