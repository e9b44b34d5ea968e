import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

export type LineWriter = DestinationStream & {
  /** Writes what is waiting at once, for the last moment of a process. */
  flushSync(): void
  flush(): void
}

// Some 80,000 lines for a slow reader. Lines beyond that are lost.
const mostWaiting = 16 * 1024 * 1024
const askAgainMs = 50

/**
 * Writes lines in batches, one after the other. A full disk or a closed reader costs lines and nothing else: pino's own
 * destination would wait in a busy loop, in which no request is answered and no signal is handled.
 */
export function createLineWriter(file: number): LineWriter {
  let waiting = ''
  let isWriting = false

  function next(): void {
    isWriting = waiting !== ''
    if (!isWriting) return
    const batch = Buffer.from(waiting)
    waiting = ''
    writeOut(batch)
  }

  function writeOut(bytes: Buffer): void {
    write(file, bytes, (error, written) => {
      // A pipe with a slow reader. The write is retried, and later lines wait.
      if (error?.code === 'EAGAIN') setTimeout(writeOut, askAgainMs, bytes).unref()
      else if (!error && written < bytes.byteLength) writeOut(bytes.subarray(written))
      else next()
    })
  }

  function flushSync(): void {
    const bytes = Buffer.from(waiting)
    waiting = ''
    try {
      for (let from = 0; from < bytes.byteLength;) from += writeSync(file, bytes, from)
    } catch {
      // There is nowhere to report it.
    }
  }

  return {
    write(line: string) {
      if (waiting.length + line.length > mostWaiting) return
      waiting += line
      if (!isWriting) next()
    },
    flushSync,
    flush: flushSync,
  }
}
