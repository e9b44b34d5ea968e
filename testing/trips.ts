import { readSavedSteps } from '#domain/saved-step-schemas.ts'
import { mountApi } from '#server/platform/api/mount-api.ts'
import { describeTripDraftRoutes } from '#server/trips/trip-draft-routes.ts'
import { createTripDrafts } from '#server/trips/trip-drafts.ts'
import { openTestAccounts } from './accounts.ts'
import { createTestDataKey } from './data-key.ts'
import { openTestDatabase } from './database.ts'
import { createTestApp, noLimits } from './http.ts'
import { buildMember, type Member } from './members.ts'

type Call = { method?: string; body?: unknown; headers?: Record<string, string> }
type Asker = Pick<Member, 'bearer'> | null

/** Trips of members as a node keeps them. */
export async function openTestTrips() {
  const shared = await openTestDatabase()
  const accounts = await openTestAccounts({ shared })
  const { database, clock } = accounts
  const parts = { database, dataKey: createTestDataKey(), now: () => clock.now }
  const drafts = createTripDrafts(parts)
  const { app, lines } = createTestApp({
    routes: [
      mountApi({
        routes: describeTripDraftRoutes(drafts),
        siteOrigin: 'http://localhost:3000',
        identify: accounts.accounts.identify,
        limits: noLimits,
      }),
    ],
  })

  async function ask(who: Asker, path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Response> {
    return app.request(path, {
      method,
      headers: { ...who?.bearer, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  return {
    accounts,
    /** Of the database, past all roles. */
    url: shared.url,
    database,
    clock,
    drafts,
    lines,
    ask,
    member: () => buildMember(accounts),
    readDraft: async (who: Asker) => readSavedSteps(await (await ask(who, '/api/trip-draft')).json()),
    async close() {
      await accounts.close()
      await shared.close()
    },
  }
}

export type TestTrips = Awaited<ReturnType<typeof openTestTrips>>
