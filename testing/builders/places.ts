import * as z from 'zod'
import { type PlaceFacts, unknownPlace } from '#domain/places/places.ts'
import { createClinics } from '#server/clinics/clinics.ts'
import { createPlaceRows } from '#server/places/place-rows.ts'
import { describePlaceRoutes } from '#server/places/place-routes.ts'
import { createPlaces } from '#server/places/places.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createTestApi } from '#testing/servers/api.ts'
import { noLimits } from '#testing/servers/http.ts'

/** Places and their routes as a node has them. */
export async function openTestPlaces({
  limits = noLimits,
  withCatalogue = false,
}: { limits?: Pick<RateLimits, 'take'>; withCatalogue?: boolean } = {}) {
  const opened = await openTestDatabase({ withCatalogue })
  const { database, url } = opened
  const places = createPlaces({ database })
  const clinics = createClinics({ database, samples: 'on' })
  const routes = describePlaceRoutes({ places, rows: createPlaceRows({ places, clinics }) })
  const { app, lines } = createTestApi(routes, { limits })

  /** A request for what stands below /api/places. */
  async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return app.request(`/api/places${path}`, { headers })
  }

  /** The ids of a list, and where it goes on. */
  async function listIds(search: string) {
    const answer = list.parse(await (await ask(`?${search}`)).json())
    return { ids: answer.items.map(({ id }) => id), next: answer.next }
  }

  return { database, url, places, clinics, routes, app, lines, ask, listIds, close: () => opened.close() }
}

export type TestPlaces = Awaited<ReturnType<typeof openTestPlaces>>

const list = z.object({ items: z.array(z.object({ id: z.string() })), next: z.string().nullable() })

/** For tests: a place in Jongno of which little is known. */
export function inventPlace(id: string, facts: Partial<PlaceFacts> = {}): PlaceFacts {
  return {
    ...unknownPlace,
    id,
    name: { en: `The ${id} house`, ko: `${id} 집` },
    description: 'A house that does not exist. It stands here for tests.',
    lat: 37.574,
    lng: 126.985,
    province: 'Seoul',
    district: { en: 'Jongno-gu', ko: '종로구' },
    address: { en: '1 Test-gil, Jongno-gu, Seoul', ko: '서울 종로구 시험길 1' },
    kind: 'attraction',
    interests: ['culture'],
    visitMinutes: 60,
    ...facts,
  }
}
