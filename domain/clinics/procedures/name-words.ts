import { foldText } from '#domain/site/search-words.ts'

/** Words that stand in no name of a procedure and say nothing in a search for a clinic. */
const smallWords = new Set(
  'a an and any are at by can do for from get have how i in is it me my near nearby need of on or that the to want where which who will with would'.split(
    ' ',
  ),
)

/** The words of a text in order: runs of Latin letters and figures, of Hangul, and of other scripts. */
export function wordsIn(text: string): string[] {
  const runs =
    foldText(text).match(/[a-z0-9]+|[가-힣]+|[\p{L}\p{M}\p{N}]+?(?=[a-z0-9가-힣]|[^\p{L}\p{M}\p{N}]|$)/gu) ?? []
  return runs.filter((run) => !smallWords.has(run))
}

export function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/u.test(word)
}

/** One form of a word in singular and plural, and in British and American spelling. */
export function stemOf(word: string): string {
  if (!isLatin(word) || word.length < 4) return word
  const singular = /(?:ss|us|is)$/u.test(word)
    ? word
    : word
        .replace(/ies$/u, 'y')
        .replace(/(?<=x|ch|sh)es$/u, '')
        .replace(/s$/u, '')
  return singular
    .replaceAll('ae', 'e')
    .replaceAll('our', 'or')
    .replaceAll('isation', 'ization')
    .replace(/centre$/u, 'center')
}

/** A name without spaces, hyphens and plurals: "nose jobs" and "nosejob" have the same key. */
export function nameKey(words: readonly string[]): string {
  return words.map(stemOf).join('')
}

/** The key of a name of several words in any order: "whitening teeth" has that of "teeth whitening". */
export function unorderedKey(words: readonly string[]): string {
  return nameKey(words.toSorted())
}
