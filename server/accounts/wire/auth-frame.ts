import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { AuthProblem } from './auth-problem.ts'
import type { AccessTokens } from '#server/accounts/keys/access-tokens.ts'
import { looksLikeToken } from '#server/accounts/sign-in/who-asks.ts'

/** A publishable key may be any string. If it looks like a JWT, it must be a valid one of this server. */
export async function refuseForeignKey(tokens: AccessTokens, apikey: string | undefined): Promise<void> {
  if (apikey === undefined || !looksLikeToken(apikey)) return
  await tokens.verify(apikey).catch((error: unknown) => {
    if (error instanceof AuthProblem) throw new AuthProblem('no_authorization', 'Invalid API key')
    throw error
  })
}

export function refuseForeignKeys(tokens: AccessTokens): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await refuseForeignKey(tokens, c.req.header('apikey'))
    return next()
  }
}

/** Sets `no-store`, unless the response already has a cache-control header: responses are for one client only. */
export function keepNothing(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  }
}
