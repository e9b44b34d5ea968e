import type { PlaceCard } from '#domain/place-lists.ts'
import type { SceneName } from '#domain/scene-names.ts'

export type SavedCard = Pick<
  PlaceCard,
  'id' | 'name' | 'district' | 'description' | 'kind' | 'cuisine' | 'lat' | 'lng'
> & {
  scene: SceneName
}

/** As many as one address asks for. */
export const cardsPerCall = 24
