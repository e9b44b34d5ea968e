import type { PlaceCheck } from '#domain/places/place-edit-schemas.ts'
import type { DeletedPlace } from '#domain/places/place-history.ts'
import type { Place } from '#domain/places/places.ts'
import { type EditingCalls, formPaths } from '#web/administration/calls.ts'
import type { Page } from '#web/administration/versions/use-pages.ts'
import { callApi, isRefusal } from '#web/api.ts'
import { type EditedPlace, wholePlace } from '#web/features/places/administration/draft/place-draft.ts'

export const placeCalls: EditingCalls<Place, EditedPlace> = {
  readFacts: (id, signal) => callApi('GET /api/places/:id/facts', { params: { id }, signal }),
  add: (facts) => callApi('POST /api/places', { body: wholePlace(facts) }),
  change: (id, version, changes) =>
    callApi('PATCH /api/places/:id', { params: { id }, version, body: wholePlace(changes) }),
  remove: (id) => callApi('DELETE /api/places/:id', { params: { id } }),
  restore: (id) => callApi('POST /api/places/:id/restore', { params: { id } }),
  async readHistory(id, after, signal) {
    const query = { after: after ?? undefined }
    const { changes, next } = await callApi('GET /api/places/:id/history', { params: { id }, query, signal })
    return { rows: changes, next }
  },
  restoreVersion: (id, version, seen) =>
    callApi('POST /api/places/:id/history/:version/restore', { params: { id, version }, version: seen }),
  readConflict: (error) => (isRefusal(error, 'places.changed_meanwhile') ? error.body : null),
  readRefusedFields: (error) => (isRefusal(error, 'places.invalid') ? formPaths(error.body) : []),
}

/** Lists deleted places. `after` is the cursor from the previous page. */
export async function readDeletedPlaces(after: string | null, signal?: AbortSignal): Promise<Page<DeletedPlace>> {
  const { places, next } = await callApi('GET /api/places/deleted', { query: { after: after ?? undefined }, signal })
  return { rows: places, next }
}

/** Lists places with unchecked facts. `after` is the cursor from the previous page. */
export async function readUnchecked(after: string | null, signal?: AbortSignal): Promise<Page<Place>> {
  const { places, next } = await callApi('GET /api/places/unchecked', { query: { after: after ?? undefined }, signal })
  return { rows: places, next }
}

/** Records the source and the date of a check. Rejected when the place was saved since. */
export function checkPlace({ id, version }: Pick<Place, 'id' | 'version'>, body: PlaceCheck): Promise<Place> {
  return callApi('POST /api/places/:id/check', { params: { id }, version, body })
}
