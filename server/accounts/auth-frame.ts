import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { AuthProblem } from './auth-problem.ts'
import type { AccessTokens } from './keys/access-tokens.ts'
import { looksLikeToken } from './who-asks.ts'

/** A publishable key may be any word; one that is a token has to be ours. */
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

/** What is answered here is for one client and one moment, unless the answer says otherwise. */
export function keepNothing(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  }
}
