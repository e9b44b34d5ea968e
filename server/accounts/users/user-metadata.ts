import { AuthProblem } from '#server/accounts/auth-problem.ts'

export type UserMetadata = Record<string, unknown>

// It travels in every access token, and that in a header of every request: servers take some 16 KB of headers.
const largestBytes = 8 * 1024

/** What was there with what is sent over it; a member that is null goes. */
export function mergeMetadata(kept: UserMetadata, sent: UserMetadata): UserMetadata {
  const merged = Object.fromEntries(Object.entries({ ...kept, ...sent }).filter(([, value]) => value !== null))
  if (Buffer.byteLength(JSON.stringify(merged)) > largestBytes) {
    throw new AuthProblem('validation_failed', `User metadata cannot be larger than ${largestBytes} bytes`)
  }
  return merged
}
