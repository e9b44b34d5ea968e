import type { UncheckedPlaces } from '#domain/place-history.ts'
import type { PlaceCheck } from '#domain/place-edit-schemas.ts'
import type { Place } from '#domain/places.ts'
import { createCalls } from '#web/administration/calls.ts'
import type { Page } from '#web/administration/versions/use-pages.ts'
import { callApi } from '#web/api.ts'
import type { EditedPlace } from '#web/features/places/administration/draft/place-draft.ts'

export const placeCalls = createCalls<Place, EditedPlace>('places')

/* oxlint-disable typescript/no-unsafe-type-assertion -- each as server/places/edited-place-routes.ts answers, in one release */

/** Those whose facts nobody has checked; `after` as the page before said. */
export async function readUnchecked(after: string | null, signal?: AbortSignal): Promise<Page<Place>> {
  const query = after === null ? '' : `?${new URLSearchParams({ after })}`
  const { places, next } = (await callApi(`/api/places/unchecked${query}`, signal ? { signal } : {})) as UncheckedPlaces
  return { rows: places, next }
}

/** Says where somebody looked, and on which day; refused when somebody saved since. */
export async function checkPlace({ id, version }: Pick<Place, 'id' | 'version'>, found: PlaceCheck): Promise<Place> {
  return (await callApi(`/api/places/${id}/check`, { method: 'POST', body: found, version })) as Place
}

/* oxlint-enable typescript/no-unsafe-type-assertion */
