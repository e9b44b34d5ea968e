import type pg from 'pg'
import { destroyConnection } from './end-connection.ts'
import type { PrimaryFinder } from './primary-finder.ts'

/** Connections to the current primary. */
export type PrimaryPool = {
  connect(): Promise<pg.PoolClient>
  /** This connection failed in a way that casts doubt on its server. */
  doubt(client: pg.PoolClient): void
  end(): Promise<void>
}

/** `openPools` has one function for each server, in the order of the finder's places. */
type Options = { finder: PrimaryFinder; openPools: (() => pg.Pool)[] }
type Lent = { place: number; pool: pg.Pool; clients: Set<pg.PoolClient> }

/** Statements still running on a server that is no longer the primary may end within this time. */
const leaveMilliseconds = 1_000

export function createPrimaryPool({ finder, openPools }: Options): PrimaryPool {
  const places = new WeakMap<pg.PoolClient, number>()
  let present: Lent | undefined

  async function choose(): Promise<Lent> {
    const place = await finder.find()
    if (present?.place === place) return present
    if (present) leave(present)
    present = open(place)
    return present
  }

  function open(place: number): Lent {
    const pool = openPools[place]?.()
    if (!pool) throw new Error('a place is one of those of the URL')
    const clients = new Set<pg.PoolClient>()
    pool.on('connect', (client) => {
      places.set(client, place)
      clients.add(client)
    })
    pool.on('remove', (client) => clients.delete(client))
    pool.on('error', () => finder.doubt(place))
    return { place, pool, clients }
  }

  /** Its connections would write to a server that is no longer the primary, or read old data. */
  function leave({ pool, clients }: Lent): void {
    void pool.end()
    setTimeout(() => clients.forEach(destroyConnection), leaveMilliseconds).unref()
  }

  return {
    async connect() {
      const { place, pool } = await choose()
      try {
        return await pool.connect()
      } catch (error) {
        finder.doubt(place)
        // No statement was sent yet, so another server may be used.
        const next = await choose()
        if (next.place === place) throw error
        return next.pool.connect()
      }
    },
    doubt: (client) => finder.doubt(places.get(client) ?? 0),
    end: async () => present?.pool.end(),
  }
}
