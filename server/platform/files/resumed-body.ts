import { setTimeout as pause } from 'node:timers/promises'
import { StorageUnavailable } from './storage-unavailable.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Body = ReadableStream<Bytes>

/** Waited before each resume. A service that restarts refuses connections for a moment. */
const pausesMs = [100, 400, 1_000]
/** Read before the answer begins: most pictures are complete by then, and a failure until then is a 503. */
const bytesAhead = 256 * 1024

type Options = {
  body: Body
  /** The length of the body in bytes; undefined if the answer does not state it. Without it nothing is resumed. */
  length: number | undefined
  /** The same content without its first bytes. It is retried only after StorageUnavailable. */
  open: (skip: number) => Promise<Body>
  /** Aborted when the first bytes take longer than `patienceMs`, and when the reader leaves. It has to end `open`. */
  over: AbortController
  patienceMs: number
}

/**
 * Reads the content of an object. If an answer breaks off, because the service may have restarted, the rest is
 * requested again from that position. Rejects if the beginning does not arrive; the stream fails if the rest does not.
 */
export async function readResuming({ over, patienceMs, ...source }: Options): Promise<Body> {
  const readNext = startReading(source, over.signal)
  const pieces: Bytes[] = []
  const timer = setTimeout(() => over.abort(), patienceMs)
  try {
    for (let size = 0; size < bytesAhead;) {
      const piece = await readNext()
      if (!piece) break
      pieces.push(piece)
      size += piece.byteLength
    }
  } finally {
    clearTimeout(timer)
  }
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift() ?? (await readNext())
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
    cancel: () => over.abort(),
  })
}

/** Returns a function that reads the next bytes; they are undefined at the end. */
function startReading({ body, length, open }: Pick<Options, 'body' | 'length' | 'open'>, over: AbortSignal) {
  let reader = body.getReader()
  let passed = 0
  let resumes = 0
  // Cancels the reader, because that also ends a silent answer. It rejects if the answer has already failed.
  over.addEventListener('abort', () => void reader.cancel().catch(() => {}))

  async function resume(cause: unknown): Promise<void> {
    const pauseMs = length === undefined || over.aborted ? undefined : pausesMs[resumes]
    if (pauseMs === undefined) throw new StorageUnavailable('the S3 service broke off an answer', { cause })
    resumes += 1
    // An abort ends the pause; it is checked below.
    await pause(pauseMs, undefined, { signal: over }).catch(() => {})
    if (over.aborted) return resume(cause)
    try {
      reader = (await open(passed)).getReader()
    } catch (error) {
      if (error instanceof StorageUnavailable) return resume(error)
      throw new StorageUnavailable('the S3 service does not continue an answer that broke off', { cause: error })
    }
    if (over.aborted) await reader.cancel()
  }

  return async function readNext(): Promise<Bytes | undefined> {
    let cause: unknown
    try {
      const { value } = await reader.read()
      passed += value?.byteLength ?? 0
      if (value) return value
    } catch (error) {
      cause = error
    }
    const isWhole = length === undefined ? cause === undefined : passed === length
    if (isWhole && !over.aborted) return undefined
    await resume(cause)
    return readNext()
  }
}
