// An SMTP command cannot contain a longer one (RFC 5321).
const longestAddress = 254

/**
 * Accepts one plain address, without characters that could end a header or an SMTP command; quoted local parts are
 * refused.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= longestAddress && /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()\\,;:"\p{Cc}]+$/u.test(text)
}
