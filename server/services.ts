import type { MapSource } from '#domain/site/map-source.ts'
import type { Services } from './capabilities.ts'
import type { PageNotes } from './platform/pages/pages.ts'

/** What a page's loader may use: services, the site's own origin, and notes about the page. */
export type PageServices = Pick<
  Services,
  'treatments' | 'dishes' | 'dishNamesSource' | 'festivals' | 'gettingIn' | 'contact' | 'operator'
> & {
  places: Pick<Services['places'], 'list' | 'first' | 'one' | 'pins' | 'near' | 'together' | 'overview'>
  food: Pick<Services['food'], 'search' | 'listPlaces'>
  savedPlaces: Pick<Services['savedPlaces'], 'cards' | 'shared'>
  clinics: Pick<
    Services['clinics'],
    | 'list'
    | 'listWhole'
    | 'facets'
    | 'pins'
    | 'find'
    | 'count'
    | 'counts'
    | 'countShared'
    | 'plasticSurgeryList'
    | 'samplesGiveWay'
    | 'withoutReal'
  >
  consultations: Services['consultations']
  reviews: Pick<Services['reviews'], 'answers' | 'ofClinic' | 'findClinic' | 'readOwn' | 'write' | 'withdraw'>
  settings: Pick<Services['settings'], 'listServices'>
  tripOpenings: Pick<Services['tripOpenings'], 'shared'>
  page: PageNotes
  siteOrigin: string
  /** The map tiles that the operator configured; null for the built-in map. */
  map: MapSource | null
}
