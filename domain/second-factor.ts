/** How many factors one account may have, waiting for their first code or not. */
export const mostFactors = 10
export const timeCodeLength = 6

export const recoveryCodeCount = 10
/** Crockford's alphabet, without letters that look like a digit or another letter: 32 characters of five bits each. */
export const recoveryCodeCharacters = '0123456789abcdefghjkmnpqrstvwxyz'
export const recoveryCodeLength = 12

const recoveryCode = new RegExp(`^[${recoveryCodeCharacters}]{${recoveryCodeLength}}$`)
const timeCode = new RegExp(`^[0-9]{${timeCodeLength}}$`)

/** As it is shown: in groups of four, which are easier to copy by hand. */
export function groupRecoveryCode(characters: string): string {
  return (characters.match(/.{1,4}/g) ?? []).join('-')
}

/**
 * The characters of a typed code, whatever its case, spaces and look-alikes; null when it cannot be a code.
 */
export function readRecoveryCode(typed: string): string | null {
  const characters = typed
    .toLowerCase()
    .replaceAll(/[\s\-–—]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  return recoveryCode.test(characters) ? characters : null
}

/** What somebody typed as a six-digit code; apps show it in two groups. Null when it cannot be one. */
export function readTimeCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return timeCode.test(digits) ? digits : null
}
