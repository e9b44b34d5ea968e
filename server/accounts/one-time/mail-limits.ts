import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { AccountSettings } from '#server/accounts/account-settings.ts'
import { AuthProblem } from '#server/accounts/auth-problem.ts'
import type { MailPurpose } from './mail-purposes.ts'

type Parts = {
  limits: Pick<RateLimits, 'take'>
  settings: Pick<AccountSettings, 'mailGapSeconds' | 'mailsPerHour'>
}

/** By address and not by account: whoever is not registered runs into the same limits. */
export function createMailLimits({ limits, settings }: Parts) {
  /** Counts mails that are about to be sent, and refuses when there were too many. */
  async function take(purpose: MailPurpose, addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const rule = { limit: 1, windowSeconds: settings.mailGapSeconds }
      const { allowed, retryAfterSeconds } = await limits.take(`mail:${purpose}:${address}`, rule)
      if (!allowed) {
        throw tooManyMails(
          `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
          retryAfterSeconds,
        )
      }
    }
    for (const _address of addresses) {
      const rule = { limit: settings.mailsPerHour, windowSeconds: 3_600 }
      const { allowed, retryAfterSeconds } = await limits.take('mails', rule)
      if (!allowed) throw tooManyMails('email rate limit exceeded', retryAfterSeconds)
    }
  }

  return { take }
}

function tooManyMails(message: string, retryAfterSeconds: number): AuthProblem {
  return new AuthProblem('over_email_send_rate_limit', message, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}
