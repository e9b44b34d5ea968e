/** The floor of the product; what is too easy above it the server says. */
export const shortestPassword = 6

/** Enough to catch a typo; only a mail to the address shows whether it exists. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text)
}

export function isTooShort(password: string): boolean {
  // Counts characters as people see them, not halves of an emoji.
  return Array.from(password).length < shortestPassword
}
