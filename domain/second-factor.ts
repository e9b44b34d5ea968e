/** How many factors one account may have, waiting for their first code or not. */
export const mostFactors = 10
export const timeCodeLength = 6

export const recoveryCodeCount = 10
/** Crockford's: no letter that looks like a digit or like another letter. Thirty-two signs, so each is five bits. */
export const recoveryCodeSigns = '0123456789abcdefghjkmnpqrstvwxyz'
export const recoveryCodeLength = 12

const recoveryCode = new RegExp(`^[${recoveryCodeSigns}]{${recoveryCodeLength}}$`)
const timeCode = new RegExp(`^[0-9]{${timeCodeLength}}$`)

/** As it is shown: in groups of four, which are easier to copy by hand. */
export function groupRecoveryCode(signs: string): string {
  return (signs.match(/.{1,4}/g) ?? []).join('-')
}

/**
 * What somebody typed as the signs of a code, whatever they did with case, spaces and look-alikes; null when it cannot
 * be one.
 */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed
    .toLowerCase()
    .replaceAll(/[\s\-–—]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  return recoveryCode.test(signs) ? signs : null
}

/** What somebody typed as a six-digit code; apps show it in two groups. Null when it cannot be one. */
export function readTimeCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return timeCode.test(digits) ? digits : null
}
