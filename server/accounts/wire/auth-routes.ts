import type { Hono } from 'hono'
import { readAllowedMethods } from '#server/platform/http/allowed-methods.ts'
import type { App } from '#server/platform/http/app.ts'
import { answerOtherOrigins } from '#server/platform/http/cors.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { mountAdmin } from '#server/accounts/admin/admin-routes.ts'
import type { AccountParts, AuthRoutes } from '#server/accounts/account-parts.ts'
import { keepNothing, refuseForeignKeys } from './auth-frame.ts'
import { AuthProblem } from './auth-problem.ts'
import { mountDisabled } from './disabled-routes.ts'
import { mountMailRequests } from '#server/accounts/sign-up/mail-request-routes.ts'
import { mountFactors } from '#server/accounts/mfa/factor-routes.ts'
import { mountSettings } from './settings-routes.ts'
import { mountSignUp } from '#server/accounts/sign-up/sign-up-routes.ts'
import { mountToken } from '#server/accounts/sign-in/token-routes.ts'
import { mountUser } from '#server/accounts/users/user-routes.ts'
import { mountVerify } from '#server/accounts/sign-up/verify-routes.ts'

const mounts: readonly AuthRoutes[] = [
  mountSettings,
  mountSignUp,
  mountToken,
  mountMailRequests,
  mountVerify,
  mountUser,
  mountFactors,
  mountAdmin,
  mountDisabled,
]

export const authPath = '/auth/v1'

/** Mounts everything below /auth/v1. Unknown paths get an error here, so that no client receives a page. */
export function mountAuthRoutes(app: App, parts: AccountParts): void {
  const auth: Hono<HttpEnv> = app.basePath(authPath)
  auth.use('*', answerOtherOrigins())
  auth.use('*', keepNothing())
  auth.use('*', refuseForeignKeys(parts.tokens))
  for (const mount of mounts) mount(auth, parts)
  const allowedMethods = readAllowedMethods(app, authPath)
  auth.all('*', (c) => {
    const allowed = allowedMethods(c.req.path)
    if (allowed.length === 0) throw new AuthProblem('unknown', 'Not found', { status: 404 })
    throw new AuthProblem('unknown', 'Method not allowed', { status: 405, headers: { allow: allowed.join(', ') } })
  })
}
