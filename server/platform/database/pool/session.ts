import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import type pg from 'pg'
import { type Claims, databaseRoles } from './claims.ts'
import { buildColumnParsers } from './column-parsers.ts'
import { copyIn } from '#server/platform/database/copy-in.ts'
import { createClient } from './create-client.ts'
import { endConnection } from './end-connection.ts'
import { keepAlive } from './pools.ts'
import { runAs } from './run-as.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

const connectMilliseconds = 10_000

/**
 * One connection for long work: its temporary tables and locks last from one transaction to the next, and its
 * statements have no timeout.
 */
export type Session = {
  transactionAs<T>(who: Claims, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** `copy … from stdin`, in a transaction of its own. */
  copyAs(who: Claims, statement: string, chunks: AsyncIterable<Buffer>): Promise<void>
}

/** `url` must lead to the server itself: a transaction pooler would give each transaction another connection. */
export async function withSession<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  const client = createClient({
    url,
    application_name: 'my-guide-korea session',
    connectionTimeoutMillis: connectMilliseconds,
    ...keepAlive,
    types: buildColumnParsers(),
  })
  await client.connect()
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOfOne(client) }) })
  try {
    await client.query(
      `select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false),
        set_config('idle_in_transaction_session_timeout', '0', false)`,
    )
    return await work({
      transactionAs: (who, inner) => runAs(queries, who, inner),
      copyAs: (who, statement, chunks) => copyAs(client, databaseRoles[who.role], statement, chunks),
    })
  } finally {
    await endConnection(client)
  }
}

/** Always the same connection: its temporary tables would be lost with it. */
export function poolOfOne(client: pg.Client): PostgresPool {
  const lent = Object.assign(client, { release() {} })
  return { connect: async () => lent, end: async () => {}, options: {} }
}

async function copyAs(
  client: pg.Client,
  role: string,
  statement: string,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  await client.query(`begin; set local role ${role}`)
  try {
    await copyIn(client, statement, chunks)
    await client.query('commit')
  } catch (error) {
    // A broken connection cannot roll back and need not: the server does.
    await client.query('rollback').catch(() => {})
    throw error
  }
}
