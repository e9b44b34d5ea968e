import type { FoodCategory, FoodItem, FoodProviderName } from '#domain/food-search.ts'
import type { NearPoint } from '#domain/place-lists.ts'
import type { PlaceName } from '#domain/places.ts'
import type { OutsideService, ServiceStatus } from '#server/platform/outside/outside.ts'

/** A search as outside services are asked. */
export type ProviderSearch = {
  query: string
  category: FoodCategory
  /** The name of the location to search around, in both languages where known; null without one. */
  where: PlaceName | null
  near: NearPoint | null
  /** Roughly where that is: `near`, or the middle of a city, a province or a district. */
  about: NearPoint | null
  /** Whether `near` is the visitor's own position; then the nearest come first. */
  isNearestFirst: boolean
}

/** An outside service that knows places to eat. Its search throws an `OutsideProblem`. */
export type FoodProvider = {
  name: FoodProviderName
  service: OutsideService
  /** Where it is asked; shown to administrators. */
  host: string
  search(search: ProviderSearch): Promise<FoodItem[]>
}

/** One that is set up, and how it does. */
export type OpenedFoodProvider = FoodProvider & { status(): Promise<ServiceStatus> }

/** What a category is called in a search. Korean services find little for an English word. */
export const categoryWords: Record<FoodCategory, PlaceName> = {
  restaurant: { en: 'restaurant', ko: '음식점' },
  cafe: { en: 'cafe', ko: '카페' },
  'street-food': { en: 'street food', ko: '길거리음식' },
  place: { en: 'restaurant', ko: '맛집' },
}

/** Below the usual limit: a search waits six seconds, and what answers later is of no use to it. */
export const searchMilliseconds = 5_000

/** Longer searches find nothing and are refused by some. */
const longestQuery = 100

export function joinWords(...words: readonly string[]): string {
  const text = words
    .map((word) => word.trim())
    .filter(Boolean)
    .join(' ')
  return Array.from(text).slice(0, longestQuery).join('')
}
