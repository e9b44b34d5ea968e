import { unifySigns } from './east-asian-signs.ts'

/**
 * What a visitor typed, as the search compares it. The database folds what it searches in the same way
 * (mgk.fold_text, mgk.terms_in): what is changed here is changed there, and a test holds them together.
 */

/**
 * One thing that has to be there: a word in Latin letters or figures, or signs of another script that stand together.
 */
export type SearchWord = { kind: 'letters'; word: string } | { kind: 'signs'; signs: string; terms: string[] }

const mostSigns = 200
const mostWords = 8
const longestWord = 40

const signsBetweenWords = /[\t\n\r!-,./:-@[-`{-~·、。！？「」‘’“”…—–]+/gu

/** Keyboards join two consonants where no vowel follows: who types ㄱ and ㅅ may have written ㄳ. */
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

/** What ends the name of a part of a town: Gangnam-gu is looked for as Gangnam. */
const placeEnding = /^(?:gu|dong|ro|gil|si|gun|do|eup|myeon|daero)$/u

/**
 * One way of writing: no case, no accents, wide letters narrow, Hangul in whole syllables, one form of a sign, words
 * apart.
 */
export function foldText(text: string): string {
  return unifySigns(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/gu, '')
      .normalize('NFC'),
  )
    .replace(/[A-Z]/gu, (letter) => letter.toLowerCase())
    .replace(signsBetweenWords, ' ')
}

/** The words of a search, all of which have to match. Empty when it holds none, however long it is. */
export function readSearch(text: string): SearchWord[] {
  const folded = foldText(
    text
      .toWellFormed()
      .replace(/[\p{C}\uFFFD]/gu, ' ')
      .slice(0, mostSigns)
      .toWellFormed()
      .replace(/[ㄳ-ㅄ]/gu, (sign) => joinedConsonants[sign] ?? sign),
  )
  const found = new Map<string, SearchWord>()
  for (const [run] of folded.matchAll(
    /[a-z0-9-]+|[\u1100-\u1112]+|[\p{L}\p{N}\p{M}]+?(?=[a-z0-9\u1100-\u1112]|[^\p{L}\p{N}\p{M}]|$)/gu,
  )) {
    for (const word of readRun(run)) found.set(word.kind === 'letters' ? word.word : word.signs, word)
  }
  return [...found.values()].slice(0, mostWords)
}

/** The place that a word written together names, if it ends like one: sinsadong, sinsa. */
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
  const signs = Array.from(run).slice(0, longestWord)
  const size = /^[\u1100-\u1112]/u.test(run) ? Math.min(3, signs.length) : Math.min(2, signs.length)
  // One consonant alone begins half of all names: it is waited for the next.
  if (size === 1 && /^[\u1100-\u1112]/u.test(run)) return []
  return [{ kind: 'signs', signs: signs.join(''), terms: joinNeighbours(signs, size) }]
}

function joinNeighbours(signs: readonly string[], size: number): string[] {
  const terms = signs.slice(size - 1).map((_, place) => signs.slice(place, place + size).join(''))
  return [...new Set(terms)]
}
