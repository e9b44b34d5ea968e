import type { SceneName } from '#domain/site/scene-names.ts'
import { type PlaceSense, unknownSense } from './place-sense.ts'

export const placeKinds = [
  'attraction',
  'shopping',
  'nightlife',
  'restaurant',
  'cafe',
  'street-food',
  'market',
  'beauty',
  'spa',
  'lodging',
  'clinic',
] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Kinds of places that mainly serve food. Markets are not included, because they are also sights. */
export const mealPlaceKinds: readonly PlaceKind[] = ['restaurant', 'cafe', 'street-food']

/** Kinds of places where a plan can have lunch or dinner. */
export const mealKinds: readonly PlaceKind[] = ['restaurant', 'street-food', 'market']

/** The tabs of the guide. */
export const placeCategories = ['popular', 'culture', 'nature', 'hidden-gems'] as const
export type PlaceCategory = (typeof placeCategories)[number]

/** The interests of travellers: the six tiles of the planner. */
export const interests = ['beauty', 'food', 'culture', 'nature', 'shopping', 'nightlife'] as const
export type Interest = (typeof interests)[number]

/** The parts of Seoul in which a traveller may want to stay. */
export const seoulAreas = [
  'Hongdae',
  'Myeongdong',
  'Gangnam',
  'Itaewon',
  'Insadong',
  'Dongdaemun',
  'Sinchon',
  'Apgujeong',
  'Yongsan',
] as const
export type SeoulArea = (typeof seoulAreas)[number]

export const provinces = [
  'Seoul',
  'Busan',
  'Daegu',
  'Incheon',
  'Gwangju',
  'Daejeon',
  'Ulsan',
  'Sejong',
  'Gyeonggi',
  'Gangwon',
  'North Chungcheong',
  'South Chungcheong',
  'North Jeolla',
  'South Jeolla',
  'North Gyeongsang',
  'South Gyeongsang',
  'Jeju',
] as const
export type Province = (typeof provinces)[number]

export const placeTags = [
  'indoor',
  'outdoor',
  'family',
  'adult',
  'strenuous',
  'hot',
  'sauna',
  'swim',
  'alcohol',
  'viral',
  'photogenic',
  'hidden-gem',
  'hair',
  'skincare',
  'skin',
  'medical',
  'surgery',
  'vegan',
  'vegetarian',
  'halal',
  'no-pork',
  'english-menu',
  'solo-friendly',
  'no-phone-needed',
  'date',
  'study',
  'step-free',
] as const
export type PlaceTag = (typeof placeTags)[number]

/** The tags that say for which diets a kitchen is known. */
export const dietTags = ['vegan', 'vegetarian', 'halal', 'no-pork'] as const satisfies readonly PlaceTag[]
export type DietTag = (typeof dietTags)[number]

/**
 * `checked`: an editor confirmed the fact with the place or its official page on the named day. `sourced`: a named
 * public page states it. Everything else is `recalled`.
 */
export const factBases = ['checked', 'sourced', 'recalled'] as const
export type FactBasis = (typeof factBases)[number]

/** The bases of facts that have a single source and no list of public pages. */
export const checkedBases = ['checked', 'recalled'] as const
export type CheckedBasis = (typeof checkedBases)[number]

/** A name in English and in Korean. */
export type PlaceName = { en: string; ko: string }

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** Times in Seoul. ['18:00', '02:00'] ends after midnight, and two equal times mean the whole day. */
export type OpenInterval = readonly [from: string, to: string]
export type OpeningHours = Record<Weekday, OpenInterval[]> | '24h'

/** Whether an interval is 24 hours long. */
export function isWholeDay([from, to]: OpenInterval): boolean {
  return from === to
}

/**
 * A part of every year with its own hours. `from` and `to` are MM-DD, both inclusive; a season may span the new year. A
 * season in which the place is closed has no interval on any weekday. `hours` is null if unknown.
 */
export type PlaceSeason = { from: string; to: string; hours: OpeningHours | null; lastEntry: string | null }

/** How visitors get in: without a booking, with one, or only on a tour. Hours and cost are then those of the tour. */
export const accessWays = ['walk-in', 'booking', 'tour'] as const
export type PlaceAccess = (typeof accessWays)[number]

/**
 * The facts that a public page can state. `hours` are the times of day, `closed` the closed days (weekly, yearly,
 * holidays), `season` the hours and the closed months of a part of the year.
 */
export const sourcedFacts = ['existence', 'hours', 'closed', 'price', 'season'] as const
export type SourcedFact = (typeof sourcedFacts)[number]

/** A public page that was read. `pageDate` is the date on the page; null if it shows none. */
export type FactSource = { address: string; publisher: string; readOn: string; pageDate: string | null }

