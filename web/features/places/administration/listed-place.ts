import { placeCard } from '#domain/place-lists.ts'
import type { Place } from '#domain/places.ts'
import type { ListedPlace } from '#web/features/places/listing/listed-places.ts'
import { sceneOfPlace } from '#web/features/places/place-scene.ts'

/** What everybody will see of it on a card. */
export function listedPlace(place: Place): ListedPlace {
  return { ...placeCard(place), scene: sceneOfPlace(place), metres: null }
}
