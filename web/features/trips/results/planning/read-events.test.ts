import { expect, test } from 'vitest'
import { readEvents, type StreamEvent } from './read-events.ts'

function streamOf(chunks: readonly Uint8Array<ArrayBuffer>[], onCancel?: () => void) {
  const waiting = [...chunks]
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const chunk = waiting.shift()
      if (chunk) controller.enqueue(chunk)
      else controller.close()
    },
    ...(onCancel && { cancel: onCancel }),
  })
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

async function readAll(chunks: readonly Uint8Array<ArrayBuffer>[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  for await (const event of readEvents(streamOf(chunks))) events.push(event)
  return events
}

const told = 'event: progress\ndata: {"done":1}\n\nevent: words\ndata: {"text":"경복궁 by day"}\n\n'
const toldEvents = [
  { event: 'progress', data: '{"done":1}' },
  { event: 'words', data: '{"text":"경복궁 by day"}' },
]

test('a stream of two events is two events', async () => {
  expect(await readAll([encode(told)])).toEqual(toldEvents)
})

test('the same events come out wherever the stream is cut, also in the middle of a Korean syllable', async () => {
  const bytes = encode(told)
  for (let cut = 1; cut < bytes.length; cut += 1)
    expect(await readAll([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(toldEvents)
})

test('one byte at a time gives the same events', async () => {
  expect(await readAll([...encode(told)].map((byte) => new Uint8Array([byte])))).toEqual(toldEvents)
})

test('lines may end with CRLF or CR, also when a chunk ends between the two', async () => {
  const crlf = encode(told.replaceAll('\n', '\r\n'))
  for (let cut = 1; cut < crlf.length; cut += 1)
    expect(await readAll([crlf.slice(0, cut), crlf.slice(cut)])).toEqual(toldEvents)
  expect(await readAll([encode(`${told.replaceAll('\n', '\r')} `)])).toEqual(toldEvents)
})

test('several data lines are one text with line breaks', async () => {
  expect(await readAll([encode('data: one\ndata:two\ndata\n\n')])).toEqual([{ event: 'message', data: 'one\ntwo\n' }])
})

test('comments, unknown fields and a byte order mark are passed over', async () => {
  expect(await readAll([encode('\u{FEFF}: keep alive\n\nid: 7\nretry: 10\nevent: day\ndata: 1\n\n')])).toEqual([
    { event: 'day', data: '1' },
  ])
})

test('a line separator of Unicode inside of a text is part of it', async () => {
  expect(await readAll([encode('data: one\u{2028}two\n\n')])).toEqual([{ event: 'message', data: 'one\u{2028}two' }])
})

test('an event that was cut off is dropped', async () => {
  expect(await readAll([encode('event: day\ndata: 1\n\nevent: done\ndata: {"succ')])).toEqual([
    { event: 'day', data: '1' },
  ])
})

test('an event without an end does not fill the memory', async () => {
  const piece = encode('x'.repeat(1_000_000))
  await expect(readAll([encode('data: '), ...Array.from({ length: 20 }, () => piece)])).rejects.toThrow('too long')
})

test('the stream is ended when nobody reads on', async () => {
  let isCancelled = false
  const stream = streamOf([encode(told), encode(told), encode(told)], () => {
    isCancelled = true
  })
  for await (const { event } of readEvents(stream)) if (event === 'progress') break
  expect(isCancelled).toBe(true)
})
