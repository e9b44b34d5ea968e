import type { MapArea, MapCluster, MapPlace } from '#web/travel/map/map-place.ts'
import type { MapPin } from '#web/travel/map/drawing/map-arrangement.ts'
import { type MapRoute, pointsOfRoute } from '#web/travel/map/drawing/map-route.ts'
import {
  clearOfButtons,
  closest,
  closestOnRoute,
  fitView,
  type MapView,
  type Position,
  toPaper,
  wholeCountry,
} from '#web/travel/map/map-view.ts'

/** The first view. A single place is shown from farther away, because there are no other pins to separate it from. */
export function fitMap(fit: 'country' | 'places' | MapArea, shown: readonly Position[]): MapView {
  if (fit === 'country') return wholeCountry
  if (typeof fit === 'object') return fitView(corners(fit).map(toPaper), { padding: 0, nearest: closest })
  return fitPoints(shown, closest)
}

/** A view that shows all stops of a day as large as possible. */
export function fitRoute(route: MapRoute): MapView {
  return fitPoints(pointsOfRoute(route), closestOnRoute)
}

function fitPoints(positions: readonly Position[], nearest: number): MapView {
  const points = positions.map(toPaper)
  return clearOfButtons(fitView(points, points.length > 1 ? { nearest } : {}), points)
}

/** The corners of the area that contains all places of a cluster. */
export function cornersOf(
  { ids }: MapPin,
  places: ReadonlyMap<string, MapPlace>,
  clusters: ReadonlyMap<string, MapCluster>,
): Position[] {
  return ids.flatMap((id) => places.get(id) ?? corners(clusters.get(id)?.box))
}

function corners(area: MapArea | undefined): Position[] {
  if (!area) return []
  const { south, west, north, east } = area
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
}

/** The bounding box of the points. Null without points. */
export function boundsOf(points: readonly Position[]): MapArea | null {
  if (points.length === 0) return null
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  const [south, west, north, east] = [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)]
  // A box has a minimum size, also for places on one spot.
  const edge = south < north && west < east ? 0 : 0.001
  return { south: south - edge, west: west - edge, north: north + edge, east: east + edge }
}

export function holds(area: MapArea | undefined, { lat, lng }: Position): boolean {
  return area !== undefined && lat >= area.south && lat <= area.north && lng >= area.west && lng <= area.east
}
