import type { Generated } from 'kysely'

export type SavedPlaceTables = {
  'mgk.saved_lists': {
    id: Generated<string>
    user_id: string
    /** Null for the default list, into which a save goes. */
    name: string | null
    version: Generated<number>
    created_at: Generated<Date>
    share_hash: Buffer | null
    shared_at: Date | null
  }
  'mgk.saved_places': { list_id: string; place_id: string; saved_at: Date }
}
