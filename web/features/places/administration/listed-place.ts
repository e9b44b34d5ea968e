import { sceneOf } from '#domain/places/place-scenes.ts'
import { placeCard } from '#domain/places/place-lists.ts'
import type { Place } from '#domain/places/places.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { ListedPlace } from '#web/features/places/listing/listed-places.ts'

export function listedPlace(place: Place): ListedPlace {
  return { ...placeCard(place, seoulDay(Date.now())), scene: sceneOf(place), metres: null }
}
