import type { Generated } from 'kysely'

export type MailTables = { 'mgk.mails': MailsTable }

type MailsTable = {
  id: string
  created_at: Generated<Date>
  content: Buffer | null
  sent_at: Date | null
}
