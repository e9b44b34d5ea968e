import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeTestServers, openSocket, serveApp } from '#testing/servers/served-app.ts'
import { openTestStorage, type TestStorage } from '#testing/builders/storage.ts'
import { waitUntil } from '#testing/wait-until.ts'

let opened: TestStorage
let port: number

beforeEach(async () => {
  opened = await openTestStorage()
  await opened.service.createBucket('open', { public: true })
  await opened.service.from('open').upload('large.bin', Buffer.alloc(20_000_000))
  port = (await serveApp(opened)).port
})
afterEach(async () => {
  closeTestServers()
  await opened.close()
})

/** The files of the store that this process has open now. */
async function listOpenFiles(): Promise<string[]> {
  const handles = await readdir('/proc/self/fd')
  const targets = await Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')))
  return targets.filter((target) => /\/[0-9a-f]{32}$/.test(target))
}

test('a download whose client goes away leaves no file open and is no error of ours', async () => {
  const socket = openSocket(port)
  socket.write('GET /storage/v1/object/public/open/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
  socket.pause()
  await waitUntil(async () => expect(await listOpenFiles()).toHaveLength(1))
  socket.destroy()
  await waitUntil(async () => expect(await listOpenFiles()).toEqual([]))
  expect(opened.lines.filter((line) => line['level'] === 'error')).toEqual([])
})

test('a download that was read to its end closes its file', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/storage/v1/object/public/open/large.bin`)
  expect((await response.arrayBuffer()).byteLength).toBe(20_000_000)
  await waitUntil(async () => expect(await listOpenFiles()).toEqual([]))
})
