import type { Kysely, Transaction } from 'kysely'
import type { Assurance } from '#domain/accounts/accounts.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** Sessions of the transaction's member, because row-level security shows no others. The last used one comes first. */
export function listSessions(tx: Kysely<Tables>) {
  return tx
    .selectFrom('mgk.sessions')
    .select(['id', 'aal', 'user_agent', 'created_at', 'refreshed_at'])
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Undefined if there was no such session of this user. */
export function deleteOwnSession(
  tx: Transaction<Tables>,
  { id, userId }: { id: string; userId: string },
): Promise<{ aal: Assurance } | undefined> {
  return tx
    .deleteFrom('mgk.sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('aal')
    .executeTakeFirst()
}
