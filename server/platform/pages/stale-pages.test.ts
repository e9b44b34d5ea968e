import { expect, test } from 'vitest'
import { createTestApp, createTestLog, noLimits } from '#testing/servers/http.ts'
import { createPages, type RenderPage } from './pages.ts'

const ended = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
const line = '<p class="small" data-stale-line=""></p>'
const filled =
  /<p class="small" data-stale-line="">This page is from 14:05 on 28 November 2026, Korean time\. [^<]*<\/p>/

/** Pages of a database that a test takes away: it refuses, or it takes the question and never answers. */
function openPages() {
  const state: { database: 'there' | 'refuses' | 'silent'; renders: number; now: number } = {
    database: 'there',
    renders: 0,
    now: Date.parse('2026-11-28T05:05:00Z'),
  }
  const renderPage: RenderPage = async (request, page) => {
    state.renders += 1
    page.shows('places')
    if (state.database === 'silent') await new Promise(() => {})
    if (state.database === 'refuses') {
      page.report(ended)
      return new Response('<!doctype html>failed', { status: 500, headers: { 'content-type': 'text/html' } })
    }
    const isData = new URL(request.url).pathname.endsWith('.data')
    const headers = { 'content-type': isData ? 'text/x-script' : 'text/html; charset=utf-8' }
    return new Response(`<!doctype html><p>안녕 ${state.renders}</p>${line}`, { headers })
  }
  const pages = createPages({
    renderPage,
    siteOrigin: 'http://localhost:3000',
    limits: noLimits,
    log: createTestLog().log,
    now: () => state.now,
    formPages: [],
    development: false,
  })
  const { app } = createTestApp({ routes: [(mounted) => pages.mount(mounted)] })
  return { pages, state, ask: (path: string) => app.request(path) }
}

for (const database of ['refuses', 'silent'] as const) {
  test(`while the database ${database === 'silent' ? 'is silent' : 'refuses'}, the last good page is served, marked as stale and not to be stored`, async () => {
    const { pages, state, ask } = openPages()
    await ask('/places')
    state.database = database
    pages.suspend()
    const stale = await ask('/places')
    expect([stale.status, stale.headers.get('x-page-state')]).toEqual([200, 'stale'])
    expect(stale.headers.get('cache-control')).toBe('no-store')
    const text = await stale.text()
    expect(text).toContain('안녕 1')
    expect(text).toMatch(filled)
  })
}

test('a current page is not marked, and its line beside hours stays empty', async () => {
  const { ask } = openPages()
  const answer = await ask('/places')
  expect(answer.headers.has('x-page-state')).toBe(false)
  expect(await answer.text()).toContain(line)
})

test('data of a page is served and marked like the page', async () => {
  const { pages, state, ask } = openPages()
  await ask('/places.data')
  state.database = 'refuses'
  pages.suspend()
  const stale = await ask('/places.data')
  expect([stale.status, stale.headers.get('x-page-state')]).toEqual([200, 'stale'])
})

test('a page that nobody opened before is refused at once with the time to come back', async () => {
  const { pages, state, ask } = openPages()
  state.database = 'refuses'
  pages.suspend()
  const refused = await ask('/places')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
})

test('a page is new again as soon as the database answers, before and after changes are heard', async () => {
  const { pages, state, ask } = openPages()
  await ask('/places')
  state.database = 'refuses'
  pages.suspend()
  await ask('/places')
  state.database = 'there'
  for (const hearing of ['suspended', 'resumed']) {
    if (hearing === 'resumed') pages.resume()
    const answer = await ask('/places')
    expect(answer.headers.has('x-page-state'), hearing).toBe(false)
    expect(await answer.text()).not.toContain('안녕 1<')
  }
})

test('a page that expired at midnight is served as stale when the database is away', async () => {
  const { state, ask } = openPages()
  await ask('/places')
  state.now = Date.parse('2026-11-28T15:00:01Z')
  state.database = 'refuses'
  expect((await ask('/places')).headers.get('x-page-state')).toBe('stale')
})

test('after a day nothing is served any more', async () => {
  const { pages, state, ask } = openPages()
  await ask('/places')
  pages.suspend()
  state.database = 'refuses'
  state.now += 24 * 60 * 60 * 1000
  expect((await ask('/places')).status).toBe(503)
})
