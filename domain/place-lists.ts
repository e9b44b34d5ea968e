import { basisOf } from './place-sources.ts'
import type { Interest, Place, PlaceCategory, PlaceFacts, PlaceKind, PlaceTag, Province, SeoulArea } from './places.ts'

/** What a card shows of a place. */
export type PlaceCard = Pick<
  Place,
  | 'id'
  | 'name'
  | 'description'
  | 'lat'
  | 'lng'
  | 'area'
  | 'province'
  | 'district'
  | 'kind'
  | 'categories'
  | 'tags'
  | 'cuisine'
  | 'cost'
  | 'budgetLevel'
  | 'basis'
  | 'image'
  | 'scene'
  | 'pickedOn'
  | 'isMGKPick'
  | 'isTrending'
> & {
  /** A page or an editor says what it costs. */
  isPriceSure: boolean
}

/** What a map needs of a place. */
export type PlacePin = Pick<PlaceFacts, 'id' | 'name' | 'lat' | 'lng' | 'kind' | 'province'>

/** A part of the map in degrees. */
export type Box = { south: number; west: number; north: number; east: number }

/** Many places that stand close to one another: where their middle is, and what to zoom to for seeing them apart. */
export type PlaceCluster = { lat: number; lng: number; count: number; box: Box }

/** Single pins, or clusters where there are more than a map can show apart. `total` counts the places of both. */
export type PlacePins = { pins: PlacePin[]; clusters: PlaceCluster[]; total: number }

/** As the guide has it, by distance from `near`, or by name. In a search `guide` begins with what fits best. */
export const placeOrders = ['guide', 'near', 'name'] as const
export type PlaceOrder = (typeof placeOrders)[number]

export type NearPoint = { lat: number; lng: number; metres: number }

export const budgetLevels = [1, 2, 3, 4] as const
export type BudgetLevel = (typeof budgetLevels)[number]

/** What a list is narrowed by. Null, '' and an empty list narrow nothing. */
export type PlaceFilter = {
  /** A name in any script and spelling, initial consonants, an alias, a district, what there is to eat. */
  words: string
  /** Any of them. */
  kinds: readonly PlaceKind[]
  category: PlaceCategory | null
  interest: Interest | null
  /** All of them. */
  tags: readonly PlaceTag[]
  area: SeoulArea | null
  province: Province | null
  /** The English name of a district. */
  district: string | null
  budget: BudgetLevel | null
  box: Box | null
  near: NearPoint | null
  /** Only what is known to be open on that day, or at that clock of it, in Seoul. Unknown hours never count. */
  open: { on: string; at: string | null } | null
}

export type PlaceQuery = PlaceFilter & {
  order: PlaceOrder
  /** Where the page before ended, as its answer said. */
  after: string | null
  limit: number
}

export const placeLimits = { perPage: 24, most: 500, pins: 500, words: 200, metres: 50_000, near: 12 } as const

const noPlaceFilter: PlaceFilter = {
  words: '',
  kinds: [],
  category: null,
  interest: null,
  tags: [],
  area: null,
  province: null,
  district: null,
  budget: null,
  box: null,
  near: null,
  open: null,
}

export const noPlaceQuery: PlaceQuery = { ...noPlaceFilter, order: 'guide', after: null, limit: placeLimits.perPage }

/** `next` is null on the last page. What is counted to a limit is "at least" where there are more. */
export type PlaceList = { places: PlaceCard[]; total: number; isTotalAtLeast: boolean; next: string | null }

/** A place beside another one, and how far away on the straight line. */
export type NearbyPlace = PlaceCard & { metres: number }

/** What a card shows of a place on a day. */
export function placeCard(place: Place, day: string): PlaceCard {
  const { id, name, description, lat, lng, area, province, district, kind, categories, tags } = place
  const { cuisine, cost, budgetLevel, basis, image, scene, pickedOn, isMGKPick, isTrending } = place
  return {
    id,
    name,
    description,
    lat,
    lng,
    area,
    province,
    district,
    kind,
    categories,
    tags,
    cuisine,
    cost,
    isPriceSure: basisOf(place, 'price', day) !== 'recalled',
    budgetLevel,
    basis,
    image,
    scene,
    pickedOn,
    isMGKPick,
    isTrending,
  }
}
