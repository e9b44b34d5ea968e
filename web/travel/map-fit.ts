import type { MapArea, MapCluster, MapPlace } from './map-place.ts'
import type { MapPin } from './map-arrangement.ts'
import { type MapRoute, pointsOfRoute } from './map-route.ts'
import {
  clearOfButtons,
  closest,
  closestOnRoute,
  fitView,
  type MapView,
  type Position,
  toPaper,
  wholeCountry,
} from './map-view.ts'

/** One place alone is looked at from farther away: there is nothing to tell it apart from. */
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

/** What has to be in view for all of a cluster to be. */
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

/** The part that holds them all; null for none. */
export function boundsOf(points: readonly Position[]): MapArea | null {
  if (points.length === 0) return null
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  const [south, west, north, east] = [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)]
  // A part has some width, also that of places on one spot.
  const edge = south < north && west < east ? 0 : 0.001
  return { south: south - edge, west: west - edge, north: north + edge, east: east + edge }
}

export function holds(area: MapArea | undefined, { lat, lng }: Position): boolean {
  return area !== undefined && lat >= area.south && lat <= area.north && lng >= area.west && lng <= area.east
}
