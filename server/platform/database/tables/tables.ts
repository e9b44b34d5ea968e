import type { Generated } from 'kysely'
import type { DataKeyTables } from '#server/platform/data-key/data-key-tables.ts'
import type { FileTables } from '#server/platform/files/file-tables.ts'
import type { JobTables } from '#server/platform/jobs/job-tables.ts'
import type { MailTables } from '#server/platform/mail/mail-tables.ts'
import type { HeadPictureTables } from '#server/platform/pictures/head/head-picture-tables.ts'
import type { StorageTables } from '#server/platform/storage/storage-tables.ts'
import type { AccountTables } from './account-tables.ts'
import type { ClinicTables } from './clinic-tables.ts'
import type { ConsultationTables } from './consultation-tables.ts'
import type { ContactTables } from './contact-tables.ts'
import type { PlaceTables } from './place-tables.ts'
import type { ReviewTables } from './review-tables.ts'
import type { SavedPlaceTables } from './saved-place-tables.ts'
import type { SettingsTables } from './settings-tables.ts'
import type { TourapiTables } from './tourapi-tables.ts'
import type { TripTables } from './trip-tables.ts'

/**
 * Every table as the queries see it. The migrations create the tables; a column that exists only here fails the first
 * query.
 */
export type Tables = AccountTables &
  ClinicTables &
  ConsultationTables &
  ContactTables &
  DataKeyTables &
  FileTables &
  JobTables &
  MailTables &
  PlaceTables &
  ReviewTables &
  SavedPlaceTables &
  SettingsTables &
  HeadPictureTables &
  StorageTables &
  TourapiTables &
  TripTables & {
    'mgk.rate_limits': RateLimitsTable
  }

type RateLimitsTable = {
  key_hash: Buffer
  window_ends_at: Date
  taken: Generated<number>
}
