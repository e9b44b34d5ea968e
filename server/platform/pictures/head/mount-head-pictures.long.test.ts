import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { headPictureVersion } from '#domain/site/site-pages.ts'
import { createStoredFiles } from '#server/platform/files/stored-files.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { createSemaphore } from '#server/platform/work/semaphore.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createTestApp } from '#testing/servers/http.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { createHeadPictureStore } from './head-picture-store.ts'
import { mountHeadPictures } from './mount-head-pictures.ts'

const title = 'Discover the Beauty of Korea'
const address = `/head-pictures/home.png?v=${headPictureVersion(title)}`

let opened: TestDatabase
let folder: TemporaryFolder

beforeEach(async () => {
  opened = await openTestDatabase()
  folder = await makeTemporaryFolder()
})
afterEach(async () => {
  await opened.close()
  await folder.remove()
})

/** A node: its own queue, and the database and the files of all. It counts what it draws. */
function openNode({ homeTitle = title, mostWaiting = 100, mostDrawn = 100 } = {}) {
  const { database } = opened
  const limits = createRateLimits({ database, now: () => 0 })
  const runLimited = createSemaphore({ atOnce: 1, mostWaiting })
  let drawn = 0
  const app = createTestApp({
    routes: [
      mountHeadPictures({
        site: 'My Guide Korea',
        find(name) {
          if (name === 'home') return { scene: 'palace', title: homeTitle }
          return /^page-\d+$/.test(name) ? { scene: 'temple', title: name } : null
        },
        store: createHeadPictureStore(database),
        storedFiles: createStoredFiles({ database, files: openFiles({ kind: 'folder', folder: folder.path }) }),
        runLimited: (work, how) => {
          drawn += 1
          return runLimited(work, how)
        },
        limits: { take: (key, rule) => limits.take(key, { ...rule, limit: mostDrawn }) },
      }),
    ],
  }).app
  return { app, countDrawn: () => drawn }
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

/** An answer of which nobody reads the picture: its file would stay open. */
async function unread(asked: Response | Promise<Response>): Promise<Response> {
  const answer = await asked
  await answer.body?.cancel()
  return answer
}

test('the picture of a link is a PNG of 1200 × 630 that a chat may show and keep for a year', async () => {
  const answer = await openNode().app.request(address)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.byteLength).toBeLessThan(300_000)
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
})

test('a head picture answers 304 to its ETag, HEAD without bytes, and another version for a minute', async () => {
  const { app } = openNode()
  const etag = (await unread(app.request(address))).headers.get('etag') ?? ''
  expect((await app.request(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(await (await app.request(address, { method: 'HEAD' })).text()).toBe('')
  const other = await unread(app.request('/head-pictures/home.png?v=older'))
  expect(other.headers.get('cache-control')).toBe('public, max-age=60')
})

test('only what we say ourselves is drawn: any other name is missing', async () => {
  const { app, countDrawn } = openNode()
  for (const name of ['other', 'Buy-gold', 'home.svg', '%2e%2e', 'a'.repeat(90)]) {
    expect((await app.request(`/head-pictures/${name}.png`)).status, name).toBe(404)
  }
  expect(countDrawn()).toBe(0)
})

test('a picture is drawn once for all who ask, on every node and after a restart', async () => {
  const one = openNode()
  const answers = await Promise.all([1, 2, 3].map(async () => bytesOf(await one.app.request(address))))
  expect(one.countDrawn()).toBe(1)
  const another = openNode()
  const kept = await bytesOf(await another.app.request(address))
  expect(answers.map((bytes) => bytes.equals(kept))).toEqual([true, true, true])
  expect(another.countDrawn()).toBe(0)
})

test('another title is another picture, and a file that was lost is drawn again', async () => {
  const before = (await unread(openNode().app.request(address))).headers.get('etag')
  const after = openNode({ homeTitle: 'Walk through Korea' })
  expect((await unread(after.app.request('/head-pictures/home.png'))).headers.get('etag')).not.toBe(before)
  await rm(folder.path, { recursive: true })
  const drawnAgain = await after.app.request('/head-pictures/home.png')
  expect([drawnAgain.status, after.countDrawn()]).toEqual([200, 2])
  expect((await drawnAgain.arrayBuffer()).byteLength).toBe(Number(drawnAgain.headers.get('content-length')))
})

test('a head picture beyond the queue is answered 503 with Retry-After', async () => {
  const { app } = openNode({ mostWaiting: 1 })
  const ask = async (page: number) => unread(app.request(`/head-pictures/page-${page}.png`))
  const answers = await Promise.all([1, 2, 3, 4].map(ask))
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5'])
})

test('of one network so many are drawn and no more; what is kept is still shown to it', async () => {
  const { app, countDrawn } = openNode({ mostDrawn: 1 })
  await unread(app.request(address))
  const refused = await app.request('/head-pictures/page-1.png')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
  expect([(await unread(app.request(address))).status, countDrawn()]).toEqual([200, 1])
})
