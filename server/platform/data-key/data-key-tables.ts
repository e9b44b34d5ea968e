import type { Generated } from 'kysely'

export type DataKeyTables = { 'mgk.data_keys': { id: string; first_used_at: Generated<Date> } }
