import { sceneOf } from '#domain/place-scenes.ts'
import type { SavedCard } from '#web/page-data.ts'

/** For a loader: what a card of a saved place shows. */
export function presentCard(place: Omit<SavedCard, 'scene'> & Parameters<typeof sceneOf>[0]): SavedCard {
  const { id, name, district, description, kind, cuisine, lat, lng } = place
  return { id, name, district, description, kind, cuisine, lat, lng, scene: sceneOf(place) }
}
