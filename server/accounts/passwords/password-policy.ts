import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { isCommonPassword } from './common-passwords.ts'

export type WeakPassword = { message: string; reasons: ('length' | 'pwned')[] }

// bcrypt reads no more than this of a password, and so the hosted service accepts no more.
const mostBytes = 72

/** Refuses a password that is not acceptable for any account. */
export async function refuseWeakPassword(password: string, about: About): Promise<void> {
  if (Buffer.byteLength(password) > mostBytes) {
    throw new AuthProblem('validation_failed', 'Password cannot be longer than 72 characters')
  }
  const weak = await findWeakness(password, about)
  if (weak)
    throw new AuthProblem('weak_password', weak.message, { extra: { weak_password: { reasons: weak.reasons } } })
}

type About = { email: string | null; passwordMin: number }

/** Returns why a password is weak, or null. A sign-in reports the weakness but does not refuse the password. */
export async function findWeakness(password: string, { email, passwordMin }: About): Promise<WeakPassword | null> {
  const isShort = Array.from(password).length < passwordMin
  const isGuessable = isNameOf(email, password) || (await isCommonPassword(password))
  if (!isShort && !isGuessable) return null
  const sentences = [
    ...(isShort ? [`Password should be at least ${passwordMin} characters.`] : []),
    ...(isGuessable ? ['Password is known to be weak and easy to guess, please choose a different one.'] : []),
  ]
  const reasons = [...(isShort ? (['length'] as const) : []), ...(isGuessable ? (['pwned'] as const) : [])]
  return { message: sentences.join(' '), reasons }
}

function isNameOf(email: string | null, password: string): boolean {
  if (email === null) return false
  const tried = password.toLowerCase()
  return tried === email.toLowerCase() || tried === email.toLowerCase().slice(0, email.lastIndexOf('@'))
}
