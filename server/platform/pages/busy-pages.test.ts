import { expect, test } from 'vitest'
import { createTestApp, createTestLog, noLimits } from '#testing/servers/http.ts'
import { createPages, type RenderPage } from './pages.ts'

const siteOrigin = 'http://localhost:3000'
const ended = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })

function openPages(renderPage: RenderPage, { log } = createTestLog()) {
  const pages = createPages({
    renderPage,
    siteOrigin,
    limits: noLimits,
    log,
    now: Date.now,
    formPages: ['/contact', '/wrong'],
    development: false,
  })
  return createTestApp({ routes: [(app) => pages.mount(app)] }).app
}

function failWith(error: unknown): RenderPage {
  return async (_request, page) => {
    page.report(error)
    return new Response('<!doctype html>failed', { status: 500, headers: { 'content-type': 'text/html' } })
  }
}

test('a page whose rows cannot be asked for says when to come back, and is not kept', async () => {
  let isAway = true
  const app = openPages((request, page) =>
    isAway ? failWith(ended)(request, page) : Promise.resolve(new Response('<!doctype html>here again')),
  )
  const away = await app.request('/')
  expect(away.status).toBe(503)
  expect(away.headers.get('retry-after')).toBe('2')
  isAway = false
  expect((await app.request('/')).status).toBe(200)
})

test('a page of which one part failed because the database was away says so, whatever failed after it', async () => {
  const answer = await openPages((request, page) => {
    page.report(ended)
    return failWith(new Error('nothing to show'))(request, page)
  }).request('/')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
})

test('a page that fails by our own fault stays a 500', async () => {
  const answer = await openPages(failWith(new Error('undefined is not a function'))).request('/')
  expect(answer.status).toBe(500)
  expect(answer.headers.has('retry-after')).toBe(false)
})

test('the address of a page that failed is logged without the secret that it carries', async () => {
  const testLog = createTestLog()
  await openPages(failWith(new Error('broken')), testLog).request('/trips/shared/s3cret-t0ken-that-opens-it')
  const { lines } = testLog
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'page failed', path: '/trips/shared/…' }))
  expect(JSON.stringify(lines)).not.toContain('s3cret')
})
