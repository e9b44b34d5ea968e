import { StorageUnavailable } from './storage-unavailable.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Body = ReadableStream<Bytes>

const mostResumes = 3
/** So much is here before the content is answered with: most pictures are whole by then, or the answer is a 503. */
const bytesAhead = 256 * 1024

type Options = {
  body: Body
  /** The same content without its first bytes. */
  open: (skip: number) => Promise<Body | null>
  /** Called when the first bytes take longer than `patienceMs`. Has to end the body. */
  giveUp: () => void
  patienceMs: number
}

/**
 * The content of an object, which is asked for again from where an answer broke off: the service may have gone away in
 * the middle of it. Rejects when its beginning does not come, and breaks off itself when the rest does not.
 */
export async function readResuming({ body, open, giveUp, patienceMs }: Options): Promise<Body> {
  const source = resume(body, open)
  const pieces: Bytes[] = []
  const timer = setTimeout(giveUp, patienceMs)
  try {
    for (let size = 0; size < bytesAhead;) {
      const { value, done } = await source.next()
      if (done) break
      pieces.push(value)
      size += value.byteLength
    }
  } finally {
    clearTimeout(timer)
  }
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift() ?? (await source.next()).value
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
    cancel: () => void source.return(undefined),
  })
}

async function* resume(first: Body, open: Options['open']): AsyncGenerator<Bytes, undefined> {
  let body: Body | null = first
  let passed = 0
  for (let resumes = 0; body; resumes += 1) {
    try {
      for await (const bytes of body) {
        passed += bytes.byteLength
        yield bytes
      }
      return
    } catch (error) {
      if (resumes === mostResumes) throw new StorageUnavailable('the S3 service broke off an answer', { cause: error })
    }
    body = await open(passed)
  }
  throw new StorageUnavailable('the S3 service broke off an answer, and does not know the object any more')
}
