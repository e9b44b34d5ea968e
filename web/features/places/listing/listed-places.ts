import type { PlaceCard, PlaceList } from '#domain/place-lists.ts'
import type { SceneName } from '#domain/scene-names.ts'

/** A card, what is drawn where the place has no photograph, and how far away it is. */
export type ListedPlace = PlaceCard & {
  scene: SceneName
  /** From the point near which places were asked for; null where none was. */
  metres: number | null
}

/** What the page of places knows of its list. */
export type PlaceListing = Omit<PlaceList, 'places'> & {
  places: ListedPlace[]
  /** Of an empty list: how many places there are without each thing that narrows it, in their order. */
  freed: number[]
  /** The position that was asked for was of no use, and these are the first. */
  isRestarted?: boolean
}
