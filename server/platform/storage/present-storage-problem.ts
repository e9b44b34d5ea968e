import type { Context } from 'hono'
import { Problem } from '#domain/site/problems.ts'
import { en } from '#locales/en.ts'
import { crossOriginHeaders } from '#server/platform/http/cors.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { StorageProblem, type StorageProblemCode } from './storage-problem.ts'

/** A refusal has the status 400, as the clients of this wire expect; its body says what it is. */
export function presentStorageProblem(error: Error, c: Context<HttpEnv>): Response | null {
  const problem = error instanceof Problem ? translateProblem(error) : error
  if (!(problem instanceof StorageProblem)) return null
  const headers = {
    ...(error instanceof Problem && error.headers),
    ...crossOriginHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json',
  }
  const body = c.req.method === 'HEAD' ? null : JSON.stringify(problem.body)
  return new Response(body, { status: failures[problem.code] ?? 400, headers })
}

/** The failures that are not the client's fault. */
const failures: Partial<Record<StorageProblemCode, number>> = {
  InsufficientStorage: 507,
  InternalError: 500,
  SlowDown: 503,
  TooManyRequests: 429,
}

const codes: Partial<Record<Problem['code'], StorageProblemCode>> = {
  'page.not_found': 'NoSuchKey',
  'pictures.too_large': 'EntityTooLarge',
  'request.body_too_large': 'EntityTooLarge',
  'server.busy': 'SlowDown',
  'limits.too_many_requests': 'TooManyRequests',
  'server.full': 'InsufficientStorage',
  'server.unexpected': 'InternalError',
}

/** Translates what the platform refuses before the request reaches the wire. */
function translateProblem({ code }: Problem): StorageProblem {
  if (code === 'accounts.token_refused') return new StorageProblem('AccessDenied', 'Invalid Compact JWS')
  return new StorageProblem(codes[code] ?? 'InvalidRequest', en.problems[code])
}
