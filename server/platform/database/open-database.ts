import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Claims } from './pool/claims.ts'
import { createListener, type Subscriber } from './pool/listener.ts'
import { schemaFolder } from './prepare/migrate.ts'
import type { Limits } from './pool/limited-pool.ts'
import { createQueries, usualLimits } from './pool/pools.ts'
import { type PreparedDatabase, prepareDatabase } from './prepare/prepare-database.ts'
import { checkReadiness, type Readiness } from './prepare/readiness.ts'
import { runAs } from './pool/run-as.ts'
import { type Session, withSession } from './pool/session.ts'
import type { Tables } from './tables/tables.ts'

export type Database = {
  /** The public catalogue: pages read through it, without a transaction for each query. */
  reader: Kysely<Tables>
  /** The app login without another role, for limits and jobs. It sees no private row. */
  app: Kysely<Tables>
  /** One transaction under a role and claims; row-level security decides what it sees. */
  transactionAs<T>(who: Claims, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** A dedicated connection for the duration of the work. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>
  listen(channel: string, on: Subscriber): Promise<{ stop(): Promise<void> }>
  isReady(): Promise<Readiness>
  close(): Promise<void>
}

type Options = PoolOptions & {
  url: string
  /** The server itself, if `url` is a pooler: for LISTEN, locks and migrations. */
  directUrl?: string
  /** The folder with the migrations and functions; tests use others. */
  schema?: string
}

type PoolOptions = { limits?: Limits; log: Logger; now?: () => number }

const connectionsPerPool = 10

/** Prepares the database, migrates it and opens the pools, for the embedded server and any other alike. */
export async function openDatabase({
  url,
  directUrl = url,
  schema = schemaFolder,
  log,
  ...others
}: Options): Promise<Database> {
  return openPools(await prepareDatabase({ url, directUrl, schema, log }), { log, ...others })
}

/** Opens the pools of a database that is prepared. */
export function openPools(
  { readerUrl, appUrl, listenerUrl }: PreparedDatabase,
  { limits = usualLimits, log, now = Date.now }: PoolOptions,
): Database {
  const open = (poolUrl: string, name: string) =>
    createQueries({ url: poolUrl, max: connectionsPerPool, name, log, limits })
  const reader = open(readerUrl, 'reader')
  const app = open(appUrl, 'app')
  const listener = createListener({ url: listenerUrl, log })
  return {
    reader,
    app,
    listen: (channel, on) => listener.listen(channel, on),
    isReady: () => checkReadiness({ reader, app, listener, now }),

    transactionAs: (who, work) => runAs(app, who, work),
    session: (work) => withSession(listenerUrl, work),

    async close() {
      await Promise.all([listener.close(), reader.destroy(), app.destroy()])
    },
  }
}
