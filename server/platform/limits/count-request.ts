import { Problem } from '#domain/site/problems.ts'
import type { RateLimit, RateLimits } from './rate-limits.ts'

/** The rate limit of one network for computed answers: a list or a search, as a page or for a program. */
export const publicReading: RateLimit = { limit: 600, windowSeconds: 300 }

export async function countRequest(limits: Pick<RateLimits, 'take'>, key: string, rule: RateLimit): Promise<void> {
  const { allowed, retryAfterSeconds } = await limits.take(key, rule)
  if (!allowed) throw new Problem('limits.too_many_requests', { 'retry-after': String(retryAfterSeconds) })
}
