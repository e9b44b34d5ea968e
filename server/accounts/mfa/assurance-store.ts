import { type Kysely, sql, type Transaction } from 'kysely'
import type { Session } from '#server/accounts/sessions/session-store.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Executor = Kysely<Tables>

/** Records that the session has passed a second factor. */
export function raiseSession(
  tx: Transaction<Tables>,
  { id, factorId, at }: { id: string; factorId: string; at: Date },
): Promise<Session> {
  const shown = [{ method: 'totp', timestamp: Math.floor(at.getTime() / 1_000) }]
  return tx
    .updateTable('mgk.sessions')
    .set({ aal: 'aal2', factor_id: factorId, amr: sql`${JSON.stringify(shown)}::jsonb || ${amrWithoutFactor}` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lowers the sessions that were raised by this factor, which has been deleted. */
export async function lowerSessionsOfFactor(executor: Executor, factorId: string): Promise<void> {
  await executor.updateTable('mgk.sessions').set(lowered).where('factor_id', '=', factorId).execute()
}

/** Lowers all sessions of a user who has no factors any more. */
export async function lowerSessions(executor: Executor, userId: string): Promise<void> {
  await executor.updateTable('mgk.sessions').set(lowered).where('user_id', '=', userId).execute()
}

/** Ends the user's other sessions without a second factor. */
export async function endSessionsBelow(
  executor: Executor,
  { userId, exceptId }: { userId: string; exceptId: string },
): Promise<void> {
  await executor
    .deleteFrom('mgk.sessions')
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal1')
    .where('id', '<>', exceptId)
    .execute()
}

const amrWithoutFactor = sql<string>`jsonb_path_query_array(amr, '$[*] ? (@.method != "totp")')`
const lowered = { aal: 'aal1', factor_id: null, amr: amrWithoutFactor } as const
