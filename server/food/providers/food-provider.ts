import type { FoodCategory, FoodItem, FoodProviderName } from '#domain/food/food-search.ts'
import type { NearPoint } from '#domain/places/place-lists.ts'
import type { PlaceName } from '#domain/places/places.ts'
import type { OutsideService, ServiceStatus } from '#server/platform/outside/outside.ts'

/** A search request to outside services. */
export type ProviderSearch = {
  query: string
  category: FoodCategory
  /** The name of the location to search around, in both languages where known; null without one. */
  where: PlaceName | null
  near: NearPoint | null
  /** The approximate position: `near`, or the centre of a city, a province or a district. */
  about: NearPoint | null
  /** Whether `near` is the visitor's own position. If so, the nearest places come first. */
  isNearestFirst: boolean
}

/** An outside service that finds food places. Its search throws an `OutsideProblem`. */
export type FoodProvider = {
  name: FoodProviderName
  service: OutsideService
  /** The host name of the service, which administrators see. */
  host: string
  search(search: ProviderSearch): Promise<FoodItem[]>
}

export type OpenedFoodProvider = FoodProvider & { status(): Promise<ServiceStatus> }

/** The search word for a category. Korean services find little for an English word. */
export const categoryWords: Record<FoodCategory, PlaceName> = {
  restaurant: { en: 'restaurant', ko: '음식점' },
  cafe: { en: 'cafe', ko: '카페' },
  'street-food': { en: 'street food', ko: '길거리음식' },
  place: { en: 'restaurant', ko: '맛집' },
}

/** Lower than the usual limit: a search waits six seconds, and later answers are useless. */
export const searchMilliseconds = 5_000

/** Longer queries find nothing, and some services reject them. */
const longestQuery = 100

export function joinWords(...words: readonly string[]): string {
  const text = words
    .map((word) => word.trim())
    .filter(Boolean)
    .join(' ')
  return Array.from(text).slice(0, longestQuery).join('')
}
