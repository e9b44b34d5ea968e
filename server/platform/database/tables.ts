import type { Generated } from 'kysely'
import type { FactBasis, PlaceCategory, PlaceKind } from '#domain/places.ts'

/** Every table as the queries see it. The migrations make the tables; a column here without one there fails the first query. */
export type Tables = {
  'mgk.places': PlacesTable
  'mgk.rate_limits': RateLimitsTable
}

type RateLimitsTable = {
  key_hash: Buffer
  window_ends_at: Date
  taken: Generated<number>
}

type PlacesTable = {
  id: string
  kind: PlaceKind
  name_en: string
  name_ko: string
  district_en: string
  district_ko: string
  description: string
  categories: PlaceCategory[]
  basis: FactBasis
  source: string | null
  checked_on: string | null
  position: number
}
