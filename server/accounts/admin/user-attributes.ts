import { z } from 'zod'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { isUsableHash } from '#server/accounts/passwords/passwords.ts'
import { text } from '#server/accounts/wire/request-parts.ts'
import { parseBanDuration } from './ban-duration.ts'

const flag = z
  .boolean('Invalid request: true or false was expected')
  .nullish()
  .transform((sent) => sent ?? false)
const metadata = z
  .record(z.string(), z.unknown(), 'Invalid request: metadata has to be an object')
  .nullish()
  .transform((sent) => sent ?? {})

/** The attributes that an operator sets on a new or existing user. Empty values count as missing. */
export const userAttributes = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: flag,
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
  role: text.refine((role) => /^\w{0,63}$/.test(role), 'role has to be a name of letters, digits and underscores'),
})

export type UserAttributes = z.infer<typeof userAttributes>

const mostPasswordBytes = 72

type Parts = Pick<AccountParts, 'passwords' | 'settings'>

/**
 * Returns the hash to store, or null when none was given. An operator may set a common password; the user is warned
 * about it at sign-in.
 */
export async function readPassword(
  { password, password_hash }: Pick<UserAttributes, 'password' | 'password_hash'>,
  { passwords, settings }: Parts,
): Promise<string | null> {
  if (password !== '' && password_hash !== '') {
    throw new AuthProblem('validation_failed', 'Only a password or a password hash should be provided')
  }
  if (password_hash !== '') {
    if (isUsableHash(password_hash)) return password_hash
    throw new AuthProblem('validation_failed', 'The password hash is of no kind that is supported')
  }
  if (password === '') return null
  if (Buffer.byteLength(password) > mostPasswordBytes) {
    throw new AuthProblem('validation_failed', 'Password cannot be longer than 72 characters')
  }
  if (password.length < settings.passwordMin) {
    const message = `Password should be at least ${settings.passwordMin} characters.`
    throw new AuthProblem('weak_password', message, { extra: { weak_password: { reasons: ['length'] } } })
  }
  return passwords.hash(password)
}

/** Returns the end of the ban. Null lifts a ban; undefined leaves it unchanged. */
export function readBan(duration: string, now: number): Date | null | undefined {
  if (duration === '') return undefined
  const milliseconds = parseBanDuration(duration)
  if (milliseconds === null) throw new AuthProblem('validation_failed', 'invalid format for ban duration')
  return milliseconds === 0 ? null : new Date(now + milliseconds)
}

export function refusePhone(phone: string): void {
  if (phone !== '') throw new AuthProblem('phone_provider_disabled', 'Phone logins are disabled')
}
