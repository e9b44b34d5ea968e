import { expect, test } from 'vitest'
import { createTestApp } from '#testing/servers/http.ts'
import { reportVisits } from './visits.ts'

const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1'

function openPages() {
  const told: string[] = []
  const { app } = createTestApp({
    routes: [
      reportVisits({ under: '/places', tell: (path) => told.push(path) }),
      (mounted) => {
        mounted.get('/places/gone', (c) => c.text('no', 404))
        mounted.get('/places/moved', (c) => c.redirect('/places/one'))
        mounted.get('/places/kept', (c) => c.body(null, 304))
      },
    ],
  })
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers: { 'user-agent': browser, ...headers } })
  return { told, ask }
}

test('a page that somebody is shown is told of by its path alone, also where the browser has it still', async () => {
  const { told, ask } = openPages()
  await ask('/places/one?from=mail', { cookie: 'session=1', authorization: 'Bearer x' })
  await ask('/places/one.data')
  await ask('/places/kept')
  expect(told).toEqual(['/places/one', '/places/one.data', '/places/kept'])
})

test('a page that is not shown and a request that is no GET are not reported as a view', async () => {
  const { told, ask } = openPages()
  for (const path of ['/', '/clinics/1', '/placesone', '/places/gone', '/places/moved']) await ask(path)
  await ask('/places/one', {}, 'HEAD')
  await ask('/places/one', {}, 'POST')
  expect(told).toEqual([])
})

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
  { 'x-purpose': 'preview' },
])('a prefetch with %j is no view', async (headers) => {
  const { told, ask } = openPages()
  await ask('/places/one', headers)
  expect(told).toEqual([])
})

test.each([
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.32',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
])('a machine that says it is one, %j, is no visitor', async (agent) => {
  const { told, ask } = openPages()
  await ask('/places/one', { 'user-agent': agent })
  expect(told).toEqual([])
})
