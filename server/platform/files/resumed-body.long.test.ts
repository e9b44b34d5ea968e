import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { arrayBuffer } from 'node:stream/consumers'
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { listenHere } from '#testing/servers/port-of.ts'
import { makeFileName } from './file-name.ts'
import { openS3Files } from './s3-files.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

const small = randomBytes(1_000)
const large = randomBytes(2_000_000)
/** Shorter and longer than the pause before the first resume. */
const beforeResumeMs = 30
const firstResumeMs = 300

let present: Server | undefined
afterEach(stopServer)

function stopServer(): void {
  present?.closeAllConnections()
  present?.close()
}

type Answering = {
  content: Buffer
  /** Answers break off after so many bytes, as often as it is said. */
  after: number
  times?: number
  /** Instead of breaking off, an answer falls silent. */
  isSilent?: boolean
  etag?: (asked: number) => string
  /** Headers of the request that are not heard. */
  ignored?: string[]
  /** Answers to ranges do not say how long they are. */
  isChunked?: boolean
  /** Takes a resume over. */
  onResume?: (request: IncomingMessage, response: ServerResponse) => void
}

/** A service whose answers break off. */
async function openBreakingFiles(answering: Answering) {
  const { content, after, times = Infinity, isSilent, ignored = [], isChunked, onResume } = answering
  const { etag = () => '"one"' } = answering
  const asked: (string | undefined)[] = []
  const events = new EventEmitter()
  const server = createServer((request, response) => {
    const heard = (name: string) => (ignored.includes(name) ? undefined : request.headers[name]?.toString())
    asked.push(request.headers.range)
    response.on('close', () => events.emit('close'))
    if (onResume && asked.length > 1) return onResume(request, response)
    const tag = etag(asked.length)
    if ((heard('if-match') ?? tag) !== tag) return response.writeHead(412).end()
    const [, first = 0, last = content.length - 1] = (/(\d+)-(\d+)?/.exec(heard('range') ?? '') ?? []).map(
      (text?: string) => (text ? Number(text) : undefined),
    )
    const part = content.subarray(first, last + 1)
    response.writeHead(heard('range') ? 206 : 200, {
      etag: tag,
      ...(heard('range') && { 'content-range': `bytes ${first}-${last}/${content.length}` }),
      ...((!isChunked || asked.length === 1) && { 'content-length': part.length }),
    })
    if (asked.length > times) return response.end(part)
    return response.write(part.subarray(0, after), () => isSilent || response.destroy())
  })
  const port = await listenHere(server)
  present = server
  const settings = { bucketUrl: `http://127.0.0.1:${port}/pictures`, region: 'us-east-1', accessKeyId: 'key' }
  const files = openS3Files({ kind: 's3', ...settings, secretAccessKey: 'secret' })
  const get: typeof files.get = async (name, range) => files.get(name, range)
  return { get, asked, server, port, closed: once(events, 'close') }
}

async function readAll(stream: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  if (!stream) throw new Error('no content')
  return Buffer.from(await arrayBuffer(stream))
}

/** Before the first byte a small file is refused; a large one, whose beginning is here, breaks off. */
async function expectBroken(answering: Omit<Answering, 'content' | 'after'>, requests: number): Promise<void> {
  const short = await openBreakingFiles({ ...answering, content: small, after: 100 })
  await expect(short.get(makeFileName())).rejects.toThrow(StorageUnavailable)
  expect(short.asked).toHaveLength(requests)
  stopServer()
  const long = await openBreakingFiles({ ...answering, content: large, after: 300_000 })
  const stream = await long.get(makeFileName())
  await expect(readAll(stream)).rejects.toThrow(StorageUnavailable)
  expect(long.asked).toHaveLength(requests)
}

test('content that breaks off is asked for again from there, near its beginning and after it was answered with', async () => {
  for (const content of [small, large]) {
    const after = content.length / 4
    const { get, asked } = await openBreakingFiles({ content, after, times: 2 })
    const stream = await get(makeFileName())
    expect(content.equals(await readAll(stream))).toBe(true)
    expect(asked).toEqual([undefined, `bytes=${after}-`, `bytes=${2 * after}-`])
    stopServer()
  }
})

