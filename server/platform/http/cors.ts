import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnv } from './http-env.ts'

/** The wires may be called from any site: a caller is identified by a header, never by a cookie. */
export const crossOriginHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'x-total-count, link, x-supabase-api-version, x-sb-error-code, content-range, x-relay-error, retry-after',
}

const preflightHeaders = {
  ...crossOriginHeaders,
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, content-type, x-client-info, x-supabase-api-version, x-upsert, cache-control, x-metadata, x-region, x-retry-count, prefer, accept-profile, content-profile, traceparent, tracestate, baggage',
  'access-control-max-age': '86400',
}

/** Answers the preflight request of a browser on another site, and lets that site read the answer. */
export function answerOtherOrigins(): MiddlewareHandler<HttpEnv> {
  return async (c: Context<HttpEnv>, next) => {
    if (c.req.method === 'OPTIONS') return c.body(null, 204, preflightHeaders)
    await next()
    for (const [name, value] of Object.entries(crossOriginHeaders)) c.res.headers.set(name, value)
    return undefined
  }
}
