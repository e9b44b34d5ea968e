import type { AccountSettings } from '#server/accounts/account-settings.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { networkOf, visitorNetwork } from '#server/platform/http/client-network.ts'
import type { RateAnswer, RateLimits } from '#server/platform/limits/rate-limits.ts'
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

/** Whether an address without a confirmed account may be mailed. The answer to the request does not depend on it. */
export type MailPermit = { mayMailNewcomers: boolean }

type Counted = { key: string; limit: number }

const hour = 3_600
/** What one network may request of the site's hour, unless the operator sets a number. */
const shareOfNetwork = 1 / 6
/** An IPv4 /24 and an IPv6 /48 may belong to one attacker: together they get three networks' share. */
const networksOfNeighbours = 3

/**
 * Limits of mails. The limits by address and by network count requests, for known and unknown addresses alike, so that
 * nobody learns which addresses are known. The limit of the whole site counts written mails only. Confirmed accounts
 * have a limit of their own, so that sign-ups of strangers never use it up.
 */
export function createMailLimits({ limits, outbox, settings }: Parts) {
  const perHour: Record<MailBudget, number> = {
    account: settings.mailsPerHour,
    recovery: settings.recoveryMailsPerHour,
  }

  async function take({ purpose, addresses, client }: MailClaim): Promise<MailPermit> {
    if (!settings.rateLimits) return { mayMailNewcomers: true }
    for (const address of addresses) await takeGap(purpose, address)
    const { budget, newcomers = budget } = mailPurposes[purpose]
    const ofAddresses = addresses.map((address) => ({
      key: `mail-address:${budget}:${address}`,
      limit: settings.mailsPerAddress,
    }))
    const counted = [...ofAddresses, ...countNetworks(budget, client)]
    const { allowed, retryAfterSeconds } = await takeBudget(budget, counted, addresses.length)
    if (!allowed) throw tooMany(retryAfterSeconds)
    if (newcomers === budget) return { mayMailNewcomers: true }
    const ofNewcomers = await takeBudget(newcomers, countNetworks(newcomers, client), addresses.length)
    return { mayMailNewcomers: ofNewcomers.allowed }
  }

  function countNetworks(budget: MailBudget, client: string | null): Counted[] {
    if (client === null) return []
    const limit = settings.mailsPerNetwork ?? Math.max(1, Math.floor(perHour[budget] * shareOfNetwork))
    const neighbours = networkOf(client, { v4: 24, v6: 48 })
    return [
      { key: `mail-network:${budget}:${visitorNetwork(client)}`, limit },
      { key: `mail-neighbours:${budget}:${neighbours}`, limit: limit * networksOfNeighbours },
    ]
  }

  async function takeBudget(budget: MailBudget, counted: readonly Counted[], mails: number): Promise<RateAnswer> {
    for (const { key, limit } of counted) {
      const answer = await limits.take(key, { limit, windowSeconds: hour, isFixed: true })
      if (!answer.allowed) return answer
    }
    const { count, secondsUntilFewer } = await outbox.countWithinHour(budget)
    return { allowed: count + mails <= perHour[budget], retryAfterSeconds: secondsUntilFewer }
  }

  async function takeGap(purpose: MailPurpose, address: string): Promise<void> {
    const gap = { limit: 1, windowSeconds: settings.mailGapSeconds, isFixed: true } as const
    const { allowed, retryAfterSeconds } = await limits.take(`mail:${purpose}:${address}`, gap)
    if (allowed) return
    const sentence = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`
    throw tooMany(retryAfterSeconds, sentence)
  }

  return { take }
}

function tooMany(retryAfterSeconds: number, message = 'email rate limit exceeded'): AuthProblem {
  return new AuthProblem('over_email_send_rate_limit', message, {
    headers: { 'retry-after': String(Math.max(1, retryAfterSeconds)) },
  })
}
