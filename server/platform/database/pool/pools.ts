import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { buildColumnParsers } from './column-parsers.ts'
import { type Limits, limitPool } from './limited-pool.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/**
 * Connecting takes less time than a request may wait (time-budget.ts), so a lost attempt frees its slot in time. A
 * statement outside of requests may take longer than the server's own timeout: only a silent server is given up.
 */
export const usualLimits: Limits = { connectMilliseconds: 4_000, statementMilliseconds: 20_000 }
/** The kernel detects a dead connection ten seconds after this delay. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

type Options = { url: string; max: number; log: Logger; name: string; limits?: Limits }

export function createPool({ url, max, log, name, limits = usualLimits }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `my-guide-korea ${name}`,
    max,
    connectionTimeoutMillis: limits.connectMilliseconds,
    ...keepAlive,
    types: buildColumnParsers(),
  })
  // Without these listeners, a database that goes away ends this process. The pool reports idle connections only; one
  // that is lost inside a transaction, between two statements, reports it only here. The next query fails and tells its
  // caller.
  pool.on('error', (error) => log.warn({ err: error, pool: name }, 'an idle database connection was lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error, pool: name }, 'a database connection was lost')),
  )
  return pool
}

export function createQueries(options: Options): Kysely<Tables> {
  const pool = limitPool(createPool(options), options.limits ?? usualLimits)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
