import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type pg from 'pg'

/** The calls of the driver for COPY. Its types omit them; pg-copy-streams makes the same calls. */
type CopyConnection = {
  stream: Writable
  query(statement: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/**
 * `copy … from stdin`: sends the chunks as fast as the server takes them. If the chunks end with an error, the server
 * discards all of them.
 */
export function copyIn(client: pg.ClientBase, statement: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    let failure: Error | undefined

    function fail(error: Error): void {
      ended.abort()
      reject(failure ?? error)
    }

    async function send(connection: CopyConnection): Promise<void> {
      try {
        for await (const chunk of chunks) {
          if (ended.signal.aborted) return
          connection.sendCopyFromChunk(chunk)
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal: ended.signal })
        }
        connection.endCopyFrom()
      } catch (error) {
        if (ended.signal.aborted) return
        failure = error instanceof Error ? error : new Error(String(error))
        connection.sendCopyFail('the rows ended early')
      }
    }

    const copy = {
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => void send(connection),
      handleCommandComplete: () => {},
      handleError: fail,
      handleReadyForQuery: () => resolve(),
    }
    client.query(copy)
  })
}
