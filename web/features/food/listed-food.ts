import type { FoodQuery } from '#domain/food-query.ts'
import type { FoodAnswer, FoodItem } from '#domain/food-search.ts'
import type { SceneName } from '#domain/scene-names.ts'

/** A found place, and what is drawn of it. */
export type ListedFood = FoodItem & { scene: SceneName }

/** What the page knows of its list. */
export type FoodListing = Omit<FoodAnswer, 'items'> & {
  items: ListedFood[]
  /** For an empty list: how many places there are without each filter, in their order. */
  freed: number[]
}

/** A list and the search that it answers. */
export type AnsweredFood = {
  query: FoodQuery
  listing: FoodListing
  /** A form without scripts was sent with nothing to search. */
  isMissingWords: boolean
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
}

/** A place with a number under which it stands on the map; null where it may not be shown there. */
export type NumberedFood = { item: ListedFood; number: number | null }

type PlacedFood = ListedFood & { mapx: number; mapy: number }

export function isOnMap(item: ListedFood): item is PlacedFood {
  return item.mayShowOnMap && item.mapx !== null && item.mapy !== null
}

export function numberFood(items: readonly ListedFood[]): NumberedFood[] {
  let last = 0
  return items.map((item) => ({ item, number: isOnMap(item) ? (last += 1) : null }))
}

/** The id of an item's card, also as a part of an address. */
export function foodRowId(id: string): string {
  return `food-${id.replaceAll(/[^\w-]/gu, '_')}`
}

/** Which drawing of its scene an item has: that of its row, so that a place looks the same everywhere. */
export function foodPictureId({ id, place }: Pick<ListedFood, 'id' | 'place'>): string {
  return place?.id ?? foodRowId(id)
}

/** An address of ours or a secure one elsewhere; anything else that a source says is no link. */
export function safeLink(link: string | null): string | null {
  if (link === null) return null
  return /^https:\/\/[^\s"<>]+$/u.test(link) || /^\/[a-z0-9/_-]*$/u.test(link) ? link : null
}

export function isElsewhere(link: string): boolean {
  return link.startsWith('https://')
}
