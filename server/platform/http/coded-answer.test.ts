import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerWithEvents, type SendEvent } from '#server/platform/functions/event-stream.ts'
import { codeAnswer, codeText } from './coded-answer.ts'

const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index, name: 'Gyeongbokgung 경복궁' })))
const decode = { br: brotliDecompressSync, gzip: gunzipSync }

test.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip, deflate'],
  ['gzip', 'br;q=0, gzip'],
] as const)('%s is chosen of "%s", and says the same in less', async (coding, accepted) => {
  const { body, headers } = await codeText(text, accepted)
  expect(headers).toEqual({ vary: 'accept-encoding', 'content-encoding': coding })
  expect(body.length).toBeLessThan(text.length / 5)
  expect(decode[coding](body).toString()).toBe(text)
})

test.each([
  ['who takes no coding', text, undefined],
  ['who takes others', text, 'zstd, deflate'],
  ['whoever asks for little, as for a token', '{"token":"abc"}', 'br, gzip'],
])('%s gets the text as it is', async (_, given, accepted) => {
  const { body, headers, coding } = await codeText(given, accepted)
  expect([body, headers, coding]).toEqual([given, { vary: 'accept-encoding' }, null])
})

test('JSON of a function keeps its status and its headers', async () => {
  const plain = new Response(text, { status: 429, headers: { 'content-type': 'application/json', 'retry-after': '5' } })
  const coded = await codeAnswer(plain, 'br')
  expect([coded.status, coded.headers.get('retry-after'), coded.headers.get('content-encoding')]).toEqual([
    429,
    '5',
    'br',
  ])
  expect(brotliDecompressSync(await coded.arrayBuffer()).toString()).toBe(text)
})

test.each([
  ['bytes', new Response('x'.repeat(5000), { headers: { 'content-type': 'application/octet-stream' } })],
  ['nothing', new Response(null, { status: 204 })],
])('%s of a function stays as it is', async (_, answer) => {
  expect(await codeAnswer(answer, 'br, gzip')).toBe(answer)
})

/** An event stream whose events the test sends. */
function openEvents() {
  const opened = Promise.withResolvers<SendEvent>()
  const closed = Promise.withResolvers<void>()
  const aborted = Promise.withResolvers<void>()
  const answer = answerWithEvents({
    signal: new AbortController().signal,
    run(send, signal) {
      signal.addEventListener('abort', () => aborted.resolve())
      opened.resolve(send)
      return closed.promise
    },
    failed: () => ({ event: 'failed', data: null }),
  })
  return { answer, opened: opened.promise, close: closed.resolve, aborted: aborted.promise }
}

test.each([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
] as const)('an event leaves at once in %s, before the next one is known', async (coding, createDecoder) => {
  const { answer, opened, close } = openEvents()
  const coded = await codeAnswer(answer, coding)
  expect(coded.headers.get('content-encoding')).toBe(coding)
  expect(coded.headers.get('cache-control')).toBe('no-store, no-transform')
  const decoder = createDecoder()
  const heard: string[] = []
  let wake = () => {}
  decoder.on('data', (bytes: Buffer) => {
    heard.push(bytes.toString())
    wake()
  })
  const reading = coded.body?.pipeTo(
    new WritableStream({
      write: (bytes: Uint8Array) => void decoder.write(bytes),
      close: () => void decoder.end(),
    }),
  )
  const send = await opened
  for (const event of ['one', 'two']) {
    const isHeard = new Promise<void>((resolve) => (wake = resolve))
    send(event, { words: event.repeat(100) })
    await isHeard
    expect(heard.join('')).toContain(`event: ${event}\ndata: {"words":"${event.repeat(100)}"}\n\n`)
  }
  close()
  await reading
})

test('cancelling a compressed stream aborts its source', async () => {
  const { answer, opened, aborted } = openEvents()
  const coded = await codeAnswer(answer, 'br')
  const reader = coded.body?.getReader()
  const send = await opened
  send('one', {})
  await reader?.read()
  await reader?.cancel()
  await expect(aborted).resolves.toBeUndefined()
})

test.each(['br', 'gzip'])('cancelling a stream while its end is compressed with %s is harmless', async (coding) => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const source = new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
  const reader = (await codeAnswer(source, coding)).body?.getReader()
  const writer = writable.getWriter()
  void writer.write(new TextEncoder().encode('data: a day\n\n'))
  await reader?.read()
  void writer.close()
  // The end has reached the compressor when the reader leaves. An error nobody catches would end the process.
  for (let nth = 0; nth < 20; nth += 1) await Promise.resolve()
  await expect(reader?.cancel()).resolves.toBeUndefined()
})
