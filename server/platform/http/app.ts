import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fileFormLimits } from '#domain/site/file-forms.ts'
import { Problem } from '#domain/site/problems.ts'
import { requestMilliseconds, withTimeBudget } from '#server/platform/database/pool/time-budget.ts'
import { isDatabaseUnavailable } from '#server/platform/database/pool/unavailable.ts'
import { isStorageFull } from '#server/platform/files/storage-full.ts'
import { StorageUnavailable } from '#server/platform/files/storage-unavailable.ts'
import type { Log } from '#server/platform/log/log.ts'
import { isFileForm } from '#server/platform/pages/sent-files.ts'
import { frame, refuseMalformedAddresses } from './frame.ts'
import type { HttpEnv } from './http-env.ts'
import { loggedPath } from './logged-path.ts'
import { presentProblem } from './present-problem.ts'

export type App = Hono<HttpEnv>

type Options = Parameters<typeof frame>[0] & {
  log: Log
  /** Routes of the platform and of every capability, then the pages; the first that answers wins. */
  routes: readonly ((app: App) => void)[]
  wires?: readonly Wire[]
  /** Addresses whose forms may carry files. */
  takesFiles?: (path: string) => boolean
  /** How long one request may wait for the database in total. */
  databaseMilliseconds?: number
}

/** Addresses whose clients use a protocol of their own and get errors in its format. */
export type Wire = {
  under: `/${string}`
  /** Presents every Problem. Returns null for another error, unless it is one of the protocol's own. */
  present(error: Error, c: Context<HttpEnv>): Response | null
  /** It accepts files, and limits each body itself. */
  boundsBodies?: true
}

// Forms without files and JSON are far smaller.
const largestBody = 1024 * 1024
const largestFileForm = fileFormLimits.files * fileFormLimits.bytes + largestBody

/** The whole product as a function from Request to Response. */
export function createApp(given: Options): App {
  const { routes, wires = [], takesFiles = () => false, databaseMilliseconds = requestMilliseconds, ...options } = given
  const app: App = new Hono()
  app.use(frame(options))
  app.use((_c, next) => withTimeBudget(databaseMilliseconds, next))
  app.use(refuseMalformedAddresses())
  const limitBody = limitTo(largestBody)
  const limitFileForm = limitTo(largestFileForm)
  const findWire = (path: string) => wires.find(({ under }) => path === under || path.startsWith(`${under}/`))
  app.use((c, next) => {
    // Checking the body builds the whole Request; GET and HEAD have none.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    if (findWire(c.req.path)?.boundsBodies) return next()
    return takesFiles(c.req.path) && isFileForm(c.req.raw) ? limitFileForm(c, next) : limitBody(c, next)
  })
  for (const mount of routes) mount(app)
  app.onError((error, c) => {
    const wire = findWire(c.req.path)
    const answer = wire?.present(error, c)
    if (answer) return answer
    const problem = recogniseProblem(error, c, options.log)
    return wire?.present(problem, c) ?? presentProblem(problem, c.req.raw, c.get('requestId'))
  })
  return app
}

function limitTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('request.body_too_large')
    },
  })
}

function recogniseProblem(error: Error, c: Context<HttpEnv>, log: Log): Problem {
  if (error instanceof Problem) return error
  // A client that disconnects during its body gets no answer, and it is no error of ours.
  if (isCutOff(c)) return new Problem('request.malformed')
  if (isStorageFull(error)) {
    log.error({ err: error, requestId: c.get('requestId'), path: loggedPath(c.req.path) }, 'no space is left to write')
    return new Problem('server.full')
  }
  if (isDatabaseUnavailable(error)) {
    log.warn(
      { err: error, requestId: c.get('requestId'), path: loggedPath(c.req.path) },
      'the database could not be asked',
    )
    return new Problem('server.busy', { 'retry-after': '2' })
  }
  if (error instanceof StorageUnavailable) {
    log.warn(
      { err: error, requestId: c.get('requestId'), path: loggedPath(c.req.path) },
      'the file storage is unavailable',
    )
    return new Problem('server.busy', { 'retry-after': '5' })
  }
  log.error({ err: error, requestId: c.get('requestId'), path: loggedPath(c.req.path) }, 'unexpected error')
  return new Problem('server.unexpected')
}

function isCutOff(c: Context<HttpEnv>): boolean {
  const incoming = c.env?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}
