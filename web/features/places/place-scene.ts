import { sceneOf } from '#domain/place-scenes.ts'
import type { PlaceCard } from '#domain/place-lists.ts'
import type { SceneName } from '#domain/scenes.ts'

/**
 * For a loader: what is drawn of a place. The rules that choose weigh more than their answers, and stay on the server.
 */
export function sceneOfPlace(
  place: Pick<PlaceCard, 'id' | 'kind' | 'categories' | 'name' | 'district' | 'province' | 'cuisine'>,
): SceneName {
  return sceneOf({ ...place, name: place.name.en, district: place.district.en })
}

/** For a loader: a card with what is drawn on it. */
export function withScene<Card extends PlaceCard>(place: Card): Card & { scene: SceneName } {
  return { ...place, scene: sceneOfPlace(place) }
}
