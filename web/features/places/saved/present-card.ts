import { sceneOf } from '#domain/places/place-scenes.ts'
import type { SavedCard } from '#web/page-data.ts'

/** The fields of a saved place's card. */
export function presentCard(place: Omit<SavedCard, 'scene'> & Parameters<typeof sceneOf>[0]): SavedCard {
  const { id, name, district, description, kind, cuisine, lat, lng } = place
  return { id, name, district, description, kind, cuisine, lat, lng, scene: sceneOf(place) }
}
