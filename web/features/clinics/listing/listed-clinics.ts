import type { ClinicFacets, ClinicList } from '#domain/clinic-lists.ts'
import type { ClinicCard, ClinicTreatment } from '#domain/clinics.ts'
import { sceneOfClinic } from '#domain/place-scenes.ts'
import type { SceneName } from '#domain/scene-names.ts'
import type { FilterName } from './listing-query.ts'

/** A card, and what is drawn where the clinic has no photograph. */
export type ListedClinic = ClinicCard & { scene: SceneName }

/** What a listing page knows of its list. */
export type Listing = {
  clinics: ListedClinic[]
  total: number
  /** A search is not counted to its end where it finds very much. */
  isTotalAtLeast: boolean
  next: string | null
  facets: ClinicFacets
  /** Of an empty list: how many clinics there are without one of the filters; never none. */
  freed: { name: FilterName; count: number }[]
  /** How many clinics the other listing pages have. */
  counts: Partial<Record<ClinicTreatment, number>>
  /** The position that was asked for was of no use, and these are the first. */
  isRestarted?: boolean
}

/** For a loader: the rules that choose a scene weigh more than their answers, and stay on the server. */
export function withScenes({ clinics }: ClinicList): ListedClinic[] {
  return clinics.map((clinic) => ({ ...clinic, scene: sceneOf(clinic) }))
}

/** For a loader, likewise: what is drawn of one clinic. */
export function sceneOf({ id, treatments }: Pick<ClinicCard, 'id' | 'treatments'>): SceneName {
  return sceneOfClinic({ id: String(id), treatments })
}