/** The facts that the page states, and those in which it contradicts another page. A disputed fact has no source. */
export type PlaceSource = FactSource & { facts: SourcedFact[]; disputes: SourcedFact[] }

/** How well known a sight is, by public lists: from 1 (on no list) to 5. docs/place-facts.md describes the rule. */
export const fameLevels = [1, 2, 3, 4, 5] as const
export type Fame = (typeof fameLevels)[number]

/** Languages in which a place may have a name, besides English and Korean. */
export const nameLanguages = ['ja', 'zh'] as const
export type NameLanguage = (typeof nameLanguages)[number]

/** Licences of the Korea Tourism Organization: Type1 requires attribution, Type3 also forbids changes. */
export const copyrightTypes = ['Type1', 'Type3'] as const

/** A photograph. It is never shown without its author and licence. */
export type PlaceImage = {
  url: string
  author: string
  licence: string
  cpyrhtDivCd: (typeof copyrightTypes)[number] | null
}

/** The facts of a row of the catalogue, and how they are known. An unknown value is null, and never guessed. */
export type PlaceFacts = PlaceSense & {
  id: string
  name: PlaceName
  /** Other spellings and names that people search for. */
  aliases: string[]
  description: string
  lat: number
  lng: number
  area: SeoulArea | null
  province: Province
  district: PlaceName
  address: PlaceName
  station: string | null
  kind: PlaceKind
  categories: PlaceCategory[]
  interests: Interest[]
  tags: PlaceTag[]
  hours: OpeningHours | null
  /** Dates, YYYY-MM-DD, on which it is closed in addition to its closed weekdays. */
  closed: string[]
  /** Other hours on single dates. */
  exceptions: Record<string, OpenInterval[]>
  lastEntry: string | null
  /** Parts of the year with other hours. They override `hours` and `lastEntry`, and single dates override them. */
  seasons: PlaceSeason[]
  access: PlaceAccess
  /** Whole won for an adult: the entrance fee, or a typical meal. */
  cost: number | null
  visitMinutes: number
  cuisine: string | null
  budgetLevel: 1 | 2 | 3 | 4 | null
  permanentlyClosed: boolean
  /** Only for sights of the embedded catalogue; null for others, and for places of editors and imports. */
  fame: Fame | null
  /** Its names in other languages. */
  otherNames: Record<NameLanguage, string | null>
  phone: string | null
  website: string | null
  image: PlaceImage | null
  /** The basis of the row as a whole. Single facts may have another basis: see `basisOf` in place-sources.ts. */
  basis: FactBasis
  /** The source that an editor checked, or the URL of a public page. */
  source: string | null
  /** Only for checked rows. */
  checkedOn: string | null
  /** The public pages about the place, and the facts that each states. */
  sources: PlaceSource[]
}

/** Default values for unknown facts of a place. */
export const unknownPlace = {
  ...unknownSense,
  aliases: [],
  description: '',
  area: null,
  district: { en: '', ko: '' },
  address: { en: '', ko: '' },
  station: null,
  categories: [],
  interests: [],
  tags: [],
  hours: null,
  closed: [],
  exceptions: {},
  lastEntry: null,
  seasons: [],
  access: 'walk-in',
  cost: null,
  cuisine: null,
  budgetLevel: null,
  permanentlyClosed: false,
  fame: null,
  otherNames: { ja: null, zh: null },
  phone: null,
  website: null,
  image: null,
  basis: 'recalled',
  source: null,
  checkedOn: null,
  sources: [],
} as const satisfies Partial<PlaceFacts>

/** A place with everything that pages show. */
export type Place = PlaceFacts & {
  /** The number of changes, for optimistic locking: an editor sends the version that they saw. */
  version: number
  /** `catalogue`: the embedded catalogue; `editor`: added by an editor; any other value: the source of an import. */
  origin: string
  /** The date on which an editor of this guide picked it. */
  pickedOn: string | null
  isMGKPick: boolean
  /** By the real views and saves of the last 14 days, see server/places/trending.ts. */
  isTrending: boolean
  /** The diets of `tags` that its kitchen is known for; empty if none is known. */
  diet: DietTag[]
  /**
   * The drawing for a place without a photograph, chosen by a person for this row. Null if nobody chose one; then
   * `sceneOf` (place-scenes.ts) uses a neutral view.
   */
  scene: SceneName | null
  /** `low`: the position is implausible, and no map shows it. */
  locationQuality: 'usual' | 'low'
  /** Set only if it is based on reviews or a named source. */
  rating: number | null
  ratingSource: string | null
  ratingCount: number | null
  /** The date of the last change, YYYY-MM-DD. */
  updatedOn: string
}

export type PlaceScene = Pick<Place, 'scene'>
