import type { Generated } from 'kysely'

export type ContactTables = { 'mgk.contact_messages': { id: string; received_at: Generated<Date>; content: Buffer } }
