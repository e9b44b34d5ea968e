import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** An arbitrary advisory lock key. Of nodes that start at once, one writes and the others then find it written. */
const lockKey = 7_164_225_300_120

/**
 * Writes the embedded catalogue at the start. It waits for locks longer than a request does: for other nodes that load
 * the same rows, and for an import, which holds locks for the length of a batch.
 */
export function loadBuiltIn(
  database: Pick<Database, 'session'>,
  write: (tx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  return database.session((session) =>
    session.transactionAs({ role: 'service' }, async (tx) => {
      // Long but limited: a node that lost its network may hold a lock until the server notices.
      await sql`select set_config('lock_timeout', '180s', true), set_config('idle_in_transaction_session_timeout', '60s', true)`.execute(
        tx,
      )
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
      await write(tx)
    }),
  )
}