test('a range that breaks off is asked for again from there to its own end', async () => {
  const { get, asked } = await openBreakingFiles({ content: small, after: 100, times: 1 })
  const stream = await get(makeFileName(), { first: 200, last: 799 })
  expect(small.subarray(200, 800).equals(await readAll(stream))).toBe(true)
  expect(asked).toEqual(['bytes=200-799', 'bytes=300-799'])
})

test('a service that always breaks off is asked three times more, and no content is taken for whole', async () => {
  await expectBroken({}, 4)
})

test('a service that ignores ranges is not asked again, and none of its bytes is taken for another', async () => {
  await expectBroken({ times: 1, ignored: ['range', 'if-match'] }, 2)
  const { get } = await openBreakingFiles({ content: small, after: 1_000, times: 0, ignored: ['range'] })
  await expect(get(makeFileName(), { first: 200, last: 799 })).rejects.toThrow(StorageUnavailable)
})

test('an object that is another one after a break is not put behind the beginning of the first', async () => {
  const etag = (asked: number) => `"${asked}"`
  await expectBroken({ times: 1, etag }, 2)
  await expectBroken({ times: 1, etag, ignored: ['if-match'] }, 2)
})

test('an object whose answer names no ETag is not resumed', async () => {
  await expectBroken({ times: 1, etag: () => '' }, 1)
})

test('an answer that breaks off after the last byte is whole', async () => {
  const { get, asked } = await openBreakingFiles({ content: small, after: 500, times: 2, isChunked: true })
  const stream = await get(makeFileName())
  expect(small.equals(await readAll(stream))).toBe(true)
  expect(asked).toEqual([undefined, 'bytes=500-'])
})

test('a service that restarts in the middle of an answer is asked again when it is back', async () => {
  const { get, server, port, closed } = await openBreakingFiles({ content: small, after: 500, times: 1 })
  const read = get(makeFileName()).then(readAll)
  await closed
  server.close()
  server.closeAllConnections()
  await pause(firstResumeMs)
  server.listen(port, '127.0.0.1')
  expect(small.equals(await read)).toBe(true)
})

/** Reads as fast as it can, until it leaves. */
function readOn(stream: ReadableStream | null): ReadableStreamDefaultReader {
  if (!stream) throw new Error('no content')
  const reader = stream.getReader()
  const readNext = async (): Promise<void> => ((await reader.read()).done ? undefined : readNext())
  readNext().catch(() => {}) // What it reads is another test's.
  return reader
}

/** The reader leaves, and nothing is left behind: no request after that, and no rejection that nobody handles. */
async function expectNothingLeft(reader: { cancel(): Promise<void> } | null, asked: unknown[]): Promise<void> {
  const before = asked.length
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  await reader?.cancel()
  await pause(firstResumeMs)
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
  expect(asked).toHaveLength(before)
}

test('a reader who leaves after an answer broke off unseen lets nobody ask again', async () => {
  for (const isBack of [true, false]) {
    const { get, asked, server, closed } = await openBreakingFiles({ content: large, after: 1_500_000 })
    const stream = await get(makeFileName())
    await closed
    await immediate()
    if (!isBack) server.close()
    await expectNothingLeft(stream, asked)
    stopServer()
  }
})

test('a reader who leaves a silent service closes its connection', async () => {
  const { get, asked, closed } = await openBreakingFiles({ content: large, after: 300_000, isSilent: true })
  const reader = readOn(await get(makeFileName()))
  await pause(firstResumeMs)
  await expectNothingLeft(reader, asked)
  await closed
})

test('a reader who leaves before a resume prevents it', async () => {
  const { get, asked, closed } = await openBreakingFiles({ content: large, after: 300_000 })
  const reader = readOn(await get(makeFileName()))
  await closed
  await pause(beforeResumeMs)
  await expectNothingLeft(reader, asked)
  expect(asked).toHaveLength(1)
})

test('a reader who leaves during a resume ends its request', async () => {
  const resumed = new EventEmitter()
  const onResume = (_request: IncomingMessage, response: ServerResponse) => {
    response.on('close', () => resumed.emit('close'))
    resumed.emit('request')
  }
  const requested = once(resumed, 'request')
  const ended = once(resumed, 'close')
  const { get, asked } = await openBreakingFiles({ content: large, after: 300_000, onResume })
  const reader = readOn(await get(makeFileName()))
  await requested
  await expectNothingLeft(reader, asked)
  await ended
})
