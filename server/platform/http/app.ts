import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from '#domain/problems.ts'
import type { Log } from '#server/platform/log/log.ts'
import { frame, type HttpEnv, refuseMalformedAddresses } from './frame.ts'
import { presentProblem } from './present-problem.ts'

export type App = Hono<HttpEnv>

type Options = Parameters<typeof frame>[0] & {
  log: Log
  /** Routes of the platform and of every capability, in order; the first that answers wins. */
  routes: readonly ((app: App) => void)[]
  /** Answers whatever no route took. */
  pages: (request: Request) => Promise<Response>
}

// Forms and JSON are far below; a route that takes files sets a limit of its own before it.
const largestBody = 1024 * 1024

/** The whole product as a function from Request to Response. */
export function createApp({ routes, pages, ...options }: Options): App {
  const app: App = new Hono()
  app.use(frame(options))
  app.use(refuseMalformedAddresses())
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new Problem('request.body_too_large')
      },
    }),
  )
  for (const mount of routes) mount(app)
  app.all('*', (c) => pages(c.req.raw))
  app.onError((error, c) => {
    const requestId = c.get('requestId')
    if (error instanceof Problem) return presentProblem(error, c.req.raw, requestId)
    options.log.error({ err: error, requestId, path: c.req.path }, 'unexpected error')
    return presentProblem(new Problem('server.unexpected'), c.req.raw, requestId)
  })
  return app
}
