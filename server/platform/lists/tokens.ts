import { hash } from 'node:crypto'

/**
 * The id of a token as the index of a listing has it (mgk.term_number): the first four bytes of the SHA-256 of its
 * UTF-8, signed. It is computed here so that a statement has nothing to compute during planning. A test compares it
 * with that of functions/search-terms.sql.
 */
export function tokenId(token: string): number {
  return hash('sha256', token, 'buffer').readInt32BE(0)
}
