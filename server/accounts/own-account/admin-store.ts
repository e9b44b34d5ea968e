import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** Whether this user is an administrator and nobody else is. Of two who leave at once, the second hears yes. */
export async function isOnlyAdmin(tx: Transaction<Tables>, userId: string): Promise<boolean> {
  const admins = await tx.selectFrom('mgk.admins').select('user_id').orderBy('user_id').forUpdate().execute()
  return admins.length === 1 && admins[0]?.user_id === userId
}
