import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'

const longest = 255
// The longest address that an SMTP command can hold.
const longestMailable = 254
// What a browser's e-mail field accepts (HTML, "valid e-mail address"). Checked before converting to lower case: some
// non-ASCII letters become ASCII in lower case, and would then name another mailbox.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Returns the address as it is stored and compared, in lower case. */
export function readEmailAddress(sent: string): string {
  if (sent.length > longest) throw new AuthProblem('validation_failed', 'An email address is too long')
  if (sent.length <= longestMailable && pattern.test(sent)) return sent.toLowerCase()
  throw new AuthProblem('validation_failed', 'Unable to validate email address: invalid format')
}
