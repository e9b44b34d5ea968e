import type { Province } from '#domain/places/places.ts'
import type { MapRoute } from './drawing/map-route.ts'
import type { MapArea, MapCluster, MapPlace } from './map-place.ts'

export type KoreaMapProps = {
  /** In the order of the list. The number of a pin is its number there. */
  places: readonly MapPlace[]
  /** The endpoint with all places of the list's filters. Without it the map shows only `places`. */
  pinsFrom?: `/api/places/pins${string}`
  /** The area that the filters ask for. */
  within?: MapArea
  /** Clusters that the server made. Without scripts each links to `areaHref` of its area. */
  clusters?: readonly MapCluster[]
  areaHref?: (area: MapArea) => string
  /** The link of a region. Without it the name is not a link. */
  regionHref?: (regionId: string, province: Province) => string
  /** For a page that has the list: the id of a place's row in it. Without it the map renders its own list. */
  rowId?: (id: string) => string
  /** The first view: the whole country, all places at the highest possible zoom, or an area of the map. */
  fit?: 'country' | 'places' | MapArea
  /** Called with the visible area after the visitor moved or zoomed. */
  onMoved?: (area: MapArea) => void
  /** A day of a trip on the map. `fit` is then ignored, and `onChoose` is called with the pressed stop. */
  route?: MapRoute
  onChoose?: (id: string) => void
  /** The controlled highlighted place, for a page that has the cards. Uncontrolled, the map keeps it. */
  activeId?: string | null
  onActivate?: (id: string | null) => void
}
