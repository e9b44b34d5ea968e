import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { destroyConnection } from './end-connection.ts'
import { budgetLeft, DatabaseTimeout, waitLimited } from './time-budget.ts'

const readOnlyState = '25006'

export type Limits = { connectMilliseconds: number; statementMilliseconds: number }

/**
 * A pool whose waits are limited. After a statement without an answer it closes that connection and every other one
 * that has not answered since: a network that drops packets does not say which sockets it forgot. It does the same
 * after a write that was refused because the server is read-only now: its name leads to another one by then.
 */
export function limitPool(pool: pg.Pool, { connectMilliseconds, statementMilliseconds }: Limits): PostgresPool {
  const answeredAt = new WeakMap<pg.PoolClient, number>()
  let lostAt = -Infinity

  async function connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const waiting = pool.connect()
      const client = await waitLimited(waiting, connectMilliseconds, () => giveBack(waiting))
      // A new connection has just answered.
      const answered = answeredAt.get(client) ?? performance.now()
      if (answered >= lostAt) return lend(client)
      destroyConnection(client)
      client.release(true)
    }
  }

  function lend(client: pg.PoolClient): PostgresPoolClient {
    let isSilent = false
    let isReadOnly = false

    async function ask(statement: string, values: unknown[]): Promise<pg.QueryResult> {
      // The rollback after a timeout, or a statement that the request has no time left for.
      if (isSilent || budgetLeft() <= 0) throw new DatabaseTimeout(0)
      try {
        const result = await waitLimited(client.query(statement, values), statementMilliseconds, () => {
          isSilent = true
          lostAt = performance.now()
          destroyConnection(client)
        })
        answeredAt.set(client, performance.now())
        return result
      } catch (error) {
        if (error instanceof pg.DatabaseError) answeredAt.set(client, performance.now())
        if (error instanceof pg.DatabaseError && error.code === readOnlyState) {
          isReadOnly = true
          lostAt = performance.now()
        }
        throw error
      }
    }

    function query<R>(statement: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query(statement: unknown, values: readonly unknown[] = []): unknown {
      if (typeof statement !== 'string') throw new TypeError('nothing here reads with a cursor')
      return ask(statement, [...values])
    }

    return { query, release: (destroy = false) => client.release(destroy || isSilent || isReadOnly) }
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
