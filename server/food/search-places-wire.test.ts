import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { foodFunction } from '#locales/en/food/food-function.ts'
import { createFunctions } from '#server/platform/functions/functions.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { createPlaces } from '#server/places/places.ts'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { readDishGuide } from '#testing/builders/food-terms.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { createFood } from './food.ts'
import type { FoodProvider } from './providers/food-provider.ts'
import { createPlaceSearchFunction } from './search-places.ts'

const answered = z.object({
  items: z.array(z.object({ title: z.string(), category: z.string(), mapx: z.number(), mapy: z.number() })),
})
const path = '/functions/v1/search-places'
let timesAsked = 0
/** Finds nothing, and counts how often it is asked. */
const naver: FoodProvider = {
  name: 'naver',
  service: { name: 'naver', callsPerDay: 25_000 },
  host: 'openapi.naver.example',
  async search() {
    timesAsked += 1
    return []
  },
}
let accounts: Awaited<ReturnType<typeof openTestAccounts>>

beforeAll(async () => {
  accounts = await openTestAccounts({
    peer: '198.51.100.7',
    withCatalogue: true,
    beside({ accounts: { identifyWithKeys }, database, now }) {
      const { stations } = readTransportFacts().subway
      const log = { warn: () => {} }
      const limits = createRateLimits({ database, now })
      const parts = { places: createPlaces({ database }), dishes: readDishGuide(), stations, log, now }
      const food = createFood({ ...parts, providers: [] })
      const withNaver = createFood({ ...parts, providers: [naver] })
      return createFunctions({
        functions: {
          'search-places': createPlaceSearchFunction({ food, limits }),
          'search-outside': createPlaceSearchFunction({ food: withNaver, limits }),
        },
        identify: identifyWithKeys,
        limits,
      })
    },
  })
})
afterAll(() => accounts.close())

type Invoked = { data: unknown; error: unknown }

/** As the clients' own library calls it. */
function invoke(body: Record<string, unknown> | string): Promise<Invoked> {
  const client = new FunctionsClient('http://localhost:3000/functions/v1', {
    headers: { apikey: 'publishable' },
    customFetch(input, init) {
      const { pathname, search } = new URL(new Request(input).url)
      return accounts.request(pathname + search, init)
    },
  })
  return client.invoke<unknown>('search-places', { body })
}

function send(body: string, more: RequestInit & { client?: string } = {}): Promise<Response> {
  const headers = { apikey: 'publishable', 'content-type': 'application/json' }
  return accounts.request(path, { method: 'POST', headers, body, ...more })
}

test('the clients’ own library searches with the four fields and reads items and error', async () => {
  const body = { query: '', category: 'cafe', location: 'Hongdae', coordinates: null }
  for (const given of [body, JSON.stringify(body)]) {
    const { data, error } = await invoke(given)
    expect(error).toBeNull()
    expect(data).toMatchObject({ error: null, source: ['catalogue'], hasOutsideProvider: false })
    const { items } = answered.parse(data)
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(['Cafe']))
  }
})

test('a field that cannot be read is an HTTP error of the library, with a message for this field', async () => {
  const { data, error } = await invoke({ query: 'tea', cursor: 'nonsense' })
  expect(data).toBeNull()
  if (!(error instanceof FunctionsHttpError)) throw new Error('it was not refused')
  const context: unknown = error.context
  if (!(context instanceof Response)) throw new Error('it has no answer')
  expect([context.status, await context.json()]).toMatchObject([400, { fields: { cursor: foodFunction.cursor } }])
})

test('a location of 10 KB is refused in words, and one of 100 letters is searched', async () => {
  const long = await send(JSON.stringify({ location: '가'.repeat(10_240) }))
  expect(long.status).toBe(400)
  expect(await long.json()).toMatchObject({ items: [], fields: { location: foodFunction.location } })
  expect((await send(JSON.stringify({ location: '가'.repeat(100) }))).status).toBe(200)
})

test('search-places refuses a body that is no JSON, a form and another method', async () => {
  expect((await send('{')).status).toBe(400)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send('query=tea', { headers: form })).status).toBe(415)
  const read = await accounts.request(path, { headers: { apikey: 'publishable' } })
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect((await accounts.request(path, { method: 'OPTIONS' })).status).toBeLessThan(300)
})

test('characters that no search holds are searched without harm', async () => {
  for (const query of [
    '\u0000',
    "'; drop table mgk.places; --",
    '%_\\',
    '<b>',
    '🍜',
    '\ud83c',
    'ㄱㅂㄱ',
    '(((((',
    'ミョンドン',
  ]) {
    const answer = await send(JSON.stringify({ query, location: query }))
    expect([query, answer.status]).toEqual([query, 200])
  }
})

test('of one address the thousand and first search in a minute waits, and of another none', async () => {
  const client = '203.0.113.9'
  const body = JSON.stringify({ location: 'Seoul' })
  const statuses = new Map<number, number>()
  // Few at once: each has to be answered in time, also on a busy machine.
  for (let sent = 0; sent < 1_000; sent += 5) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, { client })))
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([[200, 1_000]])
  const refused = await send(body, { client })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(body, { client: '203.0.113.10' })).status).toBe(200)
  accounts.clock.now += 61_000
  expect((await send(body, { client })).status).toBe(200)
}, 60_000)

test('one address cannot use up the outside searches of everybody: it is told so, and the catalogue answers', async () => {
  const search = async (client: string) => {
    const init = { method: 'POST', headers: { apikey: 'publishable' }, body: JSON.stringify({ query: 'tea' }), client }
    const answer: unknown = await (await accounts.request('/functions/v1/search-outside', init)).json()
    return answer
  }
  for (let sent = 0; sent < 30; sent += 1) expect(await search('203.0.113.20')).toMatchObject({ error: null })
  expect(await search('203.0.113.20')).toMatchObject({
    error: { source: 'naver', code: 'quota', message: foodFunction.often },
    source: ['catalogue'],
  })
  expect(timesAsked).toBe(30)
  expect(await search('203.0.113.21')).toMatchObject({ error: null })
})
