import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { ByteRange } from './files.ts'
import type { S3Settings } from './files-settings.ts'
import { readResuming } from './resumed-body.ts'
import { StorageFull } from './storage-full.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

// S3 accepts parts of 5 MiB and more; only the last may be smaller.
const partBytes = 8 * 1024 * 1024
const mostRetries = 3
const firstPauseMilliseconds = 50
/** How services other than Amazon's, which is never full, report a full disk or quota. */
const fullCodes = ['XMinioStorageFull', 'QuotaExceeded', 'XMinioAdminBucketQuotaExceeded']
const checkMilliseconds = 10_000
/** Until the head of an answer arrives, all retries together. A body may be as slow as one megabit a second. */
const answerMilliseconds = 10_000
const bytesPerMillisecond = 128
/** Some services join the parts of an upload before they answer. */
const joinMilliseconds = 60_000

type Part = { number: number; etag: string }

export type S3Objects = {
  /** Throws a message that says why the bucket cannot be used. `variable` is the setting that names it. */
  check(variable: string): Promise<void>
  put(path: string, content: AsyncIterable<Uint8Array>): Promise<void>
  get(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>
  delete(path: string): Promise<void>
  /** Every object whose path starts with the prefix, with its size, page by page. */
  list(prefix: string): AsyncGenerator<{ path: string; bytes: number }>
}

type Sent = {
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer> | string
  withinMs?: number
  /** Also ends the answer while it is read. */
  over?: AbortSignal
}

/** A bucket of an S3-compatible service. */
export function openS3Objects(
  { bucketUrl, region, accessKeyId, secretAccessKey }: S3Settings,
  patienceMs = answerMilliseconds,
): S3Objects {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const urlOf = (path: string) => `${bucketUrl}/${path}`

  /**
   * The signal is passed to `fetch` itself. Passed to the client, it would belong to a Request without another
   * reference: once that is garbage collected, the signal has no effect, and a silent service blocks its caller for
   * minutes.
   */
  async function fetchSigned(url: string, init: Sent & { method: string }, signal: AbortSignal): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const response = await fetch(await client.sign(url, init), { signal })
      const isPassing = response.status >= 500 || response.status === 429
      if (!isPassing || attempt === mostRetries) return response
      // Read to its end, so that the connection can be reused.
      await response.arrayBuffer()
      await pause(Math.random() * firstPauseMilliseconds * 2 ** attempt, undefined, { signal })
    }
  }

  /** The time limit ends with the head of the answer: the body may be large, and its reader slow. */
  async function send(method: string, url: string, sent: Sent = {}) {
    const { withinMs = patienceMs, over, ...init } = sent
    const request = new AbortController()
    const abort = () => request.abort()
    if (over?.aborted) abort()
    over?.addEventListener('abort', abort)
    const timer = setTimeout(abort, withinMs + (init.body?.length ?? 0) / bytesPerMillisecond)
    try {
      return await fetchSigned(url, { method, ...init }, request.signal)
    } catch (error) {
      throw new StorageUnavailable(`the S3 service did not answer ${method}`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  async function ask(method: string, url: string, { body, ...init }: Sent = {}): Promise<Response> {
    // The signature includes the body: a body that arrives changed is refused.
    const headers = { 'x-amz-content-sha256': hash('sha256', body ?? '') }
    const response = await send(method, url, { ...init, headers, ...(body !== undefined && { body }) })
    if (response.ok) return response
    throw await describeRefusal(method, response)
  }

  async function putInParts(url: string, first: Uint8Array<ArrayBuffer>, rest: AsyncIterable<Uint8Array<ArrayBuffer>>) {
    const begun = await readText(await ask('POST', `${url}?uploads=`))
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1]
    if (uploadId === undefined) throw new Error('the S3 service began an upload without naming it')
    const upload = `${url}?uploadId=${encodeURIComponent(uploadId)}`
    const parts: Part[] = []
    async function putPart(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      const number = parts.length + 1
      const response = await ask('PUT', `${upload}&partNumber=${number}`, { body: bytes })
      parts.push({ number, etag: response.headers.get('etag') ?? '' })
      await response.body?.cancel()
    }
    try {
      await putPart(first)
      for await (const bytes of rest) await putPart(bytes)
      const answer = await ask('POST', upload, { body: listParts(parts), withinMs: joinMilliseconds })
      const ended = await readText(answer)
      // A service that fails while it joins the parts has already answered 200.
      if (ended.includes('<Error>')) throw new Error('the S3 service could not put the parts of an upload together')
    } catch (error) {
      await ask('DELETE', upload).catch(() => {}) // The original failure is the one to report.
      throw error
    }
  }

  return {
    async check(variable) {
      const { host } = new URL(bucketUrl)
      const signal = AbortSignal.timeout(checkMilliseconds)
      const response = await fetchSigned(bucketUrl, { method: 'HEAD' }, signal).catch((error: unknown) => {
        throw new StartProblem(`${variable} cannot be used: nothing answers at ${host} (${String(error)}).`)
      })
      if (response.ok) return
      throw new StartProblem(`${variable} cannot be used: ${describeStatus(response.status, host)}`)
    },

    async put(path, content) {
      const parts = cutIntoParts(content)
      const first = await parts.next()
      const bytes = first.done ? new Uint8Array() : first.value
      if (bytes.byteLength < partBytes) await (await ask('PUT', urlOf(path), { body: bytes })).body?.cancel()
      else await putInParts(urlOf(path), bytes, parts)
    },

    async get(path, range) {
      const over = new AbortController()
      const first = range?.first ?? 0
      const request = async (headers: Record<string, string>) =>
        send('GET', urlOf(path), { over: over.signal, headers })

      const response = await request(range ? { range: `bytes=${first}-${range.last}` } : {})
      if (!response.ok || !response.body) {
        const refusal = await describeRefusal('GET', response)
        if (response.status === 404) return null
        throw refusal
      }
      if (range && !hasRange(response, `${first}-`)) {
        over.abort()
        throw new StorageUnavailable('the S3 service did not answer with the range that it was asked for')
      }
      const etag = response.headers.get('etag') ?? ''
      const length = etag ? readLength(response) : undefined

      async function open(skip: number) {
        const from = first + skip
        const rest = await request({ range: `bytes=${from}-${range?.last ?? ''}`, 'if-match': etag })
        if (!rest.ok || !rest.body) throw await describeRefusal('GET', rest)
        // A service or a proxy may ignore both headers.
        const isRest = hasRange(rest, `${from}-${first + (length ?? 0) - 1}/`) && rest.headers.get('etag') === etag
        if (isRest) return rest.body
        await rest.body.cancel()
        throw new Error('the S3 service answered with something else than the rest of an object')
      }
      return readResuming({ body: response.body, length, open, over, patienceMs })
    },

    async delete(path) {
      const response = await send('DELETE', urlOf(path))
      const refusal = await describeRefusal('DELETE', response)
      if (!response.ok && response.status !== 404) throw refusal
    },

    async *list(prefix) {
      for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (token !== undefined) query.set('continuation-token', token)
        const page = await readText(await ask('GET', `${bucketUrl}?${query.toString()}`))
        yield* readPage(page)
        token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1]
      }
    },
  }
}

