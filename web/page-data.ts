import type { ClinicFacets } from '#domain/clinics/clinic-lists.ts'
import type { Clinic, ClinicPath } from '#domain/clinics/clinics.ts'
import type { ListedFestival } from '#domain/festivals/festivals.ts'
import type { PlaceCard } from '#domain/places/place-lists.ts'
import type { SceneName } from '#domain/site/scene-names.ts'

/** The fields of a place that the page of saved places shows. */
export type SavedCard = Pick<
  PlaceCard,
  'id' | 'name' | 'district' | 'description' | 'kind' | 'cuisine' | 'lat' | 'lng'
> & { scene: SceneName }

/** A suggestion while the visitor types the name of a place. */
export type Suggestion = Pick<PlaceCard, 'id' | 'name' | 'district' | 'kind'> & { scene: SceneName }

/** The filters in a page's address, as its form writes them. */
type AddressFilters = Readonly<Record<string, string>>

/**
 * JSON that loaders of web/routes return to pages of this site. They are not routes of the API: they read the filters
 * of a page's address and are cached like pages. Each loader is type-checked against its line here.
 */
export type PageData = {
  'GET /places/fit.json': { given: { query: AddressFilters }; answer: { total: number } }
  'GET /places/suggest.json': { given: { query: { q: string } }; answer: { places: Suggestion[] } }
  'GET /saved/places.json': { given: { query: { ids: string } }; answer: { places: SavedCard[] } }
  'GET /festivals/between.json': {
    given: { query: { from: string; to: string } }
    answer: { festivals: ListedFestival[] }
  }
  'GET /:listing/copy.json': { given: { params: { listing: ClinicPath } }; answer: Clinic[] }
  'GET /:listing/fit.json': {
    given: { params: { listing: ClinicPath }; query: AddressFilters }
    answer: { total: number; facets: ClinicFacets }
  }
}
