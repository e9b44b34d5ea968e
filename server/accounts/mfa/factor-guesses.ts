import type { AccountParts } from '#server/accounts/account-parts.ts'
import { tooManyRequests } from '#server/accounts/address-limits.ts'
import type { RateLimit } from '#server/platform/limits/rate-limits.ts'

// Beside what one address may try: who has a password and many addresses must not get through a million codes, of which
// three are right at a time. Sixty a day find one in a year with a chance of six in a hundred, and every failure stands
// in the audit log.
const rules: readonly RateLimit[] = [
  { limit: 30, windowSeconds: 3_600, isFixed: true },
  { limit: 60, windowSeconds: 86_400, isFixed: true },
]

/**
 * How often one account may be asked for a code, whoever asks. A try counts before it is looked at: none at the same
 * time slips by.
 */
export function createFactorGuesses({ limits }: Pick<AccountParts, 'limits'>) {
  async function take(userId: string): Promise<void> {
    for (const rule of rules) {
      const { allowed, retryAfterSeconds } = await limits.take(`auth:code:${rule.windowSeconds}:${userId}`, rule)
      if (!allowed) throw tooManyRequests(retryAfterSeconds)
    }
  }

  return { take }
}
