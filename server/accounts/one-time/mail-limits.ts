import type { AccountSettings } from '#server/accounts/account-settings.ts'
import { AuthProblem } from '#server/accounts/auth-problem.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { RateLimit, RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { MailBudget } from '#server/platform/mail/mail-tables.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { mailPurposes, type MailPurpose } from './mail-purposes.ts'

type Parts = {
  limits: Pick<RateLimits, 'take'>
  outbox: Pick<Outbox, 'countWithinHour'>
  settings: Pick<
    AccountSettings,
    'rateLimits' | 'mailGapSeconds' | 'mailsPerHour' | 'recoveryMailsPerHour' | 'mailsPerAddress' | 'mailsPerNetwork'
  >
}

/** `client` is null for the operator. */
export type MailClaim = { purpose: MailPurpose; addresses: readonly string[]; client: string | null }

const hour = 3_600

/**
 * Limits of mails. The limits by address and by network count requests, for known and unknown addresses alike, so that
 * nobody learns which addresses are known. The limit of the whole site counts written mails only. Recovery mails have a
 * limit of their own.
 */
export function createMailLimits({ limits, outbox, settings }: Parts) {
  const perHour: Record<MailBudget, number> = {
    account: settings.mailsPerHour,
    recovery: settings.recoveryMailsPerHour,
  }

  async function take({ purpose, addresses, client }: MailClaim): Promise<void> {
    if (!settings.rateLimits) return
    for (const address of addresses) await takeGap(purpose, address)
    const counted = [
      ...addresses.map((address) => ({ key: `mail-address:${address}`, limit: settings.mailsPerAddress })),
      ...(client === null ? [] : [{ key: `mail-network:${visitorNetwork(client)}`, limit: settings.mailsPerNetwork }]),
    ]
    for (const { key, limit } of counted) await takeOne(key, { limit, windowSeconds: hour, isFixed: true })
    const { budget } = mailPurposes[purpose]
    const { count, secondsUntilFewer } = await outbox.countWithinHour(budget)
    if (count + addresses.length > perHour[budget]) throw tooMany(secondsUntilFewer)
  }

  async function takeGap(purpose: MailPurpose, address: string): Promise<void> {
    const gap = { limit: 1, windowSeconds: settings.mailGapSeconds, isFixed: true } as const
    const { allowed, retryAfterSeconds } = await limits.take(`mail:${purpose}:${address}`, gap)
    if (allowed) return
    const sentence = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`
    throw tooMany(retryAfterSeconds, sentence)
  }

  async function takeOne(key: string, rule: RateLimit): Promise<void> {
    const { allowed, retryAfterSeconds } = await limits.take(key, rule)
    if (!allowed) throw tooMany(retryAfterSeconds)
  }

  return { take }
}

function tooMany(retryAfterSeconds: number, message = 'email rate limit exceeded'): AuthProblem {
  return new AuthProblem('over_email_send_rate_limit', message, {
    headers: { 'retry-after': String(Math.max(1, retryAfterSeconds)) },
  })
}
