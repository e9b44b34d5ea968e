import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cacheable, createPageCache, overheadBytes } from './page-cache.ts'

type Page = Cacheable & { text: string }

function buildPage(page: Partial<Page> = {}): Page {
  return { status: 200, text: 'page', tags: ['places'], expiresAt: 1000, bytes: 10, storable: true, ...page }
}

/** Of a page that `buildPage` made, under an address of one letter. */
const weight = 10 + 1 + overheadBytes

function buildCache({ now = () => 0, maxBytes = 100 * weight }: { now?: () => number; maxBytes?: number } = {}) {
  return createPageCache<Page>({ now, maxBytes })
}

/** A render that finishes when the test says so. */
function heldRender() {
  const held = Promise.withResolvers<Page>()
  return { render: () => held.promise, finish: held.resolve, fail: held.reject }
}

function never(): Promise<Page> {
  return Promise.reject(new Error('rendered although a page was kept'))
}

test('a page is rendered once and then kept', async () => {
  const cache = buildCache()
  await cache.getOrRender('/', async () => buildPage({ text: 'first' }))
  expect((await cache.getOrRender('/', never)).text).toBe('first')
})

test('everybody who asks during a render gets that one render', async () => {
  const cache = buildCache()
  const { render, finish } = heldRender()
  const first = cache.getOrRender('/', render)
  const second = cache.getOrRender('/', never)
  finish(buildPage({ text: 'shared' }))
  expect([(await first).text, (await second).text]).toEqual(['shared', 'shared'])
})

