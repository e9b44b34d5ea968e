/** The maximum number of factors of one account, including those that are not yet verified. */
export const mostFactors = 10
export const timeCodeLength = 6

export const recoveryCodeCount = 10
/** Crockford's alphabet, without letters that look like a digit or another letter: 32 characters of five bits each. */
export const recoveryCodeCharacters = '0123456789abcdefghjkmnpqrstvwxyz'
export const recoveryCodeLength = 12

const recoveryCode = new RegExp(`^[${recoveryCodeCharacters}]{${recoveryCodeLength}}$`)
const timeCode = new RegExp(`^[0-9]{${timeCodeLength}}$`)

/** Formats a code in groups of four, which are easier to copy by hand. */
export function groupRecoveryCode(characters: string): string {
  return (characters.match(/.{1,4}/g) ?? []).join('-')
}

/** Normalises the case, spaces and look-alike characters of a typed code; null when it cannot be a code. */
export function readRecoveryCode(typed: string): string | null {
  const characters = typed
    .toLowerCase()
    .replaceAll(/[\s\-–—]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  return recoveryCode.test(characters) ? characters : null
}

/** Parses a typed six-digit code. Spaces are allowed, because apps show it in two groups. Null when it is invalid. */
export function readTimeCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return timeCode.test(digits) ? digits : null
}