function* readPage(page: string): Generator<{ path: string; bytes: number }> {
  for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const path = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1]
    if (path !== undefined) yield { path, bytes: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1]) }
  }
}

/** Chunks of the size of a part; the last is smaller, and empty content has none. */
async function* cutIntoParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const bytes of content) {
    waiting.push(bytes)
    size += bytes.byteLength
    while (size >= partBytes) {
      const whole = Buffer.concat(waiting)
      yield new Uint8Array(whole.subarray(0, partBytes))
      waiting = [whole.subarray(partBytes)]
      size -= partBytes
    }
  }
  if (size > 0) yield new Uint8Array(Buffer.concat(waiting))
}

function listParts(parts: readonly Part[]): string {
  const list = parts.map(
    ({ number, etag }) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`,
  )
  return `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${list.join('')}</CompleteMultipartUpload>`
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw new StorageUnavailable('the S3 service broke off an answer', { cause: error })
  }
}

function hasRange(response: Response, range: string): boolean {
  return response.status === 206 && (response.headers.get('content-range') ?? '').startsWith(`bytes ${range}`)
}

/** Undefined if it is absent, or counts compressed bytes, which are not those that arrive here. */
function readLength({ headers }: Response): number | undefined {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? undefined : Number(length)
}

/** Reads the answer to its end, so that the connection can be reused. */
async function describeRefusal(method: string, response: Response): Promise<Error> {
  const code = /<Code>(\w+)<\/Code>/.exec(await readText(response))?.[1] ?? 'no code'
  const sentence = `the S3 service answered ${method} with ${response.status} (${code})`
  if (response.status === 507 || fullCodes.includes(code)) return new StorageFull(sentence)
  return response.status >= 500 || response.status === 429 ? new StorageUnavailable(sentence) : new Error(sentence)
}

function describeStatus(status: number, host: string): string {
  if (status === 404) return `${host} has no bucket of that name.`
  if (status === 403) return `${host} refuses the key, its secret, or the key's right to the bucket.`
  if (status === 301 || status === 307) return `the bucket is in another region: append ?region=… to the address.`
  return `${host} answers with the status ${status}.`
}
