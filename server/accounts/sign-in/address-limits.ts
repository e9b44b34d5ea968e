import type { MiddlewareHandler } from 'hono'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import type { RateLimit, RateLimits } from '#server/platform/limits/rate-limits.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'

const thirtyInFiveMinutes: readonly RateLimit[] = [{ limit: 30, windowSeconds: 300 }]
const fifteenAMinute: readonly RateLimit[] = [{ limit: 15, windowSeconds: 60 }]

/** Rate limits by client address. Each name is counted separately, and every window of a name must have room. */
const addressLimits = {
  signup: thirtyInFiveMinutes,
  otp: thirtyInFiveMinutes,
  recover: thirtyInFiveMinutes,
  resend: thirtyInFiveMinutes,
  magiclink: thirtyInFiveMinutes,
  user: thirtyInFiveMinutes,
  verify: thirtyInFiveMinutes,
  // At most 150 requests in five minutes, and at most 30 of these within one minute.
  token: [
    { limit: 30, windowSeconds: 60 },
    { limit: 150, windowSeconds: 300 },
  ],
  factor_challenge: fifteenAMinute,
  factor_verify: fifteenAMinute,
  anonymous: [{ limit: 30, windowSeconds: 3600 }],
} as const satisfies Record<string, readonly RateLimit[]>

export type AddressLimit = keyof typeof addressLimits

export type AddressLimits = ReturnType<typeof createAddressLimits>

export function createAddressLimits({ limits }: { limits: Pick<RateLimits, 'take'> }) {
  /** Counts this request, and throws when its address has made too many. */
  async function take(name: AddressLimit, client: string): Promise<void> {
    const network = visitorNetwork(client)
    for (const rule of addressLimits[name]) {
      const { allowed, retryAfterSeconds } = await limits.take(`auth:${name}:${rule.windowSeconds}:${network}`, rule)
      if (!allowed) throw tooManyRequests(retryAfterSeconds)
    }
  }

  function limited(name: AddressLimit): MiddlewareHandler<HttpEnv> {
    return async (c, next) => {
      await take(name, c.get('client'))
      return next()
    }
  }

  return { take, limited }
}

export function tooManyRequests(retryAfterSeconds: number): AuthProblem {
  return new AuthProblem('over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}
