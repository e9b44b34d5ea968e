import type { Province } from '#domain/places.ts'
import type { MapPlace } from './map-place.ts'

export type KoreaMapProps = {
  /** In the order of the list; the number of a pin is its number there. */
  places: readonly MapPlace[]
  /** Where a region leads; left out, its name is no link. */
  regionHref?: (regionId: string, province: Province) => string
  /** The page has the list: where the row of a place is in it. Left out, the map brings a list of its own. */
  rowId?: (id: string) => string
  /** What the first view shows: the whole country, or all places as near as they allow. */
  fit?: 'country' | 'places'
  /** Controlled from outside, for a page that has the cards; left out, the map keeps it. */
  activeId?: string | null
  onActivate?: (id: string | null) => void
}
