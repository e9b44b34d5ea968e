import type { Context } from 'hono'
import { z } from 'zod'
import { type AuditAction, auditActions } from '#domain/accounts/accounts.ts'
import type { AuditPage, Kept, OwnSession } from '#domain/accounts/own-account.ts'
import { Problem } from '#domain/site/problems.ts'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import { keepNothing } from '#server/accounts/wire/auth-frame.ts'
import type { SignedIn } from '#server/accounts/mfa/lock-signed-in.ts'
import { readJson } from '#server/accounts/wire/read-json.ts'
import { readAllowedMethods } from '#server/platform/http/allowed-methods.ts'
import type { App } from '#server/platform/http/app.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import type { OwnAccount } from './own-account.ts'

export const ownAccountPath = '/api/accounts'

const typed = z.string().max(1_024)
const recoveryCode = z.object({ code: typed })
const proof = z.object({ password: typed.default(''), code: typed.default('') })
const auditQuery = z.object({
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable().default(null),
  action: z.enum(auditActions).nullable().default(null),
  subject: z
    .string()
    .max(200)
    .regex(/^[\w-]*$/)
    .nullable()
    .default(null),
  mine: z.stringbool().default(false),
})

/**
 * Types for the typed client, see server/api.ts. These routes are not described, so handlers name their answer types.
 */
export type OwnAccountApi = {
  'GET /api/accounts/sessions': { given: unknown; answer: { sessions: OwnSession[] } }
  'DELETE /api/accounts/sessions/:id': { given: { params: { id: string } }; answer: void }
  'GET /api/accounts/recovery-codes': { given: unknown; answer: { left: number } }
  'POST /api/accounts/recovery-codes': { given: unknown; answer: { codes: string[] } }
  'POST /api/accounts/recovery-codes/use': {
    given: { body: z.input<typeof recoveryCode> }
    answer: { factorsRemoved: number }
  }
  'GET /api/accounts/audit': {
    given: { query: { before?: number; action?: AuditAction; subject?: string; mine?: 'true' | 'false' } }
    answer: AuditPage
  }
  'GET /api/accounts/export': { given: unknown; answer: Record<string, unknown> }
  'DELETE /api/accounts/me': { given: { body: z.input<typeof proof> }; answer: { kept: Kept[] } }
}
type Answer<Call extends keyof OwnAccountApi> = OwnAccountApi[Call]['answer']

const exportName = 'my-guide-korea-account.json'

export function mountOwnAccount(app: App, own: OwnAccount, { whoAsks }: Pick<AccountParts, 'whoAsks'>): void {
  const routes = app.basePath(ownAccountPath)
  routes.use('*', keepNothing())

  async function signedIn(c: Context<HttpEnv>): Promise<SignedIn> {
    return { ...(await whoAsks.requireUser(c)), client: c.get('client') }
  }

  routes.get('/sessions', async (c) => {
    const sessions = await own.sessions.list(await signedIn(c))
    return c.json({ sessions } satisfies Answer<'GET /api/accounts/sessions'>)
  })

  routes.delete('/sessions/:id', async (c) => {
    const who = await signedIn(c)
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success) throw new Problem('accounts.session_not_found')
    await own.sessions.end(who, id.data)
    return c.body(null, 204)
  })

  routes.get('/recovery-codes', async (c) => {
    const left = await own.recovery.count(await signedIn(c))
    return c.json({ left } satisfies Answer<'GET /api/accounts/recovery-codes'>)
  })

  routes.post('/recovery-codes', async (c) => {
    const codes = await own.recovery.make(await signedIn(c))
    return c.json({ codes } satisfies Answer<'POST /api/accounts/recovery-codes'>)
  })

  routes.post('/recovery-codes/use', async (c) => {
    const who = await signedIn(c)
    const { code } = await readJson(c, recoveryCode)
    const factorsRemoved = await own.recovery.redeem(who, code)
    return c.json({ factorsRemoved } satisfies Answer<'POST /api/accounts/recovery-codes/use'>)
  })

  routes.get('/audit', async (c) => {
    const who = await signedIn(c)
    const query = auditQuery.safeParse(c.req.query())
    if (!query.success) throw new Problem('request.malformed')
    const { subject: subjectId, ...question } = query.data
    const page = await own.auditLog.read(who, { ...question, subjectId })
    return c.json(page satisfies Answer<'GET /api/accounts/audit'>)
  })

  routes.get('/export', async (c) => {
    const collected = await own.data.collect(await signedIn(c))
    c.header('content-disposition', `attachment; filename="${exportName}"`)
    return c.json(collected satisfies Answer<'GET /api/accounts/export'>)
  })

  routes.delete('/me', async (c) => {
    const who = await signedIn(c)
    const kept = await own.deletion.remove(who, await readJson(c, proof))
    return c.json({ kept } satisfies Answer<'DELETE /api/accounts/me'>)
  })

  const allowedMethods = readAllowedMethods(app, ownAccountPath)
  routes.all('*', (c) => {
    const allowed = allowedMethods(c.req.path)
    if (allowed.length === 0) throw new Problem('page.not_found')
    throw new Problem('request.method_not_allowed', { allow: allowed.join(', ') })
  })
}
