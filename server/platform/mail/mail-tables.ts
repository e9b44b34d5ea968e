import type { Generated } from 'kysely'

export type MailTables = { 'mgk.mails': MailsTable }

/** Mails of accounts have a number an hour; those by which somebody gets back into theirs have a number of their own. */
export type MailBudget = 'account' | 'recovery'

type MailsTable = {
  id: string
  created_at: Generated<Date>
  content: Buffer | null
  sent_at: Date | null
  budget: MailBudget | null
}
