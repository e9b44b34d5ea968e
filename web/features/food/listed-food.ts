import type { FoodQuery } from '#domain/food/food-query.ts'
import { type FoodAnswer, type FoodItem, type FoodTab, foodTabs } from '#domain/food/food-search.ts'
import type { SceneName } from '#domain/site/scene-names.ts'

/** A result with the scene of its drawing. */
export type ListedFood = FoodItem & { scene: SceneName }

/** The data of the page's list. */
export type FoodListing = Omit<FoodAnswer, 'items'> & {
  items: ListedFood[]
  /** For an empty list: the number of places without each filter, in the order of the filters. */
  freed: number[]
}

export type AnsweredFood = {
  query: FoodQuery
  listing: FoodListing
  /** True when a form without scripts was submitted with an empty search. */
  isMissingWords: boolean
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
  /** The moment of rendering, for what is open now. */
  renderedAt: number
}

/** The tab of the list: the chosen one, or the one that the search chose. */
export function tabOf({ query, listing }: Pick<AnsweredFood, 'query' | 'listing'>): FoodTab {
  return query.category ?? foodTabs.find((tab) => tab === listing.category) ?? 'restaurant'
}

/** Google forbids storing its results, also on a device. */
export function isStorable({ listing }: Pick<AnsweredFood, 'listing'>): boolean {
  return !listing.source.includes('google')
}

/** A result with its number on the map. Null when it may not be shown there. */
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

/** The id that selects the drawing's variation: that of our place, so that it looks the same everywhere. */
export function foodPictureId({ id, place }: Pick<ListedFood, 'id' | 'place'>): string {
  return place?.id ?? foodRowId(id)
}

/** A path on this site or an HTTPS address. Any other value of a source is not a link. */
export function safeLink(link: string | null): string | null {
  if (link === null) return null
  return /^https:\/\/[^\s"<>]+$/u.test(link) || /^\/[a-z0-9/_-]*$/u.test(link) ? link : null
}

export function isElsewhere(link: string): boolean {
  return link.startsWith('https://')
}
