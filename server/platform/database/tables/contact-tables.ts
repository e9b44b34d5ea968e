import type { Generated } from 'kysely'

export type ContactTables = { 'mgk.contact_messages': ContactMessages }

type ContactMessages = {
  id: string
  received_at: Generated<Date>
  content: Buffer
  settled_at: Date | null
  settled_by: string | null
}
