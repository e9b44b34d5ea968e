// Longer ones cannot be written in a command of SMTP (RFC 5321).
const longestAddress = 254

/**
 * One plain address and nothing that a header or an SMTP command could be ended with; quoted local parts are not taken.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= longestAddress && /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()\\,;:"\p{Cc}]+$/u.test(text)
}
