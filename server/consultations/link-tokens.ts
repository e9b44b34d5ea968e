import { randomBytes } from 'node:crypto'

const tokenBytes = 24

/** The secret of a mailed link. */
export function makeToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** Whether a text from outside can be one. */
export function isTokenShaped(text: string): boolean {
  return /^[\w-]{32}$/.test(text)
}
