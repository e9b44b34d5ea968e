import { sceneOf } from '#domain/places/place-scenes.ts'
import type { PlaceCard } from '#domain/places/place-lists.ts'
import type { SceneName } from '#domain/site/scene-names.ts'

/** For a loader: adds the scene to a card. */
export function withScene<Card extends PlaceCard>(place: Card): Card & { scene: SceneName } {
  return { ...place, scene: sceneOf(place) }
}
