import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'

export type UserMetadata = Record<string, unknown>

// Every access token contains both, and is sent in a header of every request. Servers accept some 16 KB of headers.
const largest = { User: 8 * 1024, App: 2 * 1024 }

/** Merges the sent metadata over the stored metadata. A member that is null is removed. */
export function mergeMetadata(
  kept: UserMetadata,
  sent: UserMetadata,
  whose: keyof typeof largest = 'User',
): UserMetadata {
  const merged = Object.fromEntries(Object.entries({ ...kept, ...sent }).filter(([, value]) => value !== null))
  if (Buffer.byteLength(JSON.stringify(merged)) > largest[whose]) {
    throw new AuthProblem('validation_failed', `${whose} metadata cannot be larger than ${largest[whose]} bytes`)
  }
  return merged
}
