import type { Place, PlaceTag } from './places.ts'

/** The tabs of the food page, and `place` for all three at once. */
export const foodCategories = ['restaurant', 'cafe', 'street-food', 'place'] as const
export type FoodCategory = (typeof foodCategories)[number]

export const foodCuisines = ['korean', 'japanese', 'chinese', 'western', 'vegan'] as const
export type FoodCuisine = (typeof foodCuisines)[number]

/** Each is a tag of a place, as the needs are. */
export const foodMoods = ['date', 'study', 'family'] as const satisfies readonly PlaceTag[]
export type FoodMood = (typeof foodMoods)[number]

/** What somebody needs of a table; each is a tag of a place, and a place without the tag is not known to have it. */
export const foodNeeds = [
  'vegan',
  'vegetarian',
  'halal',
  'no-pork',
  'solo-friendly',
  'english-menu',
  'no-phone-needed',
] as const satisfies readonly PlaceTag[]
export type FoodNeed = (typeof foodNeeds)[number]

export type FoodFilters = {
  cuisine: FoodCuisine | null
  budget: Place['budgetLevel']
  mood: FoodMood | null
  needs: readonly FoodNeed[]
  onlyPicks: boolean
  onlyTrending: boolean
  /** Only places whose hours have a source. Clocks and dates in Seoul; `now` is read when the search is answered. */
  open: 'now' | { on: string; at: string } | null
}

export const noFoodFilters: FoodFilters = {
  cuisine: null,
  budget: null,
  mood: null,
  needs: [],
  onlyPicks: false,
  onlyTrending: false,
  open: null,
}

export type FoodSearch = {
  query: string
  category: FoodCategory
  /** Words for a place, such as a part of a city, a station or a city. */
  location: string
  coordinates: { lat: number; lng: number } | null
  filters: FoodFilters
  cursor: string | null
}

export const foodLimits = { words: 100, page: 24 } as const

/** The outside services that may be searched, in the order that holds where the operator names none. */
export const foodProviderNames = ['naver', 'kakao', 'google', 'foursquare'] as const
export type FoodProviderName = (typeof foodProviderNames)[number]

/** Where an item comes from. */
export const foodSources = [...foodProviderNames, 'catalogue'] as const
export type FoodSource = (typeof foodSources)[number]

/** A found place. What its source does not say is null. */
export type FoodItem = {
  id: string
  title: string
  /** The name in Hangul, where the source says it. */
  titleKo: string | null
  /** Its page: our own path for a place of the catalogue, the source's https address for every other. */
  link: string | null
  category: string | null
  description: string | null
  address: string | null
  roadAddress: string | null
  /** Longitude and latitude in degrees, as the specification names them. */
  mapx: number | null
  mapy: number | null
  telephone: string | null
  rating: number | null
  reviewCount: number | null
  /** In words, as its source says it. */
  openingHours: string | null
  mapLink: string | null
  isMGKPick: boolean | null
  isTrending: boolean | null
  source: FoodSource
  attribution: string | null
  /** Some sources forbid to show their places on our map. */
  mayShowOnMap: boolean
  /** The row of the catalogue behind it, for saving it, adding it to a trip and its picture. */
  place: FoodPlace | null
}

export type FoodPlace = Pick<
  Place,
  'id' | 'name' | 'kind' | 'lat' | 'lng' | 'tags' | 'budgetLevel' | 'cuisine' | 'categories' | 'district' | 'province'
>

export const foodErrors = [
  'not_configured',
  'bad_key',
  'forbidden',
  'quota',
  'bad_request',
  'not_found',
  'upstream_down',
  'timeout',
  'malformed',
] as const
export type FoodErrorCode = (typeof foodErrors)[number]

/**
 * How many of all matches would be left with one more filter, counted before the page is cut. Items of outside sources
 * count on the first page alone, and for cuisines alone: nothing else is known of them.
 */
export type FoodCounts = {
  cuisines: Partial<Record<FoodCuisine, number>>
  budgets: Partial<Record<1 | 2 | 3 | 4, number>>
  moods: Partial<Record<FoodMood, number>>
  needs: Partial<Record<FoodNeed, number>>
  picks: number
  trending: number
}

export type FoodAnswer = {
  items: FoodItem[]
  /** The first failure of an outside source; items are there all the same, from the sources after it. */
  error: { source: FoodSource; code: FoodErrorCode; message: string } | null
  /** The sources of the items, in the order of the chain. */
  source: FoodSource[]
  attribution: string[]
  next: string | null
  total: number
  /** True where the catalogue is too large to count all. */
  isTotalAtLeast?: boolean
  /** Nothing is near the given coordinates: the metres within which these items lie. */
  widenedTo?: number
  /** True where nothing is known of the given cursor: this is the first page. */
  isRestarted?: boolean
  counts: FoodCounts
  /** Whether any outside provider is configured: the page's banner. */
  hasOutsideProvider: boolean
}
