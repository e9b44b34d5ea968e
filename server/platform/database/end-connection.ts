import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const patienceMilliseconds = 1_000

/** Closes the socket without a word to the server, which may not be there any more. */
export function destroyConnection(client: pg.Client): void {
  client.connection.stream.destroy()
}

/** Tells the server, and closes the socket when it does not answer: TCP alone would wait for many minutes. */
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
