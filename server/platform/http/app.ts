import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from '#domain/problems.ts'
import type { Log } from '#server/platform/log/log.ts'
import { frame, refuseMalformedAddresses } from './frame.ts'
import type { HttpEnv } from './http-env.ts'
import { presentProblem } from './present-problem.ts'

export type App = Hono<HttpEnv>

type Options = Parameters<typeof frame>[0] & {
  log: Log
  /** Routes of the platform and of every capability, then the pages; the first that answers wins. */
  routes: readonly ((app: App) => void)[]
}

// Forms and JSON are far below; a route that takes files sets a limit of its own before it.
const largestBody = 1024 * 1024

/** The whole product as a function from Request to Response. */
export function createApp({ routes, ...options }: Options): App {
  const app: App = new Hono()
  app.use(frame(options))
  app.use(refuseMalformedAddresses())
  const limitBody = bodyLimit({
    maxSize: largestBody,
    onError: () => {
      throw new Problem('request.body_too_large')
    },
  })
  // Looking for the body builds the whole Request; what is only read has none.
  app.use((c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limitBody(c, next)))
  for (const mount of routes) mount(app)
  app.onError((error, c) => {
    const requestId = c.get('requestId')
    if (error instanceof Problem) return presentProblem(error, c.req.raw, requestId)
    // Who hangs up in the middle of a body hears no answer, and nothing of ours broke.
    if (isCutOff(c)) return presentProblem(new Problem('request.malformed'), c.req.raw, requestId)
    options.log.error({ err: error, requestId, path: c.req.path }, 'unexpected error')
    return presentProblem(new Problem('server.unexpected'), c.req.raw, requestId)
  })
  return app
}

function isCutOff(c: Context<HttpEnv>): boolean {
  const incoming = c.env?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}
