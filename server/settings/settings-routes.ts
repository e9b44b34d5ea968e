import type { Context } from 'hono'
import { type Actor, canAdminister } from '#domain/accounts/accounts.ts'
import type { DetailedServiceReport, ServiceId, ServiceReport, ServiceTest } from '#domain/site/outside-services.ts'
import { Problem } from '#domain/site/problems.ts'
import type { Choices } from '#domain/site/settings.ts'
import { readChoices } from './settings-schemas.ts'
import { readAllowedMethods } from '#server/platform/http/allowed-methods.ts'
import type { App } from '#server/platform/http/app.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { parseJson } from '#server/platform/http/parse-json.ts'
import type { OutsideServices } from './outside-services.ts'
import type { Member, Preferences } from './preferences.ts'

export type Identify = (readHeader: (name: string) => string | undefined) => Promise<Actor>

type Parts = { preferences: Preferences; services: OutsideServices; identify: Identify }

const settingsPath = '/api/settings'

/**
 * Types for the typed client, see server/api.ts. These routes are not described, so handlers name their answer types.
 */
export type SettingsApi = {
  'GET /api/settings/preferences': { given: unknown; answer: Choices }
  'PUT /api/settings/preferences': { given: { body: Choices }; answer: Choices }
  /** Only administrators with a second factor get the details. */
  'GET /api/settings/services': { given: unknown; answer: { services: (ServiceReport | DetailedServiceReport)[] } }
  'POST /api/settings/services/:id/test': { given: { params: { id: ServiceId } }; answer: ServiceTest }
}
type Answer<Call extends keyof SettingsApi> = SettingsApi[Call]['answer']

export function mountSettings(app: App, { preferences, services, identify }: Parts): void {
  const routes = app.basePath(settingsPath)
  routes.use('*', async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })

  function whoAsks(c: Context<HttpEnv>): Promise<Actor> {
    return identify((name) => c.req.header(name))
  }

  async function requireMember(c: Context<HttpEnv>): Promise<Member> {
    const actor = await whoAsks(c)
    if (actor.kind === 'visitor') throw new Problem('accounts.sign_in_required', { 'www-authenticate': 'Bearer' })
    return { userId: actor.userId, assurance: actor.assurance }
  }

  routes.get('/preferences', async (c) =>
    c.json((await preferences.read(await requireMember(c))) satisfies Answer<'GET /api/settings/preferences'>),
  )

  routes.put('/preferences', async (c) => {
    const member = await requireMember(c)
    const kept = await preferences.merge(member, await readBody(c))
    return c.json(kept satisfies Answer<'PUT /api/settings/preferences'>)
  })

  routes.get('/services', async (c) => {
    const seesDetails = canAdminister(await whoAsks(c))
    const told = { services: seesDetails ? await services.listDetailed() : services.list() }
    return c.json(told satisfies Answer<'GET /api/settings/services'>)
  })

  routes.post('/services/:id/test', async (c) => {
    const actor = await whoAsks(c)
    if (actor.kind === 'visitor') throw new Problem('accounts.sign_in_required', { 'www-authenticate': 'Bearer' })
    if (!canAdminister(actor)) throw new Problem('settings.test_denied')
    const result = await services.test(c.req.param('id'))
    if (!result) throw new Problem('page.not_found')
    return c.json(result satisfies Answer<'POST /api/settings/services/:id/test'>)
  })

  const allowedMethods = readAllowedMethods(app, settingsPath)
  routes.all('*', (c) => {
    const allowed = allowedMethods(c.req.path)
    if (allowed.length === 0) throw new Problem('page.not_found')
    throw new Problem('request.method_not_allowed', { allow: allowed.join(', ') })
  })
}

async function readBody(c: Context<HttpEnv>): Promise<Choices> {
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  try {
    const choices = readChoices(parseJson(bytes))
    if (choices) return choices
  } catch (error) {
    if (error instanceof Problem) throw error
  }
  throw new Problem('request.malformed')
}
