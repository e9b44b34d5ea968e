import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { createTurns } from '#server/platform/work/take-turns.ts'

/**
 * Limits the concurrency of anonymous requests that take a dozen statements, so that sign-ins still find the database
 * free.
 */
export function createLine(): MiddlewareHandler<HttpEnv> {
  const takeTurn = createTurns({ atOnce: 4, mostWaiting: 200 })
  return (c, next) => takeTurn(next, { signal: c.req.raw.signal })
}
