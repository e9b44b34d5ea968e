import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

export async function insertContactMessage(
  tx: Transaction<Tables>,
  message: { id: string; content: Buffer },
): Promise<void> {
  await tx.insertInto('mgk.contact_messages').values(message).execute()
}

export async function forgetContactMessages(tx: Transaction<Tables>, months: number): Promise<void> {
  await sql`delete from mgk.contact_messages where received_at < now() - make_interval(months => ${months})`.execute(tx)
}
