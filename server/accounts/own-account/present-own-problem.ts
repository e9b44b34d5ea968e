import type { Context } from 'hono'
import { Problem, type ProblemCode } from '#domain/site/problems.ts'
import { AuthProblem, type AuthProblemCode } from '#server/accounts/wire/auth-problem.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { presentProblem } from '#server/platform/http/present-problem.ts'

const codes: Partial<Record<AuthProblemCode, ProblemCode>> = {
  bad_json: 'request.malformed',
  no_authorization: 'accounts.sign_in_required',
  over_request_rate_limit: 'limits.too_many_requests',
  validation_failed: 'request.malformed',
}

/** Translates an error of the accounts' protocol into a problem of the rest of the product. */
export function presentOwnProblem(error: Error, c: Context<HttpEnv>): Response | null {
  if (!(error instanceof AuthProblem)) return null
  // Other codes concern the token, its session or its user.
  const problem = new Problem(codes[error.code] ?? 'accounts.token_refused', error.headers)
  return presentProblem(problem, c.req.raw, c.get('requestId'))
}
