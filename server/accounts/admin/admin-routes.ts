import type { Context } from 'hono'
import { z } from 'zod'
import type { AccountParts, AuthRoutes } from '#server/accounts/account-parts.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { createFlowParts } from '#server/accounts/flow-parts.ts'
import { readFactorId } from '#server/accounts/mfa/factor-routes.ts'
import { chooseRedirect } from '#server/accounts/one-time/redirects.ts'
import { readJson } from '#server/accounts/wire/read-json.ts'
import { text, userData } from '#server/accounts/wire/request-parts.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { createLinks, isLinkType } from './links.ts'
import { linkPages, readPage } from './pages.ts'
import { userAttributes } from './user-attributes.ts'
import { createUserAdministration, type Operator } from './user-administration.ts'

const deletion = z.object({ should_soft_delete: z.boolean().nullish() })
const invitation = z.object({ email: text, data: userData })
const link = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: userData,
  redirect_to: text,
})

/** Administration of accounts and links with an operator key. */
export const mountAdmin: AuthRoutes = (auth, parts) => {
  const { settings } = parts
  const users = createUserAdministration(parts)
  const links = createLinks(createFlowParts(parts))
  const asOperator = (c: Context<HttpEnv>) => readOperator(c, parts)

  auth.get('/admin/users', async (c) => {
    await asOperator(c)
    const page = readPage(c.req.query())
    const { users: shown, total } = await users.list(page)
    c.header('x-total-count', String(total))
    c.header('link', linkPages(`${settings.siteOrigin}/auth/v1/admin/users`, page, total))
    return c.json({ users: shown, aud: 'authenticated' })
  })

  auth.post('/admin/users', async (c) => {
    const operator = await asOperator(c)
    return c.json(await users.create(await readJson(c, userAttributes), operator))
  })

  auth.get('/admin/users/:id', async (c) => {
    await asOperator(c)
    return c.json(await users.read(readUserId(c)))
  })

  auth.put('/admin/users/:id', async (c) => {
    const operator = await asOperator(c)
    const id = readUserId(c)
    return c.json(await users.update(id, await readJson(c, userAttributes), operator))
  })

  auth.delete('/admin/users/:id', async (c) => {
    const operator = await asOperator(c)
    const id = readUserId(c)
    // The body is optional. Only its length shows whether there is one.
    const isEmpty = (await c.req.arrayBuffer()).byteLength === 0
    const { should_soft_delete } = isEmpty ? { should_soft_delete: false } : await readJson(c, deletion)
    await users.remove(id, { soft: should_soft_delete === true }, operator)
    return c.json({})
  })

  auth.get('/admin/users/:id/factors', async (c) => {
    await asOperator(c)
    return c.json(await users.listFactorsOf(readUserId(c)))
  })

  auth.delete('/admin/users/:id/factors/:factorId', async (c) => {
    const operator = await asOperator(c)
    return c.json(await users.removeFactorOf(readUserId(c), readFactorId(c.req.param('factorId')), operator))
  })

  auth.post('/admin/generate_link', async (c) => {
    const operator = await asOperator(c)
    const { type, new_email: newEmail, redirect_to, ...rest } = await readJson(c, link)
    if (!isLinkType(type)) {
      throw new AuthProblem('validation_failed', `Invalid email action link type requested: ${type.slice(0, 40)}`)
    }
    const redirectTo = chooseRedirect(c.req.query('redirect_to') ?? redirect_to, settings)
    return c.json(await links.generate({ ...rest, type, newEmail, redirectTo }, operator))
  })

  auth.post('/invite', async (c) => {
    const operator = await asOperator(c)
    const redirectTo = chooseRedirect(c.req.query('redirect_to'), settings)
    return c.json(await links.invite({ ...(await readJson(c, invitation)), redirectTo }, operator))
  })
}

async function readOperator(c: Context<HttpEnv>, { whoAsks }: Pick<AccountParts, 'whoAsks'>): Promise<Operator> {
  return { role: await whoAsks.requireService(c), client: c.get('client') }
}

function readUserId(c: Context<HttpEnv>): string {
  const id = z.uuid().safeParse(c.req.param('id'))
  if (id.success) return id.data.toLowerCase()
  throw new AuthProblem('validation_failed', 'user_id must be an UUID', { status: 404 })
}
