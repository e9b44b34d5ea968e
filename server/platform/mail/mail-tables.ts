import type { Generated } from 'kysely'

export type MailTables = { 'mgk.mails': MailsTable }

/** Mails to confirmed accounts (`recovery`) and to everybody else (`account`) have an hourly limit each. */
export type MailBudget = 'account' | 'recovery'

type MailsTable = {
  id: string
  created_at: Generated<Date>
  content: Buffer | null
  sent_at: Date | null
  budget: MailBudget | null
}
