import type { ClinicFacets, ClinicList, FoundClinic } from '#domain/clinics/clinic-lists.ts'
import type { ClinicCard, ClinicTreatment } from '#domain/clinics/clinics.ts'
import { sceneOfClinic } from '#domain/places/place-scenes.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import type { FilterName } from './listing-query.ts'

/** A card, with the drawing for a clinic without a photograph. */
export type ListedClinic = ClinicCard & { scene: SceneName } & Partial<Pick<FoundClinic, 'match' | 'reviews'>>

/** The data of a listing page. */
export type Listing = {
  clinics: ListedClinic[]
  total: number
  /** True when the count of a search stopped at a limit. */
  isTotalAtLeast: boolean
  next: string | null
  /** Words of the search that no clinic has. The list goes on without them. */
  unread: string[]
  facets: ClinicFacets
  /** For an empty list: the number of clinics without one of the filters. Filters with 0 are left out. */
  freed: { name: FilterName; count: number }[]
  /** The number of clinics on the other listing pages. */
  counts: Partial<Record<ClinicTreatment, number>>
  /** The number of clinics of the whole list for which its treatment is one of several departments. */
  shared: number
  /** The cursor was invalid, and this is the first page. */
  isRestarted?: boolean
}

/** For a loader: the rules that choose a scene are larger than their results, and stay on the server. */
export function withScenes({ clinics }: Pick<ClinicList, 'clinics'>): ListedClinic[] {
  return clinics.map((clinic) => ({ ...clinic, scene: sceneOf(clinic) }))
}

/** For a loader, for the same reason: the scene of one clinic. */
export function sceneOf({ id, treatments }: Pick<ClinicCard, 'id' | 'treatments'>): SceneName {
  return sceneOfClinic({ id: String(id), treatments })
}
