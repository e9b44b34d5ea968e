import type { Context } from 'hono'
import { Problem, problems } from '#domain/site/problems.ts'
import { en } from '#locales/en.ts'
import { crossOriginHeaders } from '#server/platform/http/cors.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { AuthProblem } from './auth-problem.ts'
import { expiredToken } from '#server/accounts/keys/access-tokens.ts'

type Refusal = { status: number; code: string; message: string; headers?: Record<string, string> }

/** A refusal in the format of the functions' protocol (PostgREST), with the codes that its clients know. */
export class RpcProblem extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

export function presentRpcProblem(error: Error, c: Context<HttpEnv>): Response | null {
  const refusal = readRefusal(error)
  if (!refusal) return null
  const { status, code, message, headers } = refusal
  return new Response(c.req.method === 'HEAD' ? null : JSON.stringify({ code, details: null, hint: null, message }), {
    status,
    headers: {
      ...crossOriginHeaders,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      ...headers,
    },
  })
}

function readRefusal(error: Error): Refusal | null {
  if (error instanceof RpcProblem) return error.refusal
  if (error instanceof AuthProblem) return refuseToken(error)
  if (!(error instanceof Problem)) return null
  const status = problems[error.code]
  return {
    status,
    code: status >= 500 ? 'PGRSTX00' : 'PGRST100',
    message: en.problems[error.code],
    headers: error.headers,
  }
}

/** PGRST303: a claim is not accepted. PGRST301: the token cannot be read or was not signed here. */
function refuseToken({ code, message }: AuthProblem): Refusal {
  const expired = message === expiredToken
  const unreadable = code === 'bad_jwt' && !expired
  const sentence = expired ? 'JWT expired' : message
  return {
    status: 401,
    code: unreadable ? 'PGRST301' : 'PGRST303',
    message: sentence,
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${sentence}"` },
  }
}
