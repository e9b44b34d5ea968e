import type { Context } from 'hono'
import { Problem, problems } from '#domain/site/problems.ts'
import { en } from '#locales/en.ts'
import { crossOriginHeaders } from '#server/platform/http/cors.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { AuthProblem, type AuthProblemCode } from './auth-problem.ts'

const versionHeader = 'x-supabase-api-version'
const firstVersion = '2024-01-01'

/**
 * Presents a refusal in the body format that the client asked for. Null for other errors, which the platform handles.
 */
export function presentAuthProblem(error: Error, c: Context<HttpEnv>): Response | null {
  const problem = error instanceof Problem ? translateProblem(error) : error
  if (!(problem instanceof AuthProblem)) return null
  const { code, status, message, extra } = problem
  const speaksVersion = isVersion(c.req.header(versionHeader))
  const body = speaksVersion
    ? { code, message, ...extra }
    : { code: status, error_code: code, msg: message, ...(status >= 500 && { error_id: c.get('requestId') }), ...extra }
  return new Response(c.req.method === 'HEAD' ? null : JSON.stringify(body), {
    status,
    headers: {
      ...crossOriginHeaders,
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'x-sb-error-code': code,
      ...(speaksVersion && { [versionHeader]: firstVersion }),
      ...problem.headers,
    },
  })
}

function isVersion(sent: string | undefined): boolean {
  if (!sent || !/^\d{4}-\d{2}-\d{2}$/.test(sent) || sent < firstVersion) return false
  // A date that does not exist counts as unparsable, as in the hosted service.
  const day = new Date(`${sent}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(sent)
}

const codes: Partial<Record<Problem['code'], AuthProblemCode>> = {
  'request.body_too_large': 'request_entity_too_large',
  'limits.too_many_requests': 'over_request_rate_limit',
  'server.unexpected': 'unexpected_failure',
  'accounts.second_factor_required': 'insufficient_aal',
  'mail.not_configured': 'email_provider_disabled',
}

/** Translates a refusal of the platform, thrown before the accounts' code ran. */
function translateProblem({ code, headers }: Problem): AuthProblem {
  const known = codes[code]
  if (known) return new AuthProblem(known, en.problems[code], { headers })
  return new AuthProblem('unknown', en.problems[code], { status: problems[code], headers })
}
