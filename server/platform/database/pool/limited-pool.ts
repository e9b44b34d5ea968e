import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { destroyConnection } from './end-connection.ts'
import type { PrimaryPool } from './primary-pool.ts'
import { budgetLeft, DatabaseTimeout, waitLimited } from './time-budget.ts'

const readOnlyState = '25006'
/** SQLSTATEs of a server that shuts down, has crashed or is starting. */
const leavingStates = /^57P0[123]$/

export type Limits = { connectMilliseconds: number; statementMilliseconds: number }

/**
 * A pool whose waits are limited. After a statement without an answer it closes that connection and every other one
 * that has not answered since: a network that drops packets does not say which sockets it forgot. It does the same
 * after a write that was refused because the server is read-only now: another one has become the primary.
 */
export function limitPool(pool: PrimaryPool, { connectMilliseconds, statementMilliseconds }: Limits): PostgresPool {
  const answeredAt = new WeakMap<pg.PoolClient, number>()
  let silentAt = -Infinity

  async function connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const waiting = pool.connect()
      const client = await waitLimited(waiting, connectMilliseconds, () => giveBack(waiting))
      // A new connection has just answered.
      const answered = answeredAt.get(client) ?? performance.now()
      if (answered >= silentAt) return lend(client)
      destroyConnection(client)
      client.release(true)
    }
  }

  function lend(client: pg.PoolClient): PostgresPoolClient {
    let isSilent = false

    /** Neither this connection nor any other one that has not answered since is used again. */
    function giveUp(): void {
      isSilent = true
      silentAt = performance.now()
      pool.doubt(client)
      destroyConnection(client)
    }

    async function ask(statement: string, values: unknown[]): Promise<pg.QueryResult> {
      // The rollback after a timeout, or a statement that the request has no time left for.
      if (isSilent || budgetLeft() <= 0) throw new DatabaseTimeout(0)
      try {
        const result = await waitLimited(client.query(statement, values), statementMilliseconds, giveUp)
        answeredAt.set(client, performance.now())
        return result
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || leavingStates.test(error.code ?? '')) pool.doubt(client)
        if (error instanceof pg.DatabaseError && error.code === readOnlyState) giveUp()
        else if (error instanceof pg.DatabaseError) answeredAt.set(client, performance.now())
        throw error
      }
    }

    function query<R>(statement: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query(statement: unknown, values: readonly unknown[] = []): unknown {
      if (typeof statement !== 'string') throw new TypeError('nothing here reads with a cursor')
      return ask(statement, [...values])
    }

    return { query, release: (destroy = false) => client.release(destroy || isSilent) }
  }

  return { connect, end: () => pool.end(), options: {} }
}

/** Releases a connection that arrives after its caller has given up. */
function giveBack(waiting: Promise<pg.PoolClient>): void {
  waiting.then(
    (client) => client.release(),
    () => {},
  )
}
