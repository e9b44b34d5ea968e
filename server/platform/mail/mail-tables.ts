import type { Generated } from 'kysely'

export type MailTables = { 'mgk.mails': MailsTable }

/** Account mails have an hourly limit; recovery mails have a separate one. */
export type MailBudget = 'account' | 'recovery'

type MailsTable = {
  id: string
  created_at: Generated<Date>
  content: Buffer | null
  sent_at: Date | null
  budget: MailBudget | null
}
