import { type Kysely, sql, type Transaction } from 'kysely'
import { type Claims, databaseRoles, presentClaims } from './claims.ts'
import type { Tables } from './tables.ts'

/** One transaction on somebody's behalf. */
export function runAs<T>(
  queries: Kysely<Tables>,
  who: Claims,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return queries.transaction().execute(async (tx) => {
    // Both end with the transaction, so the next user of this connection starts as the bare app again.
    await sql`select set_config('role', ${databaseRoles[who.role]}, true), set_config('request.jwt.claims', ${presentClaims(who)}, true)`.execute(
      tx,
    )
    return work(tx)
  })
}
