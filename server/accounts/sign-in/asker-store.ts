import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Session } from '#server/accounts/sessions/session-store.ts'
import type { User } from '#server/accounts/users/user-store.ts'

/** Finds the user and the session that a token names, in one query. A session of another user is not returned. */
export async function findAsker(
  tx: Kysely<Tables>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ user: User | undefined; session: Session | undefined }> {
  const row = await tx
    .selectFrom('mgk.users as user')
    .leftJoin('mgk.sessions as session', (join) =>
      join.onRef('session.user_id', '=', 'user.id').on('session.id', '=', sessionId),
    )
    .where('user.id', '=', userId)
    .selectAll('user')
    .select([
      'session.id as session_id',
      'session.aal',
      'session.amr',
      'session.factor_id',
      'session.user_agent',
      'session.refresh_key',
      'session.refresh_counter',
      'session.refresh_replaced_at',
      'session.created_at as session_created_at',
      'session.refreshed_at',
      'session.not_after',
    ])
    .executeTakeFirst()
  if (!row) return { user: undefined, session: undefined }
  const { session_id, aal, amr, factor_id, user_agent, ...rest } = row
  const { refresh_key, refresh_counter, refresh_replaced_at, session_created_at, refreshed_at, not_after, ...user } =
    rest
  const session = {
    id: session_id,
    user_id: userId,
    aal,
    amr,
    factor_id,
    user_agent,
    refresh_key,
    refresh_counter,
    refresh_replaced_at,
    created_at: session_created_at,
    refreshed_at,
    not_after,
  }
  return { user, session: isFound(session) ? session : undefined }
}

/** If the join finds a session, all of its columns are present. */
function isFound(session: { [Column in keyof Session]: Session[Column] | null }): session is Session {
  return session.id !== null
}