test('a failed render is told to those who waited and tried again for the next', async () => {
  const cache = buildCache()
  const { render, fail } = heldRender()
  const first = cache.getOrRender('/', render)
  const second = cache.getOrRender('/', never)
  fail(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  await expect(second).rejects.toThrow('no database')
  expect((await cache.getOrRender('/', async () => buildPage({ text: 'again' }))).text).toBe('again')
})

test('a page that is not for keeping is rendered each time', async () => {
  const cache = buildCache()
  await cache.getOrRender('/', async () => buildPage({ storable: false }))
  expect((await cache.getOrRender('/', async () => buildPage({ text: 'new' }))).text).toBe('new')
})

test('a page is shown until its time and not at it', async () => {
  let now = 0
  const cache = buildCache({ now: () => now })
  await cache.getOrRender('/', async () => buildPage({ text: 'old', expiresAt: 50 }))
  now = 49
  expect((await cache.getOrRender('/', never)).text).toBe('old')
  now = 50
  expect((await cache.getOrRender('/', async () => buildPage({ text: 'new' }))).text).toBe('new')
})

test('a dropped tag takes the pages that show it and no others', async () => {
  const cache = buildCache()
  await cache.getOrRender('/places', async () => buildPage({ tags: ['places'] }))
  await cache.getOrRender('/clinics', async () => buildPage({ text: 'clinics', tags: ['clinics'] }))
  cache.drop('places')
  expect((await cache.getOrRender('/places', async () => buildPage({ text: 'new' }))).text).toBe('new')
  expect((await cache.getOrRender('/clinics', never)).text).toBe('clinics')
})

test('a render that a change overtook is not kept, even when others finished in between', async () => {
  const cache = buildCache()
  const stale = heldRender()
  const asked = cache.getOrRender('/', stale.render)
  cache.drop('places')
  await cache.getOrRender('/other', async () => buildPage())
  stale.finish(buildPage({ text: 'stale' }))
  expect((await asked).text).toBe('stale')
  expect((await cache.getOrRender('/', async () => buildPage({ text: 'fresh' }))).text).toBe('fresh')
})

test('a request after a change does not join a render that began before it', async () => {
  const cache = buildCache()
  const stale = heldRender()
  const before = cache.getOrRender('/', stale.render)
  cache.drop('places')
  expect((await cache.getOrRender('/', async () => buildPage({ text: 'fresh' }))).text).toBe('fresh')
  stale.finish(buildPage({ text: 'stale' }))
  await before
  expect((await cache.getOrRender('/', never)).text).toBe('fresh')
})

test('nothing is kept while changes cannot be heard', async () => {
  const cache = buildCache()
  await cache.getOrRender('/', async () => buildPage())
  cache.suspend()
  expect((await cache.getOrRender('/', async () => buildPage({ text: 'a' }))).text).toBe('a')
  expect((await cache.getOrRender('/', async () => buildPage({ text: 'b' }))).text).toBe('b')
  cache.resume()
  await cache.getOrRender('/', async () => buildPage({ text: 'c' }))
  expect((await cache.getOrRender('/', never)).text).toBe('c')
})

test('a render that began in silence is not kept after changes are heard again', async () => {
  const cache = buildCache()
  cache.suspend()
  const stale = heldRender()
  const asked = cache.getOrRender('/', stale.render)
  cache.resume()
  stale.finish(buildPage({ text: 'stale' }))
  await asked
  expect((await cache.getOrRender('/', async () => buildPage({ text: 'fresh' }))).text).toBe('fresh')
})

test('a page that has expired when it is made is never shown again', async () => {
  const cache = buildCache({ now: () => 1000 })
  await cache.getOrRender('/', async () => buildPage({ expiresAt: 1000 }))
  expect(cache.findStale('/')).toBeUndefined()
})

test('the last good page stays for a day, until its rows change or it is gone', async () => {
  let now = 0
  const cache = buildCache({ now: () => now })
  for (const key of ['/', '/changed', '/gone']) {
    await cache.getOrRender(key, async () => buildPage({ text: 'old', tags: [key] }))
  }
  cache.drop('/changed')
  cache.suspend()
  await cache.getOrRender('/', async () => buildPage({ status: 503, storable: false }))
  await cache.getOrRender('/gone', async () => buildPage({ status: 404, storable: false }))
  expect(['/', '/changed', '/gone'].map((key) => cache.findStale(key)?.page.text)).toEqual([
    'old',
    undefined,
    undefined,
  ])
  now = 24 * 60 * 60 * 1000
  expect(cache.findStale('/')).toBeUndefined()
})

test('the page that nobody asked for longest makes room', async () => {
  const cache = buildCache({ maxBytes: 4 * weight })
  for (const key of ['a', 'b', 'c', 'd']) await cache.getOrRender(key, async () => buildPage({ text: key }))
  await cache.getOrRender('a', never)
  await cache.getOrRender('e', async () => buildPage())
  expect((await cache.getOrRender('a', never)).text).toBe('a')
  expect((await cache.getOrRender('b', async () => buildPage({ text: 'gone' }))).text).toBe('gone')
})

test('many small pages under long addresses are held to the limit as well', async () => {
  const cache = createPageCache<Page>({ now: () => 0, maxBytes: 100_000 })
  for (let number = 0; number < 1000; number += 1) {
    await cache.getOrRender(`/?${'q'.repeat(3000)}${number}`, async () => buildPage({ bytes: 10 }))
  }
  expect(cache.size().pages).toBeLessThan(100_000 / 3000)
})

test('the counted bytes of the page cache are those that it holds and never above its limit', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('ask' as const),
      key: fc.integer({ max: 12, min: 0 }),
      bytes: fc.integer({ max: 2 * overheadBytes, min: 1 }),
    }),
    fc.record({ do: fc.constant('drop' as const), tag: fc.integer({ max: 3, min: 0 }) }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ max: 30, min: 0 }) }),
    fc.record({ do: fc.constant('suspend' as const) }),
    fc.record({ do: fc.constant('resume' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      let now = 0
      const maxBytes = 12 * overheadBytes
      const cache = buildCache({ now: () => now, maxBytes })
      const asked = new Map<string, Page>()
      for (const each of steps) {
        if (each.do === 'drop') cache.drop(`tag-${each.tag}`)
        else if (each.do === 'pass') now += each.ms
        else if (each.do === 'suspend') cache.suspend()
        else if (each.do === 'resume') cache.resume()
        else {
          const page = buildPage({ tags: [`tag-${each.key % 4}`], bytes: each.bytes, expiresAt: now + 50 })
          const key = `/${each.key}`
          asked.set(key, await cache.getOrRender(key, async () => page))
        }
        expect(cache.size().bytes).toBeLessThanOrEqual(maxBytes)
      }
      let kept = 0
      for (const [key, page] of asked) {
        if (cache.findStale(key)?.page === page) kept += key.length + page.bytes + overheadBytes
      }
      expect(cache.size().bytes).toBe(kept)
    }),
  )
})
