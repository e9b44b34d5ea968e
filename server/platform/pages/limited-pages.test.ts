import { expect, test } from 'vitest'
import { createTestApp, createTestLog } from '#testing/servers/http.ts'
import type { RateLimit } from '#server/platform/limits/rate-limits.ts'
import { createPages } from './pages.ts'

/** Pages of which each network may ask for two of a kind that nobody asked for before. */
function openPages() {
  const taken: string[] = []
  let drop = (_tag: string) => {}
  const limits = {
    async take(key: string, { limit }: RateLimit) {
      taken.push(key)
      const most = limit === 1 ? 1 : 2
      return { allowed: taken.filter((one) => one === key).length <= most, retryAfterSeconds: 40 }
    },
  }
  const { app } = createTestApp({
    proxies: ['127.0.0.1'],
    routes: [
      (mounted) => {
        const { log } = createTestLog()
        const pages = createPages({
          renderPage: async (request, page) => {
            page.shows('clinics')
            return new Response(`<!doctype html>${request.url}`, { headers: { 'content-type': 'text/html' } })
          },
          siteOrigin: 'http://localhost:3000',
          limits,
          log,
          now: Date.now,
          formPages: ['/contact'],
          dearer: { 'food-and-cafe': { limit: 1, windowSeconds: 60 } },
          development: false,
        })
        drop = pages.drop
        pages.mount(mounted)
      },
    ],
  })
  const ask = async (address: string, client = '198.51.100.7') =>
    (await app.request(address, { headers: { 'x-forwarded-for': client } })).status
  const send = async (client = '198.51.100.7') =>
    (
      await app.request('/contact', {
        method: 'POST',
        body: new URLSearchParams(),
        headers: { 'x-forwarded-for': client },
      })
    ).status
  return { ask, send, taken, drop: (tag: string) => drop(tag) }
}

test('searches beyond the limit of a page get 429, and other pages and networks do not', async () => {
  const { ask } = openPages()
  expect([await ask('/dental-clinics?search=a'), await ask('/dental-clinics?search=b')]).toEqual([200, 200])
  expect(await ask('/dental-clinics?search=c')).toBe(429)
  expect(await ask('/dental-clinics.data?search=c')).toBe(429)
  expect(await ask('/dental-clinics/7?search=c')).toBe(429)
  expect(await ask('/skin-clinics?search=c')).toBe(200)
  expect(await ask('/dental-clinics?search=c', '198.51.100.8')).toBe(200)
})

test('a page that is kept counts for nobody, nor does one without a question', async () => {
  const { ask, taken, drop } = openPages()
  for (let nth = 0; nth < 5; nth += 1) {
    expect([await ask('/dental-clinics?search=a'), await ask('/dental-clinics')]).toEqual([200, 200])
  }
  expect(taken).toEqual(['page:dental-clinics:198.51.100.7/32'])
  drop('clinics')
  expect(await ask('/dental-clinics?search=a')).toBe(200)
  expect(taken).toHaveLength(2)
})

test('searches of a page count together for every spelling of its path', async () => {
  const { ask, taken } = openPages()
  const spellings = [
    '/places?q=a',
    '/Places?q=a',
    '/%70laces?q=a',
    '/pLACES/?q=a',
    '/places.data?q=a',
    '/places.DATA?q=a',
  ]
  const statuses = []
  for (const address of spellings) statuses.push(await ask(address))
  expect(statuses).toEqual([200, 200, 429, 429, 429, 429])
  expect(new Set(taken)).toEqual(new Set(['page:places:198.51.100.7/32']))
})

test('the front page counts as one under either of its addresses', async () => {
  const { ask } = openPages()
  expect([await ask('/?a'), await ask('/_root.data?a'), await ask('/?b')]).toEqual([200, 200, 429])
})

test('addresses that somebody invents count together, with a question and without', async () => {
  const { ask, taken } = openPages()
  const invented = ['/one?q=a', '/two', '/three/four?q=b']
  const statuses = []
  for (const address of invented) statuses.push(await ask(address))
  expect(statuses).toEqual([200, 200, 429])
  expect(new Set(taken)).toEqual(new Set(['page:unknown:198.51.100.7/32']))
})

test('a spelling of a page that none of our links has counts without a question too', async () => {
  const { ask, taken } = openPages()
  const statuses = []
  for (const address of ['/places', '/Places', '/pLaces', '/plAces']) statuses.push(await ask(address))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(taken).toHaveLength(3)
})

test('a whole IPv6 network counts as one', async () => {
  const { ask } = openPages()
  const statuses = []
  for (const last of ['1', '2', '3']) statuses.push(await ask(`/?search=${last}`, `2001:db8::${last}`))
  expect(statuses).toEqual([200, 200, 429])
})

test('a page whose questions cost more than work of ours has a limit of its own', async () => {
  const { ask } = openPages()
  expect(await ask('/food-and-cafe?q=bibimbap')).toBe(200)
  expect(await ask('/food-and-cafe?q=noodles')).toBe(429)
  expect([await ask('/places?q=bibimbap'), await ask('/places?q=noodles')]).toEqual([200, 200])
})

test('guesses at the tokens of shared trips and lists are counted, in every spelling and as data', async () => {
  const { ask, taken } = openPages()
  expect([await ask('/trips/shared/one'), await ask('/trips/shared/two.data')]).toEqual([200, 200])
  for (const address of ['/trips/shared/three', '/Trips/%73hared/four']) expect(await ask(address), address).toBe(429)
  expect(await ask('/shared/one')).toBe(200)
  expect(await ask('/trips')).toBe(200)
  expect(new Set(taken)).toEqual(new Set(['page:trips:198.51.100.7/32', 'page:shared:198.51.100.7/32']))
})

test('forms beyond the limit of a page get 429, because each one is rendered', async () => {
  const { send } = openPages()
  expect([await send(), await send(), await send()]).toEqual([200, 200, 429])
  expect(await send('198.51.100.8')).toBe(200)
})
