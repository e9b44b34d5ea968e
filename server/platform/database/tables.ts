import type { Generated } from 'kysely'
import type {
  FactBasis,
  Interest,
  OpeningHours,
  OpenInterval,
  PlaceCategory,
  PlaceKind,
  PlaceTag,
  Province,
  SeoulArea,
} from '#domain/places.ts'
import type { DataKeyTables } from '#server/platform/data-key/data-key-tables.ts'
import type { FileTables } from '#server/platform/files/file-tables.ts'
import type { JobTables } from '#server/platform/jobs/job-tables.ts'
import type { MailTables } from '#server/platform/mail/mail-tables.ts'
import type { StorageTables } from '#server/platform/storage/storage-tables.ts'
import type { AccountTables } from './account-tables.ts'
import type { ClinicTables } from './clinic-tables.ts'
import type { ContactTables } from './contact-tables.ts'
import type { SettingsTables } from './settings-tables.ts'

/** Every table as the queries see it. The migrations make the tables; a column here without one there fails the first query. */
export type Tables = AccountTables &
  ClinicTables &
  ContactTables &
  DataKeyTables &
  FileTables &
  JobTables &
  MailTables &
  SettingsTables &
  StorageTables & {
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
  closed: string[]
  exceptions: Record<string, OpenInterval[]>
  last_entry: string | null
  cost: number | null
  visit_minutes: number
  cuisine: string | null
  budget_level: 1 | 2 | 3 | 4 | null
  permanently_closed: boolean
  basis: FactBasis
  source: string | null
  checked_on: string | null
  position: number
}
