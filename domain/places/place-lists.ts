import { basisOf } from './place-sources.ts'
import type { Interest, Place, PlaceCategory, PlaceFacts, PlaceKind, PlaceTag, Province, SeoulArea } from './places.ts'

/** The fields of a place on a card. */
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
  /** Whether the price has a source: a page or an editor. */
  isPriceSure: boolean
}

/** The fields of a place on a map. */
export type PlacePin = Pick<PlaceFacts, 'id' | 'name' | 'lat' | 'lng' | 'kind' | 'province'>

/** A part of the map in degrees. */
export type Box = { south: number; west: number; north: number; east: number }

/** A cluster of close places: its centre, and the box to zoom to for showing them separately. */
export type PlaceCluster = { lat: number; lng: number; count: number; box: Box }

/** Single pins, or clusters if there are too many places. `total` counts the places of both. */
export type PlacePins = { pins: PlacePin[]; clusters: PlaceCluster[]; total: number }

/** The order of the guide, by distance from `near`, or by name. In a search `guide` puts the best matches first. */
export const placeOrders = ['guide', 'near', 'name'] as const
export type PlaceOrder = (typeof placeOrders)[number]

export type NearPoint = { lat: number; lng: number; metres: number }

export const budgetLevels = [1, 2, 3, 4] as const
export type BudgetLevel = (typeof budgetLevels)[number]

/** The filters of a list. Null, '' and an empty list mean no filter. */
export type PlaceFilter = {
  /** The search text: a name in any script and spelling, initial consonants, an alias, a district, food. */
  words: string
  /** A place must have one of these kinds. */
  kinds: readonly PlaceKind[]
  category: PlaceCategory | null
  interest: Interest | null
  /** A place must have all of these tags. */
  tags: readonly PlaceTag[]
  area: SeoulArea | null
  province: Province | null
  /** The English name of a district. */
  district: string | null
  budget: BudgetLevel | null
  box: Box | null
  near: NearPoint | null
  /** Only places known to be open on that day, or at that time of it, in Seoul. Unknown hours never match. */
  open: { on: string; at: string | null } | null
}

export type PlaceQuery = PlaceFilter & {
  order: PlaceOrder
  /** The cursor: `next` of the page before. */
  after: string | null
  limit: number
}

export const placeLimits = { perPage: 24, most: 500, pins: 500, words: 200, metres: 50_000, near: 8 } as const

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

/** `next` is null on the last page. Matches are counted up to a limit; `isTotalAtLeast` says that it was reached. */
export type PlaceList = { places: PlaceCard[]; total: number; isTotalAtLeast: boolean; next: string | null }

/** A place near another one, with the straight-line distance. */
export type NearbyPlace = PlaceCard & { metres: number }

/** The card of a place on a day. Whether its price has a source depends on the day. */
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
