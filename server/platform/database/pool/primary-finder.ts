import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { describeError, listErrors } from './describe-error.ts'
import { endConnection } from './end-connection.ts'
import { listServers, presentServers } from './servers.ts'

/** No server of the URL accepts writes now: a failover is in progress, or all servers are unreachable. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary'
}

/** Finds the server of a URL that accepts writes. Places count from 0 in the order of the URL. */
export type PrimaryFinder = {
  find(): Promise<number>
  /**
   * Asks all servers, in doubt or not: a replica may have been promoted while the primary still runs. Undefined while
   * no primary is known.
   */
  look(): Promise<number | undefined>
  /** A connection to this server failed, or it refused a write: the next `find` asks all servers again. */
  doubt(place: number): void
}

type Options = { url: string; log?: Logger | undefined; limits?: typeof usualSearchLimits }

/** Once a server has said that it accepts writes, a silent one delays a search by `othersMilliseconds` at most. */
const usualSearchLimits = { answerMilliseconds: 2_000, othersMilliseconds: 500, failureMilliseconds: 200 }

/**
 * All servers are asked at once, because one that is gone may not even refuse. Of several that accept writes, the one
 * on the newest timeline is the primary: a promotion starts a new timeline, and an old primary that comes back, or was
 * never stopped, stays on its own. A timeline older than one that was found before is never accepted. On one timeline
 * the first of the list counts, so that all nodes choose the same.
 *
 * A primary that is too busy for one more connection is kept, because its open connections continue to work.
 */
export function createPrimaryFinder({ url, log, limits = usualSearchLimits }: Options): PrimaryFinder {
  const servers = listServers(url)
  if (servers.length === 1) return { find: async () => 0, look: async () => 0, doubt() {} }
  let current: number | undefined
  let isDoubted = false
  let tied: string | undefined
  let last: string | undefined
  let newestTimeline = 0
  let searching: Promise<number> | undefined

  async function search(): Promise<number> {
    const found: { place: number; timeline: number }[] = []
    const problems: string[] = []
    const busy = new Set<number>()
    const asking = servers.map(async (server, place) => {
      try {
        const timeline = await readTimeline(server, limits.answerMilliseconds)
        if (timeline < newestTimeline) throw new Error(`is a primary that was left behind (timeline ${timeline})`)
        found.push({ place, timeline })
      } catch (error) {
        problems.push(`${presentServers(server)} ${describeError(error)}`)
        if (listErrors(error).some(saysNothing)) busy.add(place)
        throw error
      }
    })
    const afterFirst = Promise.any(asking).then(
      () => pause(limits.othersMilliseconds, undefined, { ref: false }),
      () => {},
    )
    await Promise.race([Promise.allSettled(asking), afterFirst])
    const [best] = found.toSorted((one, other) => other.timeline - one.timeline || one.place - other.place)
    isDoubted = false
    if (!best) {
      if (current !== undefined && busy.has(current)) return current
      current = undefined
      throw new NoPrimary(`no server of the database takes writes: ${problems.join('; ')}`)
    }
    warnOfTie(found.filter(({ timeline }) => timeline === best.timeline).map(({ place }) => place))
    const server = presentServers(servers[best.place] ?? url)
    if (last !== undefined && last !== server) log?.warn({ server, last }, 'another database server is the primary now')
    current = best.place
    last = server
    newestTimeline = best.timeline
    return best.place
  }

  function warnOfTie(places: number[]): void {
    if (places.length < 2) return
    const these = places
      .toSorted((one, other) => one - other)
      .map((place) => presentServers(servers[place] ?? url))
      .join(',')
    if (these !== tied) log?.warn({ servers: these }, 'several database servers take writes on one timeline')
    tied = these
  }

  function searchOnce(): Promise<number> {
    if (searching) return searching
    searching = search()
    const forget = () => (searching = undefined)
    // While no server accepts writes, many requests fail at once. They share this result instead of asking each replica
    // again.
    searching.then(forget, () => setTimeout(forget, limits.failureMilliseconds).unref())
    return searching
  }

  return {
    find: async () => (current === undefined || isDoubted ? searchOnce() : current),
    look: () =>
      searchOnce().then(
        () => current,
        () => current,
      ),
    doubt(place) {
      if (current === place) isDoubted = true
    },
  }
}

/** The server had no time to answer, or no free connection (SQLSTATE 53…): it is unknown whether it accepts writes. */
function saysNothing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /^(timeout expired|Query read timeout)$/.test(error.message) || /^(53...|ETIMEDOUT)$/.test(code)
}

/** The timeline of a server that accepts writes: the first eight digits in the name of its WAL file. */
async function readTimeline(server: string, milliseconds: number): Promise<number> {
  const client = new pg.Client({
    connectionString: server,
    application_name: 'my-guide-korea primary',
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ logFile: string | null }>(
      `select case when not current_setting('transaction_read_only')::boolean then pg_walfile_name(pg_current_wal_lsn()) end as "logFile"`,
    )
    const logFile = rows[0]?.logFile
    if (!logFile) throw new Error('is read-only')
    return Number.parseInt(logFile.slice(0, 8), 16)
  } finally {
    await endConnection(client)
  }
}
