import type { Generated } from 'kysely'

export type TripTables = {
  'mgk.saved_trips': {
    id: string
    user_id: string
    summary: Buffer
    document: Buffer
    start_date: string
    end_date: string
    version: Generated<number>
    created_at: Date
    changed_at: Date
    deleted_at: Generated<Date | null>
    share_hash: Generated<Buffer | null>
    share_shows_clinics: Generated<boolean>
    calendar_hash: Generated<Buffer | null>
    calendar_shows_clinics: Generated<boolean>
  }
  'mgk.trip_drafts': { user_id: string; content: Buffer }
  'mgk.trip_requests': { id: string; received_at: Generated<Date>; content: Buffer }
}
