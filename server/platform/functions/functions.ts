import type { Context } from 'hono'
import type { Actor } from '#domain/accounts/accounts.ts'
import { Problem } from '#domain/site/problems.ts'
import type { App, Wire } from '#server/platform/http/app.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import { codeAnswer } from '#server/platform/http/coded-answer.ts'
import { answerOtherOrigins } from '#server/platform/http/cors.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import type { ReadHeader } from '#server/platform/http/read-header.ts'
import type { RateLimit, RateLimits } from '#server/platform/limits/rate-limits.ts'
import { countRequest } from '#server/platform/limits/count-request.ts'
import { presentFunctionProblem, presentOverTime } from './present-function-problem.ts'

const functionsPath = '/functions/v1'
const defaultMsAtMost = 60_000

export type FunctionCaller = Actor | { kind: 'service' }

export type FunctionCall = {
  request: Request
  /** Functions are public; a valid token identifies the caller. */
  caller: FunctionCaller
  /** The client's network: an IPv4 address or an IPv6 /64. */
  network: string
  /** Aborted when the client disconnects or the time limit is reached. */
  signal: AbortSignal
}

export type ServerFunction = {
  methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  /** The rate limit of one network. */
  limit: RateLimit
  answer(call: FunctionCall): Promise<Response>
}

type Options = {
  functions: Readonly<Record<string, ServerFunction>>
  identify: (readHeader: ReadHeader) => Promise<FunctionCaller>
  limits: Pick<RateLimits, 'take'>
  msAtMost?: number
}

/** Functions by name, with the protocol of Supabase's clients. */
export function createFunctions({ functions, identify, limits, msAtMost = defaultMsAtMost }: Options) {
  const byName = new Map(Object.entries(functions))

  async function call(c: Context<HttpEnv>): Promise<Response> {
    const name = c.req.param('name') ?? ''
    const found = byName.get(name)
    if (!found) throw new Problem('page.not_found')
    const network = visitorNetwork(c.get('client'))
    await countRequest(limits, `functions:${name}:${network}`, found.limit)
    const caller = await identify((header) => c.req.header(header))
    if (!found.methods.some((method) => method === c.req.method)) {
      throw new Problem('request.method_not_allowed', { allow: [...found.methods, 'OPTIONS'].join(', ') })
    }
    const timeOver = AbortSignal.timeout(msAtMost)
    const request = c.req.raw
    const signal = AbortSignal.any([request.signal, timeOver])
    try {
      const answer = await Promise.race([found.answer({ request, caller, network, signal }), overTime(timeOver)])
      return await codeAnswer(answer, c.req.header('accept-encoding'))
    } catch (error) {
      // The client left and its work was ended: no error of ours, and nobody reads the answer.
      if (isEndOf(request.signal, error)) throw new Problem('request.malformed')
      throw error
    }
  }

  return {
    mount(app: App): void {
      const wire = app.basePath(functionsPath)
      wire.use('*', answerOtherOrigins())
      wire.use('*', async (c, next) => {
        await next()
        if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
      })
      wire.all('/:name', (c) => call(c))
      wire.all('*', () => {
        throw new Problem('page.not_found')
      })
    },
    wire: { under: functionsPath, present: presentFunctionProblem } satisfies Wire,
  }
}

/** The reason of a signal is what work throws that the signal ended; Node's server gives a text, which is no Error. */
function isEndOf(signal: AbortSignal, error: unknown): boolean {
  return signal.aborted && (error === signal.reason || (error instanceof Error && error.name === 'AbortError'))
}

/** Work that is still running is ended by the signal. */
function overTime(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(presentOverTime()), { once: true }))
}
