import { type Transaction } from 'kysely'
import pg from 'pg'
import { type Claims, databaseRoles } from './claims.ts'
import { buildColumnParsers } from './column-parsers.ts'
import { copyIn } from './copy-in.ts'
import { createQueries } from './pools.ts'
import { runAs } from './run-as.ts'
import type { Tables } from './tables.ts'

/** One connection for long work: its temporary tables and locks last from one transaction to the next, and a statement takes the time that it needs. */
export type Session = {
  transactionAs<T>(who: Claims, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** `copy … from stdin`, in a transaction of its own. */
  copyAs(who: Claims, statement: string, chunks: AsyncIterable<Buffer>): Promise<void>
}

/** `url` leads to the server itself: a transaction pooler would give each transaction another connection. */
export async function withSession<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'my-guide-korea session',
    max: 1,
    idleTimeoutMillis: 0,
    keepAlive: true,
    types: buildColumnParsers(),
  })
  // The query that is under way, or the next one, says so to its caller; the event alone would end this process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const queries = createQueries(pool)
  try {
    await pool.query(
      `select set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false)`,
    )
    return await work({
      transactionAs: (who, inner) => runAs(queries, who, inner),
      copyAs: (who, statement, chunks) => copyAs(pool, databaseRoles[who.role], statement, chunks),
    })
  } finally {
    await queries.destroy()
  }
}

async function copyAs(pool: pg.Pool, role: string, statement: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local role ${role}`)
    await copyIn(client, statement, chunks)
    await client.query('commit')
  } catch (error) {
    // A connection that broke cannot roll back, and need not: the server does.
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
