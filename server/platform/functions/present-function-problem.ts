import { Problem, type ProblemCode, problems } from '#domain/site/problems.ts'
import { en } from '#locales/en.ts'
import type { Context } from 'hono'
import { crossOriginHeaders } from '#server/platform/http/cors.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'

/** The header by which clients recognise that the function did not run. */
const relayError = { 'x-relay-error': 'true' }

/** Problems for which the function did not run; every other refusal counts as its answer. */
const notRun: Partial<Record<ProblemCode, string>> = {
  'accounts.token_refused': 'Invalid JWT',
  'page.not_found': en.functions.unknown,
  'server.busy': en.problems['server.busy'],
  'server.full': en.problems['server.full'],
  'server.unexpected': en.problems['server.unexpected'],
}

/** A refusal in the format of this protocol. */
export function presentFunctionProblem(error: Error, c: Context<HttpEnv>): Response | null {
  if (!(error instanceof Problem)) return null
  const { code, headers } = error
  const msg = notRun[code]
  const body = msg === undefined ? { success: false, error: en.problems[code], code } : { msg }
  return present(problems[code], body, { ...headers, ...(msg !== undefined && relayError) }, c.req.method === 'HEAD')
}

export function presentOverTime(): Response {
  return present(504, { msg: en.functions.overTime }, relayError)
}

function present(status: number, body: object, headers: Record<string, string>, isHead = false): Response {
  return new Response(isHead ? null : JSON.stringify(body), {
    status,
    headers: { ...crossOriginHeaders, 'cache-control': 'no-store', 'content-type': 'application/json', ...headers },
  })
}
