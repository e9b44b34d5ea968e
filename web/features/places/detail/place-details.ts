import type { NearFestival } from '#domain/festivals/festivals-near.ts'
import type { ListedFestival } from '#domain/festivals/festivals.ts'
import type { GettingIn } from '#domain/places/getting-in.ts'
import type { NearbyPlace } from '#domain/places/place-lists.ts'
import type { Place } from '#domain/places/places.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import type { TaxiPlace } from '#web/travel/places/taxi-card.tsx'

/** The data of a place's page. */
export type PlaceDetails = {
  place: Place
  /** The drawing for a place without a photograph. */
  scene: SceneName
  /** The nearest station with its lines, in Hangul for a driver. */
  stationOnCard: TaxiPlace['station']
  near: (NearbyPlace & { scene: SceneName })[]
  /** The places that go well before or after it. */
  together: (NearbyPlace & { scene: SceneName })[]
  /** What a barrier-free guide describes; null if none does. */
  gettingIn: GettingIn | null
  /** The festivals and shows that happen there. */
  festivals: readonly ListedFestival[]
  around: readonly NearFestival[]
  /** In milliseconds since 1970. "Now" on the page means this moment until hydration. */
  renderedAt: number
  /** Scheme, host and port: the name of this site for a map app. */
  site: string
}
