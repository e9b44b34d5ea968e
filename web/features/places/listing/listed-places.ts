import type { PlaceCard, PlaceList } from '#domain/places/place-lists.ts'
import type { SceneName } from '#domain/site/scene-names.ts'

/** A card, with the drawing for a place without a photograph and its distance. */
export type ListedPlace = PlaceCard & {
  scene: SceneName
  /** The distance from the requested point. Null without one. */
  metres: number | null
}

/** The data of the places page. */
export type PlaceListing = Omit<PlaceList, 'places'> & {
  places: ListedPlace[]
  /** For an empty list: the number of places without each filter, in the order of the filters. */
  freed: number[]
  /** The cursor was invalid, and this is the first page. */
  isRestarted?: boolean
}
