import * as z from 'zod'
import { savedList, savedPlace } from '#domain/places/saved-place-schemas.ts'
import { createPlaces } from '#server/places/places.ts'
import { createSavedPlaces } from '#server/places/saved-places.ts'
import { describeSavedRoutes } from '#server/places/saved-routes.ts'
import { openTestAccounts } from './accounts.ts'
import { type Asker, createTestApi } from '#testing/servers/api.ts'
import { buildMember } from './members.ts'
import { inventPlace } from './places.ts'

const lists = z.object({ lists: z.array(savedList) })
const merged = z.object({ ...lists.shape, left: z.array(savedPlace) })
const shared = z.object({ token: z.string() })

type Call = { method?: string; body?: unknown; headers?: Record<string, string> }

/** Lists of saved places as a node has them, over a guide with these places. */
export async function openTestSavedPlaces(placeIds: readonly string[]) {
  const accounts = await openTestAccounts()
  const { database, clock } = accounts
  await createPlaces({ database }).load(placeIds.map((id) => inventPlace(id)))
  const savedPlaces = createSavedPlaces({ database, now: () => clock.now })
  const { identify } = accounts.accounts
  const api = createTestApi(describeSavedRoutes(savedPlaces), { identify })

  function ask(who: Asker, path: string, { method = 'GET', ...sent }: Call = {}): Promise<Response> {
    return api.ask(who, method, `/${path}`, sent)
  }

  const tell = async (who: Asker, path: string, call: Call = {}): Promise<unknown> =>
    (await ask(who, path, call)).json()

  return {
    accounts,
    database,
    clock,
    savedPlaces,
    lines: api.lines,
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
