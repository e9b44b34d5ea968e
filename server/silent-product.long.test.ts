import { afterAll, expect, test } from 'vitest'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { startStallingProxy } from '#testing/servers/stalling-proxy.ts'
import { readConfig } from './config.ts'
import type { RenderPage } from './page-handler.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { openFiles } from './platform/files/open-files.ts'
import { createProduct } from './product.ts'

const renderPage: RenderPage = async (_request, { places, page }) => {
  try {
    return Response.json(await places.list({ ...noPlaceQuery, limit: 1 }))
  } catch (error) {
    page.report(error)
    return new Response('failed', { status: 500 })
  }
}

const behind = await openTestDatabase()
const network = await startStallingProxy(behind.url)
const { log } = createTestLog()
const database = await openDatabase({ url: network.url, log })
const config = readConfig({ SITE_URL: 'https://guide.example' })
const product = await createProduct({
  config,
  database,
  dataKey: createTestDataKey(),
  files: openFiles(config.files),
  renderPage,
  assets: new Map(),
  log,
  databaseMilliseconds: 300,
})
network.swallow()
afterAll(async () => {
  await product.stop()
  await database.close()
  await network.stop()
  await behind.close()
})

function send(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Every kind of address that cannot be answered without the database, on every wire. */
const asked: [string, RequestInit?][] = [
  ['/'],
  ['/places?q=palace'],
  ['/api/places'],
  ['/api/clinics'],
  ['/api/shared-lists/a-token-that-nobody-was-given'],
  ['/sitemap.xml'],
  ['/auth/v1/token?grant_type=password', send({ email: 'mina@example.com', password: 'long enough to be one' })],
  ['/auth/v1/signup', send({ email: 'mina@example.com', password: 'long enough to be one' })],
  ['/auth/v1/recover', send({ email: 'mina@example.com' })],
  ['/storage/v1/object/public/clinic-images/one.webp'],
  ['/functions/v1/search-places', send({ query: 'noodles' })],
]

test.each(asked)('%s is a 503 that says when to come back while the database is silent', async (path, init) => {
  const answer = await product.app.request(path, init)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
