import type { AccountParts } from '#server/accounts/account-parts.ts'
import { tooManyRequests } from '#server/accounts/sign-in/address-limits.ts'
import type { RateLimit } from '#server/platform/limits/rate-limits.ts'

// In addition to the limit by client address: an attacker with a password and many addresses must not try a million
// codes, of which three are valid at a time. Sixty tries a day find one within a year with a probability of 6 percent,
// and every failure is in the audit log.
const rules: readonly RateLimit[] = [
  { limit: 30, windowSeconds: 3_600, isFixed: true },
  { limit: 60, windowSeconds: 86_400, isFixed: true },
]

/**
 * Limits the codes tried for one account, from all addresses together. A try is counted before it is checked, so that
 * parallel tries are all counted.
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
