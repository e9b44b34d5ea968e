import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { createTurns } from '#server/platform/work/take-turns.ts'

/**
 * For what strangers may ask from many networks at once, and what takes a dozen statements: a few at a time, so that
 * whoever signs in meanwhile finds the database free.
 */
export function createLine(): MiddlewareHandler<HttpEnv> {
  const takeTurn = createTurns({ atOnce: 4, mostWaiting: 200 })
  return (c, next) => takeTurn(next, { signal: c.req.raw.signal })
}
