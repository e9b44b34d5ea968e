import type { Province } from '#domain/places.ts'
import type { MapRoute } from './map-route.ts'
import type { MapArea, MapCluster, MapPlace } from './map-place.ts'

export type KoreaMapProps = {
  /** In the order of the list; the number of a pin is its number there. */
  places: readonly MapPlace[]
  /** Where all places of the list's filters come from; left out, there are no others than `places`. */
  pinsFrom?: `/api/places/pins${string}`
  /** The part of the map that the filters ask for. */
  within?: MapArea
  /** What the server joined. Without scripts each leads to `areaHref` of its part of the map. */
  clusters?: readonly MapCluster[]
  areaHref?: (area: MapArea) => string
  /** Where a region leads; left out, its name is no link. */
  regionHref?: (regionId: string, province: Province) => string
  /** The page has the list: where the row of a place is in it. Left out, the map brings a list of its own. */
  rowId?: (id: string) => string
  /** What the first view shows: the whole country, all places as near as they allow, or a part of the map. */
  fit?: 'country' | 'places' | MapArea
  /** Somebody moved or zoomed, and this is what they look at now. */
  onMoved?: (area: MapArea) => void
  /** A day of a trip on the map; then `fit` is ignored, and `onChoose` is called with the pressed stop. */
  route?: MapRoute
  onChoose?: (id: string) => void
  /** Controlled from outside, for a page that has the cards; left out, the map keeps it. */
  activeId?: string | null
  onActivate?: (id: string | null) => void
}
