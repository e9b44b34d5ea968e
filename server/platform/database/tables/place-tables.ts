import type { PlaceSense, SenseSeason } from '#domain/places/place-sense.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type {
  FactBasis,
  Fame,
  Interest,
  OpeningHours,
  OpenInterval,
  PlaceAccess,
  PlaceCategory,
  PlaceImage,
  PlaceKind,
  PlaceSeason,
  PlaceSource,
  PlaceTag,
  Province,
  SeoulArea,
} from '#domain/places/places.ts'

export type PlaceTables = {
  'mgk.places': PlacesTable
  'mgk.place_changes': PlaceChangesTable
  'mgk.place_views': PlaceViewsTable
}

type JsonOf<Value> = ColumnType<Value, string, string>

/** The facts of a source about a place, by column; an editor's overlay has the same names. */
export type PlaceColumns = {
  kind: PlaceKind
  name_en: string
  name_ko: string
  name_ja: string | null
  name_zh: string | null
  aliases: string[]
  description: string
  lat: number
  lng: number
  area: SeoulArea | null
  province: Province
  district_en: string
  district_ko: string
  address_en: string
  address_ko: string
  station: string | null
  categories: PlaceCategory[]
  interests: Interest[]
  tags: PlaceTag[]
  hours: OpeningHours | null
  /** Select it as text[]: pg converts dates in an array to Date objects. */
  closed: string[]
  exceptions: Record<string, OpenInterval[]>
  last_entry: string | null
  seasons: PlaceSeason[]
  access: PlaceAccess
  cost: number | null
  visit_minutes: number
  cuisine: string | null
  budget_level: 1 | 2 | 3 | 4 | null
  permanently_closed: boolean
  fame: Fame | null
  phone: string | null
  website: string | null
  image: PlaceImage | null
  basis: FactBasis
  source: string | null
  checked_on: string | null
  sources: PlaceSource[]
} & SenseColumns

type SenseColumns = Pick<
  PlaceSense,
  'headline' | 'best' | 'dusk' | 'stairs' | 'shelter' | 'dish' | 'bring' | 'tickets' | 'highlights' | 'tip'
> & {
  active_hours: PlaceSense['activeHours']
  child_from: number | null
  for_children: boolean | null
  walk_km: number | null
  season_best: SenseSeason[]
  season_avoid: SenseSeason[]
  starts_at: string | null
  goes_with: string[]
}

/** The columns that have a default or are written as JSON. */
type WrittenSense = {
  [Name in keyof SenseColumns]: Name extends 'season_best' | 'season_avoid' | 'active_hours'
    ? ColumnType<SenseColumns[Name], string | undefined, string>
    : ColumnType<SenseColumns[Name], SenseColumns[Name] | undefined, SenseColumns[Name]>
}

type PlacesTable = Omit<PlaceColumns, 'seasons' | 'access' | 'sources' | keyof SenseColumns> &
  WrittenSense & {
    seasons: ColumnType<PlaceSeason[], string | undefined, string>
    access: Generated<PlaceAccess>
    sources: ColumnType<PlaceSource[], string | undefined, string>
    id: string
    origin: Generated<string>
    source_id: string | null
    overlay: ColumnType<Partial<PlaceColumns>, string | undefined, string>
    version: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    deleted_at: Date | null
    closed_candidate: Generated<boolean>
    location_quality: Generated<'usual' | 'low'>
    picked_by: string | null
    picked_on: string | null
    popularity: Generated<number>
    is_trending: Generated<boolean>
    /** Only for rows of the embedded catalogue; a name of domain/site/scenes.ts. */
    scene: string | null
    /** The order in which the guide shows them. */
    position: Generated<number>
  }

type PlaceChangesTable = {
  id: GeneratedAlways<number>
  place_id: string
  version: number
  action: 'created' | 'updated' | 'deleted' | 'restored' | 'imported'
  at: Generated<Date>
  actor_id: string | null
  before: JsonOf<Partial<PlaceColumns>>
  after: JsonOf<Partial<PlaceColumns>>
}

type PlaceViewsTable = {
  place_id: string
  day: string
  views: number
}
