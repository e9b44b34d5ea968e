import type { SceneName } from './scene-names.ts'

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

/** Where one goes to eat; a market is a sight as well. */
export const mealPlaceKinds: readonly PlaceKind[] = ['restaurant', 'cafe', 'street-food']

/** Where a plan has a lunch or a dinner. */
export const mealKinds: readonly PlaceKind[] = ['restaurant', 'street-food', 'market']

/** The tabs of the guide. */
export const placeCategories = ['popular', 'culture', 'nature', 'hidden-gems'] as const
export type PlaceCategory = (typeof placeCategories)[number]

/** What travellers say they come for; the six tiles of the planner. */
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

/**
 * `checked`: an editor confirmed the fact with the place or its official page on the named day. `sourced`: a named
 * public page states it. Everything else is `recalled`.
 */
export const factBases = ['checked', 'sourced', 'recalled'] as const
export type FactBasis = (typeof factBases)[number]

/** Of clinics, dishes and treatments, which keep no public pages beside their one source. */
export const checkedBases = ['checked', 'recalled'] as const
export type CheckedBasis = (typeof checkedBases)[number]

/** A name as it is written in English and on the sign. */
export type PlaceName = { en: string; ko: string }

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** From and to as clocks in Seoul; ['18:00', '02:00'] runs past midnight, and the same clock twice is the whole day. */
export type OpenInterval = readonly [from: string, to: string]
export type OpeningHours = Record<Weekday, OpenInterval[]> | '24h'

/** Whether something that opens at a clock is open until that clock comes again. */
export function isWholeDay([from, to]: OpenInterval): boolean {
  return from === to
}

/**
 * A part of every year with hours of its own. `from` and `to` are MM-DD, both included; a winter runs over the new
 * year. A season in which it is shut has no interval on any weekday; null where its hours are unknown.
 */
export type PlaceSeason = { from: string; to: string; hours: OpeningHours | null; lastEntry: string | null }

/** How one gets in: at the door, with a booking, or only with a tour, whose hours and price are the row's. */
export const accessWays = ['walk-in', 'booking', 'tour'] as const
export type PlaceAccess = (typeof accessWays)[number]

/**
 * What a public page can say of a place. `hours` are the clocks of its days, `closed` the days on which it is shut
 * (weekly, yearly, on holidays), `season` the hours and the shut months of a part of the year.
 */
export const sourcedFacts = ['existence', 'hours', 'closed', 'price', 'season'] as const
export type SourcedFact = (typeof sourcedFacts)[number]

/** A public page that somebody read. `pageDate` is the page's own date; null where it shows none. */
export type FactSource = { address: string; publisher: string; readOn: string; pageDate: string | null }

/** What the page says of a place, and in what it contradicts another page: such a fact is not settled. */
export type PlaceSource = FactSource & { facts: SourcedFact[]; disputes: SourcedFact[] }

/** How well known a sight is by public lists, from 1 (on none) to 5. docs/place-facts.md says how it follows. */
export const fameLevels = [1, 2, 3, 4, 5] as const
export type Fame = (typeof fameLevels)[number]

/** Languages of visitors in which a place may have a name, beside English and Korean. */
export const nameLanguages = ['ja', 'zh'] as const
export type NameLanguage = (typeof nameLanguages)[number]

/** What the Korea Tourism Organization says of a picture's use: with its source named, or that and unchanged. */
export const copyrightTypes = ['Type1', 'Type3'] as const

/** A photograph, never shown without who made it and on what terms. */
export type PlaceImage = {
  url: string
  author: string
  licence: string
  cpyrhtDivCd: (typeof copyrightTypes)[number] | null
}

/** A row of the catalogue as it is written down: what is known, and how. What is not known is null, never guessed. */
export type PlaceFacts = {
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
  /** Dates, YYYY-MM-DD, on which it is closed beside its weekdays. */
  closed: string[]
  /** Other hours on single dates. */
  exceptions: Record<string, OpenInterval[]>
  lastEntry: string | null
  /** Parts of the year with other hours. They go before `hours` and `lastEntry`; single dates go before them. */
  seasons: PlaceSeason[]
  access: PlaceAccess
  /** Whole won for an adult: the entry, or a typical meal. */
  cost: number | null
  visitMinutes: number
  cuisine: string | null
  budgetLevel: 1 | 2 | 3 | 4 | null
  permanentlyClosed: boolean
  /** Of sights of the embedded catalogue alone; null of others, and of what an editor or an import added. */
  fame: Fame | null
  /** Its own names in further languages of visitors. */
  otherNames: Record<NameLanguage, string | null>
  phone: string | null
  website: string | null
  image: PlaceImage | null
  /** Of the row as a whole. Single facts may be known in another way: `basisOf` in place-sources.ts. */
  basis: FactBasis
  /** Where an editor looked, or the address of a public page. */
  source: string | null
  /** Of checked rows alone. */
  checkedOn: string | null
  /** The public pages that say something of it, and what. */
  sources: PlaceSource[]
}

/** Of which only the name and where it stands have to be said. */
export const unknownPlace = {
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

/** All that a page shows of a place. */
export type Place = PlaceFacts & {
  /** Counts the changes: who changes a place says which one they saw. */
  version: number
  /** `catalogue` is the embedded one, `editor` was written here; anything else names the source of an import. */
  origin: string
  /** An editor of this guide chose it on this day. */
  pickedOn: string | null
  isMGKPick: boolean
  /** By the real views and saves of the last 14 days, as domain/trending.ts says. */
  isTrending: boolean
  /**
   * Which drawing stands for it where there is no photograph, chosen by somebody who read its row. Null where nobody
   * chose one: then `sceneOf` (place-scenes.ts) takes a neutral view.
   */
  scene: SceneName | null
  /** `low`: the position cannot be right, and no map shows it. */
  locationQuality: 'usual' | 'low'
  /** Only where reviews or a named source stand behind it. */
  rating: number | null
  ratingSource: string | null
  ratingCount: number | null
  /** YYYY-MM-DD of the last change. */
  updatedOn: string
}

export type PlaceScene = Pick<Place, 'scene'>
