import type { OutsideProblemCode } from '#domain/site/outside-services.ts'
import type { Point } from '#domain/korea/distances.ts'
import type { Opening } from '#domain/places/opening-hours.ts'
import type { Place, PlaceName, PlaceTag } from '#domain/places/places.ts'
import type { FoundBy } from './food-terms.ts'

/** The tabs of the food page, and `place` for all three at once. */
export const foodCategories = ['restaurant', 'cafe', 'street-food', 'place'] as const
export type FoodCategory = (typeof foodCategories)[number]

/** The tabs of the food page. The first one is the default. */
export const foodTabs = ['restaurant', 'cafe', 'street-food'] as const satisfies readonly FoodCategory[]
export type FoodTab = (typeof foodTabs)[number]

export const foodCuisines = ['korean', 'japanese', 'chinese', 'western', 'vegan'] as const
export type FoodCuisine = (typeof foodCuisines)[number]

/** Each mood is a tag of a place. */
export const foodMoods = ['date', 'study', 'family'] as const satisfies readonly PlaceTag[]
export type FoodMood = (typeof foodMoods)[number]

/** Each need is a tag of a place. If a place does not have the tag, it is unknown whether it meets the need. */
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
  /** Null: the tab that has the best places for the words. */
  category: FoodCategory | null
  /** The location as text, such as a city, a part of a city or a station. */
  location: string
  coordinates: { lat: number; lng: number } | null
  filters: FoodFilters
  cursor: string | null
}

export const foodLimits = { words: 100, page: 24 } as const

/** The outside services, in the default order. */
export const foodProviderNames = ['naver', 'kakao', 'google', 'foursquare'] as const
export type FoodProviderName = (typeof foodProviderNames)[number]

/** Where an item comes from. */
export const foodSources = [...foodProviderNames, 'catalogue'] as const
export type FoodSource = (typeof foodSources)[number]

/** A place that was found. A field that its source does not provide is null. */
export type FoodItem = {
  id: string
  title: string
  /** The name in Hangul if the source has it. */
  titleKo: string | null
  /** Its page: our own path for a place of the catalogue, otherwise an https URL of the source. */
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
  /** The text of the source. */
  openingHours: string | null
  mapLink: string | null
  isMGKPick: boolean | null
  isTrending: boolean | null
  source: FoodSource
  attribution: string | null
  /** Some sources forbid showing their places on our map. */
  mayShowOnMap: boolean
  /** The matching row of the catalogue: for saving, for adding to a trip, and for the picture. */
  place: FoodPlace | null
  /** Why the words found it; null if they asked for no kind of food, and for items of outside sources. */
  foundBy: FoundBy | null
}

export type FoodPlace = Pick<
  Place,
  | 'id'
  | 'name'
  | 'kind'
  | 'lat'
  | 'lng'
  | 'tags'
  | 'budgetLevel'
  | 'cuisine'
  | 'categories'
  | 'district'
  | 'province'
  | 'scene'
> & {
  /** Null if the hours of today have no source. */
  opening: Opening | null
}

/**
 * The number of all matches that each value of a filter would leave, instead of the chosen value. Items of outside
 * sources are counted only on the first page and only for cuisines, because nothing else is known about them.
 */
export type FoodCounts = {
  cuisines: Partial<Record<FoodCuisine, number>>
  budgets: Partial<Record<1 | 2 | 3 | 4, number>>
  moods: Partial<Record<FoodMood, number>>
  needs: Partial<Record<FoodNeed, number>>
  picks: number
  trending: number
  /** Places whose hours of today have a source, so that they can be found by when they are open. */
  hours: number
}

/**
 * What was left out of a search that found nothing, so that the nearest places are shown. `area`: the same food
 * elsewhere. `words`: other food in the same area. `rest`: a part of the words. The searched words stand in `words`,
 * without the area.
 */
export type FoodInstead = { left: 'area' | 'words' | 'rest'; words: string; area: PlaceName | null }

export type FoodAnswer = {
  items: FoodItem[]
  /** The first failure of an outside source. The items of the other sources are still included. */
  error: { source: FoodSource; code: OutsideProblemCode; message: string } | null
  /** The sources of the items, in the order of the chain. */
  source: FoodSource[]
  attribution: string[]
  next: string | null
  /** What was searched. */
  category: FoodCategory
  /** The number of matches of the catalogue in each tab. */
  tabs: Record<FoodTab, number>
  /** The point from which distances count: of the visitor, without a name, or of the named location. */
  from: (Point & { name: PlaceName | null }) | null
  /** Set if nothing was found and these are the nearest places. */
  instead: FoodInstead | null
  total: number
  /** True if the catalogue is too large to count all matches. */
  isTotalAtLeast?: boolean
  /** Set if nothing was near the given coordinates: the larger distance in metres that was searched. */
  widenedTo?: number
  /** True if the cursor was unknown, so that this is the first page. */
  isRestarted?: boolean
  counts: FoodCounts
  /** Whether any outside provider is configured, for the banner of the page. */
  hasOutsideProvider: boolean
}
