/** The product's minimum. The server rejects longer passwords that are too easy. */
export const shortestPassword = 6

/** Catches typos. Only a mail to the address shows whether it exists. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text)
}

export function isTooShort(password: string): boolean {
  // Counts code points, so that an emoji is not counted as two.
  return Array.from(password).length < shortestPassword
}
