import { hash } from 'node:crypto'

/**
 * Search tokens as the index of a listing has them. functions/search-terms.sql does the same, and a test compares the
 * two. They are computed here so that a statement has nothing to compute during planning.
 */

/** The id of a token (mgk.term_number): the first four bytes of the SHA-256 of its UTF-8, signed. */
export function tokenId(token: string): number {
  return hash('sha256', token, 'buffer').readInt32BE(0)
}

const sameSounds = [
  ['ng', 'n'],
  ['ch', 'j'],
  ['sh', 's'],
  ['eo', 'o'],
  ['eu', 'o'],
  ['oo', 'o'],
  ['ou', 'o'],
  ['ae', 'e'],
  ['ai', 'e'],
  ['oe', 'e'],
  ['ee', 'i'],
  ['ui', 'i'],
] as const
const [sounds, sameLetters] = ['kqctpfvluz', 'gggdbbbroj']

/** What the spellings of one Korean word have in common: Gangnam and Kangnam, Sinsa and Shinsa. */
export function soundKey(word: string): string {
  return sameSounds
    .reduce((key, [spelling, sound]) => key.replaceAll(spelling, sound), word)
    .replaceAll(/[kqctpfvluz]/gu, (letter) => sameLetters.charAt(sounds.indexOf(letter)))
    .replaceAll(/(.)\1+/gu, '$1')
}
