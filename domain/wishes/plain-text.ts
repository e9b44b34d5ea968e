// Text that was copied from web pages may contain zero-width characters and soft hyphens.
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]|\uFE0E|\uFE0F/gu
const accents = /[\u0300-\u036F]/gu
// Letters and signs of English, of which only the case and double spaces matter. Most names and words are such.
const simple = /^[ !-_a-~]*$/u

/**
 * Normalizes a text for comparison: full-width characters become narrow, letters lower case without accents, quotes and
 * dashes one kind each, spaces single. Hangul syllables and kana stay whole.
 */
export function plainText(text: string): string {
  if (simple.test(text)) return text.toLowerCase().replace(/ {2,}/gu, ' ').trim()
  return text
    .replace(unseen, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201B\u02BC`\u00B4]/gu, "'")
    .replace(/[\u201C\u201D]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/[\u301C\uFF5E\u223C]/gu, '~')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Only the letters and digits of a text, for comparing names. */
export function lettersOnly(text: string): string {
  return plainText(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '')
}
