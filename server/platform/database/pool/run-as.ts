import { type Kysely, sql, type Transaction } from 'kysely'
import { type Claims, databaseRoles, presentClaims } from './claims.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { budgetLeft } from './time-budget.ts'

/** The server ends a slow statement this much before our own timeout, so that the connection can be used again. */
const marginMilliseconds = 250

/** One transaction under a role and claims. */
export function runAs<T>(
  queries: Kysely<Tables>,
  who: Claims,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return queries.transaction().execute(async (tx) => {
    // These settings end with the transaction, so the connection is reused without them.
    const settings = {
      role: databaseRoles[who.role],
      'request.jwt.claims': presentClaims(who),
      ...limitStatements(budgetLeft()),
    }
    const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
    await sql`select ${sql.join(set)}`.execute(tx)
    return work(tx)
  })
}

function limitStatements(milliseconds: number): Record<string, string> {
  if (milliseconds === Infinity) return {}
  return { statement_timeout: String(Math.max(1, Math.floor(milliseconds - marginMilliseconds))) }
}
