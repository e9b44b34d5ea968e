import * as z from 'zod'
import { savedList, savedPlace } from '#domain/places/saved-place-schemas.ts'
import { createPlaces } from '#server/places/places.ts'
import { createSavedPlaces } from '#server/places/saved-places.ts'
import { describeSavedRoutes } from '#server/places/saved-routes.ts'
import { mountApi } from '#server/platform/api/mount-api.ts'
import { openTestAccounts } from './accounts.ts'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { buildMember, type Member } from './members.ts'
import { inventPlace } from './places.ts'

const lists = z.object({ lists: z.array(savedList) })
const merged = z.object({ ...lists.shape, left: z.array(savedPlace) })
const shared = z.object({ token: z.string() })

type Call = { method?: string; body?: unknown; headers?: Record<string, string> }
type Asker = Pick<Member, 'bearer'> | null

/** Lists of saved places as a node has them, over a guide with these places. */
export async function openTestSavedPlaces(placeIds: readonly string[]) {
  const accounts = await openTestAccounts()
  const { database, clock } = accounts
  await createPlaces({ database }).load(placeIds.map((id) => inventPlace(id)))
  const savedPlaces = createSavedPlaces({ database, now: () => clock.now })
  const { app, lines } = createTestApp({
    routes: [
      mountApi({
        routes: describeSavedRoutes(savedPlaces),
        siteOrigin: 'http://localhost:3000',
        identify: accounts.accounts.identify,
        limits: noLimits,
      }),
    ],
  })

  async function ask(who: Asker, path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Response> {
    return app.request(`/api/${path}`, {
      method,
      headers: { ...who?.bearer, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  const tell = async (who: Asker, path: string, call: Call = {}): Promise<unknown> =>
    (await ask(who, path, call)).json()

  return {
    accounts,
    database,
    clock,
    savedPlaces,
    lines,
    ask,
    tell,
    member: () => buildMember(accounts),
    lists: async (who: Asker) => lists.parse(await tell(who, 'saved-lists')).lists,
    merge: async (who: Asker, places: unknown) =>
      merged.parse(await tell(who, 'saved-lists/merge', { method: 'POST', body: { places } })),
    share: async (who: Asker, id: string) =>
      shared.parse(await tell(who, `saved-lists/${id}/share`, { method: 'POST' })).token,
    close: () => accounts.close(),
  }
}
