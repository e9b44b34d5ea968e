import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { createSemaphore } from '#server/platform/work/semaphore.ts'

/**
 * Limits the concurrency of anonymous requests that take a dozen statements, so that sign-ins still find the database
 * free.
 */
export function limitConcurrency(): MiddlewareHandler<HttpEnv> {
  const runLimited = createSemaphore({ atOnce: 4, mostWaiting: 200 })
  return (c, next) => runLimited(next, { signal: c.req.raw.signal })
}
