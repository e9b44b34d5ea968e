import type pg from 'pg'

/** The calls of the driver for COPY, which its types omit. */
type CopyConnection = { stream: { pause(): void; resume(): void }; query(statement: string): void }

/** Rows are copied into blocks of this size, because the driver reuses the memory of a row. */
const blockBytes = 256 * 1024
/** The server has to wait while this many blocks are unread. */
const mostWaiting = 4

/**
 * `copy … to stdout`: yields the rows of the server in blocks and returns the number of rows. At most a few blocks
 * are in memory; the server waits for the reader. Read it to the end, or close the connection.
 */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer, number> {
  const blocks: Buffer[] = []
  let block = Buffer.allocUnsafe(blockBytes)
  let used = 0
  let rows = 0
  let isOver = false
  let failure: Error | undefined
  let paused: CopyConnection['stream'] | undefined
  let wake = () => {}

  function takeRow(row: Buffer): void {
    if (used + row.length > block.length) {
      if (used > 0) blocks.push(block.subarray(0, used))
      block = Buffer.allocUnsafe(Math.max(blockBytes, row.length))
      used = 0
    }
    used += row.copy(block, used)
  }

  function end(error?: Error): void {
    isOver = true
    failure ??= error
    wake()
  }

  const copy = {
    submit: (connection: pg.Connection) => connection.query(statement),
    handleCopyData({ chunk }: { chunk: Buffer }, { stream }: CopyConnection) {
      takeRow(chunk)
      if (blocks.length === 0) return
      if (blocks.length >= mostWaiting && !paused) {
        paused = stream
        stream.pause()
      }
      wake()
    },
    handleCommandComplete({ text }: { text: string }) {
      rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
    },
    handleError: end,
    handleReadyForQuery: () => end(),
  }
  client.query(copy)

  function goOn(): void {
    paused?.resume()
    paused = undefined
  }

  try {
    for (;;) {
      const next = blocks.shift()
      if (next) {
        yield next
        continue
      }
      if (isOver) break
      const woken = new Promise<void>((resolve) => (wake = resolve))
      goOn()
      await woken
    }
  } finally {
    // The stream may still be paused when the last rows arrive; the next query must not find it paused.
    goOn()
  }
  if (failure) throw failure
  if (used > 0) yield block.subarray(0, used)
  return rows
}
