import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import type { SessionsTable } from '#server/platform/database/tables/account-tables.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { isDatabaseError } from '#server/platform/database/prepare/grants.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { RefreshState } from './refresh-tokens.ts'

export type Session = Selectable<SessionsTable>
export type NewSession = Omit<Insertable<SessionsTable>, 'amr'> & Pick<Session, 'amr'>

/** Longer than a running refresh takes, and shorter than a request may wait for the database (time-budget.ts). */
const lockPatience = '4s'
const lockNotAvailable = '55P03'

export async function insertSession(tx: Transaction<Tables>, session: NewSession): Promise<Session> {
  return tx
    .insertInto('mgk.sessions')
    .values({ ...session, amr: JSON.stringify(session.amr) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Locks the session until the transaction ends. A caller that waits too long for the lock gets a conflict, and can
 * retry.
 */
export async function lockSession(tx: Transaction<Tables>, id: string): Promise<Session | undefined> {
  await sql`select set_config('lock_timeout', ${lockPatience}, true)`.execute(tx)
  try {
    return await tx.selectFrom('mgk.sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  } catch (error) {
    if (!isDatabaseError(error, lockNotAvailable)) throw error
    throw new AuthProblem('conflict', 'Too many concurrent requests on the same session')
  }
}

export async function saveRefresh(
  tx: Transaction<Tables>,
  id: string,
  { current, replacedAt }: RefreshState,
  at: Date,
): Promise<Session> {
  return tx
    .updateTable('mgk.sessions')
    .set({ refresh_counter: current, refresh_replaced_at: [...replacedAt], refreshed_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteSession(tx: Transaction<Tables>, id: string): Promise<void> {
  await tx.deleteFrom('mgk.sessions').where('id', '=', id).execute()
}

/** Deletes this session and all sessions of its user without a second factor. */
export async function deleteWeakSessions(
  tx: Transaction<Tables>,
  { id, user_id }: Pick<Session, 'id' | 'user_id'>,
): Promise<void> {
  await tx
    .deleteFrom('mgk.sessions')
    .where('user_id', '=', user_id)
    .where((row) => row.or([row('aal', '=', 'aal1'), row('id', '=', id)]))
    .execute()
}

/** Returns how many there were. */
export async function deleteSessionsOf(tx: Transaction<Tables>, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('mgk.sessions').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteOtherSessions(
  tx: Transaction<Tables>,
  { id, user_id }: Pick<Session, 'id' | 'user_id'>,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mgk.sessions')
    .where('user_id', '=', user_id)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes sessions that can no longer be refreshed. */
export async function deleteEndedSessions(tx: Transaction<Tables>, at: Date, idleSince: Date): Promise<void> {
  await tx
    .deleteFrom('mgk.sessions')
    .where((row) => row.or([row('not_after', '<=', at), row('refreshed_at', '<=', idleSince)]))
    .execute()
}
