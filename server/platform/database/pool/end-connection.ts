import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const patienceMilliseconds = 1_000

/** Closes the socket without notifying the server, which may be gone. */
export function destroyConnection(client: pg.Client): void {
  client.connection.stream.destroy()
}

/** Notifies the server, and closes the socket if it does not answer: TCP alone would wait for many minutes. */
export async function endConnection(client: pg.Client, milliseconds = patienceMilliseconds): Promise<void> {
  const ended = client.end()
  const cancelled = new AbortController()
  const patience = pause(milliseconds, undefined, { signal: cancelled.signal }).then(
    () => destroyConnection(client),
    () => {},
  )
  await Promise.race([ended, patience])
  cancelled.abort()
  await ended
}
