import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeTestServers, converse, openSocket, serveApp, statusOf } from '#testing/servers/served-app.ts'
import { openTestStorage, type TestStorage } from '#testing/builders/storage.ts'
import { waitUntil } from '#testing/wait-until.ts'

let opened: TestStorage
let port: number

beforeEach(async () => {
  opened = await openTestStorage()
  await opened.service.createBucket('open', { public: true })
  port = (await serveApp(opened)).port
})
afterEach(async () => {
  closeTestServers()
  await opened.close()
})

function head(path: string, length: number, type = 'text/plain'): string {
  return [
    `POST /storage/v1/object/${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: ${opened.serviceBearer}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    'Connection: close',
    '\r\n',
  ].join('\r\n')
}

test('an upload whose client hangs up in the middle stores nothing, sent as it is or in a form', async () => {
  const form = '--limit\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: text/plain\r\n\r\n'
  for (const [type, begin] of [
    ['text/plain', ''],
    ['multipart/form-data; boundary=limit', form],
  ] as const) {
    const socket = openSocket(port)
    socket.write(`${head('open/cut.txt', 5_000_000, type)}${begin}${'x'.repeat(200_000)}`)
    await waitUntil(async () => expect((await opened.listFiles()).length).toBe(1))
    socket.destroy()
    await once(socket, 'close')
    await waitUntil(async () => expect(await opened.listFiles()).toEqual([]))
  }
  expect((await opened.service.from('open').exists('cut.txt')).data).toBe(false)
  expect(opened.lines.filter((line) => line['level'] === 'error')).toEqual([])
})

test('a body beyond the limit is refused by its length before it comes, and the refusal is heard', async () => {
  const answer = await converse(port, head('open/film.mp4', 900_000_000))
  expect(statusOf(answer)).toBe(400)
  expect(answer).toContain('"statusCode":"413"')
})

test('a body that grows beyond the limit of its bucket is answered while it still comes', async () => {
  await opened.service.createBucket('small', { public: true, fileSizeLimit: '1kb' })
  const answer = await converse(port, `${head('small/a.txt', 300_000)}${'x'.repeat(300_000)}`)
  expect(answer).toContain('"statusCode":"413"')
  expect(await opened.listFiles()).toEqual([])
})

test('a file is larger than a JSON body may be', async () => {
  const answer = await converse(port, `${head('open/large.txt', 3_000_000)}${'x'.repeat(3_000_000)}`)
  expect(statusOf(answer)).toBe(200)
  expect((await opened.service.from('open').info('large.txt')).data?.size).toBe(3_000_000)
})
