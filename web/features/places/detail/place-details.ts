import type { NearbyPlace } from '#domain/place-lists.ts'
import type { Place } from '#domain/places.ts'
import type { SceneName } from '#domain/scene-names.ts'
import type { TaxiPlace } from '#web/travel/taxi-card.tsx'

/** What the page of a place is given. */
export type PlaceDetails = {
  place: Place
  /** What is drawn where it has no photograph. */
  scene: SceneName
  /** The nearest station with its lines, in Hangul for a driver. */
  stationOnCard: TaxiPlace['station']
  near: (NearbyPlace & { scene: SceneName })[]
  /** Milliseconds since 1970: what the page says of now is said of this moment until scripts know a later one. */
  renderedAt: number
  /** Scheme, host and port: how this site names itself to a map app. */
  site: string
}
