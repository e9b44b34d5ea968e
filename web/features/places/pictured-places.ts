import { sceneOf } from '#domain/places/place-scenes.ts'
import type { PlaceCard, PlaceList } from '#domain/places/place-lists.ts'
import type { SceneName } from '#domain/site/scene-names.ts'

export type PicturedPlace = Pick<
  PlaceCard,
  'id' | 'name' | 'district' | 'description' | 'categories' | 'lat' | 'lng' | 'isMGKPick' | 'isTrending'
> & {
  scene: SceneName
}

export type PicturedList = { places: PicturedPlace[]; total: number }

/** For a loader: the rules that choose a scene are larger than their results, and stay on the server. */
export function withScenes({ places, total }: Pick<PlaceList, 'places' | 'total'>): PicturedList {
  return { places: places.map(picture), total }
}

function picture(place: PlaceCard): PicturedPlace {
  const { id, name, district, description, categories, lat, lng, isMGKPick, isTrending } = place
  return { id, name, district, description, categories, lat, lng, isMGKPick, isTrending, scene: sceneOf(place) }
}
