import { promisify } from 'node:util'
import {
  brotliCompress,
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type Gzip,
} from 'node:zlib'
import { chooseCoding, type Coding } from './accepted-coding.ts'

// Smaller answers fit into one packet anyway. Tokens of links are such answers, so they are never compressed.
const smallestCompressed = 1024
// Quality 4 takes 5 ms for half a megabyte of JSON and saves five sixths of it; 9 takes ten times longer. The default
// window would use 4 MB for every open stream.
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

const codeBytes = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: brotli }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
}

/**
 * The bytes of a text in a coding that the client accepts, and the headers for it. A libuv thread compresses, so that
 * other requests do not wait.
 */
export async function codeText(
  text: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; coding: Coding | null; headers: Record<string, string> }> {
  const coding = text.length < smallestCompressed ? null : chooseCoding(acceptEncoding)
  const vary = { vary: 'accept-encoding' }
  if (!coding) return { body: text, coding, headers: vary }
  const body = new Uint8Array(await codeBytes[coding](Buffer.from(text)))
  return { body, coding, headers: { ...vary, 'content-encoding': coding } }
}

/** Compresses an answer of a function: JSON as a whole, an event stream chunk by chunk, everything else not at all. */
export async function codeAnswer(answer: Response, acceptEncoding: string | undefined): Promise<Response> {
  const type = answer.headers.get('content-type') ?? ''
  const { status } = answer
  if (!answer.body) return answer
  if (type.startsWith('application/json')) {
    const { body, headers } = await codeText(await answer.text(), acceptEncoding)
    return new Response(body, { status, headers: { ...Object.fromEntries(answer.headers), ...headers } })
  }
  const coding = type.startsWith('text/event-stream') ? chooseCoding(acceptEncoding) : null
  if (!coding) return answer
  const headers = { ...Object.fromEntries(answer.headers), vary: 'accept-encoding', 'content-encoding': coding }
  return new Response(answer.body.pipeThrough(codePieces(coding)), { status, headers })
}

/** Flushes after each chunk, so that it is sent at once. */
function codePieces(coding: Coding): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const coder: BrotliCompress | Gzip = coding === 'br' ? createBrotliCompress({ params: brotli }) : createGzip()
  const flushing = coding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH
  return new TransformStream({
    start(controller) {
      coder.on('data', (bytes: Buffer) => {
        try {
          controller.enqueue(new Uint8Array(bytes))
        } catch {
          // The reader left during the flush, when `cancel` is not called. An uncaught error would end the process.
          coder.destroy()
        }
      })
      coder.on('error', (error) => controller.error(error))
    },
    transform: (piece) =>
      new Promise<void>((resolve) => {
        coder.write(piece)
        coder.flush(flushing, resolve)
      }),
    flush: () =>
      new Promise<void>((resolve) => {
        coder.once('close', resolve)
        coder.end()
      }),
    cancel: () => void coder.destroy(),
  })
}
