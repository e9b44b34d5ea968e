import { sceneOf } from '#domain/place-scenes.ts'
import { placeCard } from '#domain/place-lists.ts'
import type { Place } from '#domain/places.ts'
import { seoulDay } from '#domain/seoul-time.ts'
import type { ListedPlace } from '#web/features/places/listing/listed-places.ts'

/** The public card of a place. */
export function listedPlace(place: Place): ListedPlace {
  return { ...placeCard(place, seoulDay(Date.now())), scene: sceneOf(place), metres: null }
}
