/** The floor of the product; what is too easy above it the server says. */
export const shortestPassword = 6

/** Enough to catch a slip; whether the address exists only a mail to it can tell. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text)
}

export function isTooShort(password: string): boolean {
  // Signs as people count them, and not halves of an emoji.
  return Array.from(password).length < shortestPassword
}
