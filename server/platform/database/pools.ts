import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { buildColumnParsers } from './column-parsers.ts'
import type { Tables } from './tables.ts'

const connectMilliseconds = 5_000
/** Longer than the server's own statement timeout: only a server that fell silent is given up on by this one. */
const silentServerMilliseconds = 20_000

export function createPool({ url, max, log, name }: { url: string; max: number; log: Logger; name: string }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `my-guide-korea ${name}`,
    max,
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: silentServerMilliseconds,
    keepAlive: true,
    types: buildColumnParsers(),
  })
  // Without these a database that goes away ends this process. The pool hears idle connections only; one that is lost
  // in the middle of a transaction, between two statements, is heard by nobody else. The query that comes next fails
  // and says so to its caller.
  pool.on('error', (error) => log.warn({ err: error, pool: name }, 'an idle database connection was lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error, pool: name }, 'a database connection was lost')),
  )
  return pool
}

export function createQueries(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
