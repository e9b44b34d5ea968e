import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { createClient } from './create-client.ts'
import { destroyConnection, endConnection } from './end-connection.ts'
import { quote } from '#server/platform/database/prepare/grants.ts'
import { keepAlive } from './pools.ts'

export type Subscriber = { message(payload: string): void; lost(): void; regained(): void }

type Options = { url: string; log: Logger; heartbeat?: Heartbeat }

/** A half-open socket never fails by itself, so it is queried at intervals and closed if it does not answer. */
type Heartbeat = { everyMilliseconds: number; patienceMilliseconds: number }

const connectMilliseconds = 5_000
const firstPauseMilliseconds = 100
const longestPauseMilliseconds = 2_000

/**
 * One connection that only listens. Between `lost` and `regained`, notifications may have been missed: a cache that
 * depends on them must not be used in that time and starts empty after it.
 */
export function createListener({
  url,
  log,
  heartbeat = { everyMilliseconds: 10_000, patienceMilliseconds: 5_000 },
}: Options) {
  const asked = new WeakMap<pg.Client, Promise<unknown>>()
  const channels = new Map<string, Set<Subscriber>>()
  const closing = new AbortController()
  let connection: pg.Client | undefined
  /** The connection listens to every channel, and all subscribers have been notified. */
  let isHearing = false
  let opening: Promise<void> | undefined
  let keeping: Promise<void> | undefined

  async function connect(): Promise<pg.Client> {
    const client = createClient({
      url,
      application_name: 'my-guide-korea listener',
      connectionTimeoutMillis: connectMilliseconds,
      query_timeout: heartbeat.patienceMilliseconds,
      ...keepAlive,
    })
    client.on('error', (error) => log.debug({ err: error }, 'the listening connection failed'))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscriber of channels.get(channel) ?? []) subscriber.message(payload)
    })
    try {
      await client.connect()
      // From here on a new channel is added on this connection; the existing channels are added now.
      connection = client
      for (const channel of channels.keys()) await query(client, `listen ${quote(channel)}`)
      return client
    } catch (error) {
      connection = undefined
      await endConnection(client)
      throw error
    }
  }

  /** Runs one statement after the other: a heartbeat may coincide with a new channel. */
  function query(client: pg.Client, statement: string): Promise<unknown> {
    const answer = (asked.get(client) ?? Promise.resolve()).then(() => client.query(statement))
    asked.set(
      client,
      answer.catch(() => {}),
    )
    return answer
  }

  /** Ignores an error: a connection that broke during the call is replaced by one that listens to every channel. */
  async function ask(statement: string): Promise<void> {
    if (!connection) return
    await query(connection, statement).catch((error: unknown) =>
      log.debug({ err: error }, 'the listening connection broke'),
    )
  }

  function notifyAll(event: 'lost' | 'regained'): void {
    for (const subscribers of channels.values()) for (const subscriber of subscribers) subscriber[event]()
  }

  async function open(): Promise<void> {
    const first = await connect()
    isHearing = true
    keeping = keep(first)
  }

  /** Runs as long as the listener: waits for a connection to end, then opens another. */
  async function keep(first: pg.Client): Promise<void> {
    let client = first
    while (!closing.signal.aborted) {
      await untilLost(client)
      connection = undefined
      isHearing = false
      if (closing.signal.aborted) return
      log.warn('the database connection for change notifications was lost')
      notifyAll('lost')
      const next = await reconnect()
      if (closing.signal.aborted && next) await endConnection(next)
      if (closing.signal.aborted || !next) return
      client = next
      log.info('change notifications from the database are received again')
      notifyAll('regained')
      isHearing = true
    }
  }

  async function untilLost(client: pg.Client): Promise<void> {
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    const lost = ended.then(() => 'ended' as const)
    for (;;) {
      const beat = await Promise.race([lost, pause(heartbeat.everyMilliseconds, 'beat' as const, { ref: false })])
      if (beat === 'ended') return
      try {
        await query(client, 'select 1')
      } catch {
        destroyConnection(client)
        return
      }
    }
  }

  async function reconnect(): Promise<pg.Client | undefined> {
    let milliseconds = firstPauseMilliseconds
    while (!closing.signal.aborted) {
      try {
        return await connect()
      } catch (error) {
        log.debug({ err: error, milliseconds }, 'listening again failed')
      }
      await pause(milliseconds, undefined, { signal: closing.signal }).catch(() => {})
      milliseconds = Math.min(milliseconds * 2, longestPauseMilliseconds)
    }
    return undefined
  }

  return {
    isListening: () => channels.size === 0 || isHearing,

    async listen(channel: string, subscriber: Subscriber): Promise<{ stop(): Promise<void> }> {
      const subscribers = channels.get(channel) ?? new Set()
      channels.set(channel, subscribers.add(subscriber))
      opening ??= open()
      try {
        await opening
      } catch (error) {
        opening = undefined
        subscribers.delete(subscriber)
        throw error
      }
      await ask(`listen ${quote(channel)}`)
      return {
        async stop() {
          if (!subscribers.delete(subscriber) || subscribers.size > 0) return
          channels.delete(channel)
          // The channel has no subscriber left, whether this succeeds or not.
          void ask(`unlisten ${quote(channel)}`)
        },
      }
    },

    async close(): Promise<void> {
      closing.abort()
      if (connection) await endConnection(connection)
      await keeping
    },
  }
}

export type Listener = ReturnType<typeof createListener>
