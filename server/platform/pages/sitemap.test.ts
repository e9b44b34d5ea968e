import { expect, test } from 'vitest'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { joinRows, type ListedPage, mountSitemap } from './sitemap.ts'

const siteOrigin = 'https://guide.example'

type Site = {
  pages?: ListedPage[]
  rows?: ListedPage[]
  mostInFile?: number
  limits?: typeof noLimits
  headers?: Record<string, string>
}

function ask(path: string, { pages = [{ path: '/' }], rows = [], headers = {}, ...options }: Site = {}) {
  const listed = {
    count: async () => rows.length,
    list: async ({ offset, limit }: { offset: number; limit: number }) => rows.slice(offset, offset + limit),
  }
  const routes = [mountSitemap({ siteOrigin, listPages: () => pages, rows: listed, limits: noLimits, ...options })]
  return createTestApp({ routes, siteOrigin }).app.request(path, { headers })
}

async function addressesIn(answer: Response): Promise<string[]> {
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

const clinics = Array.from({ length: 5 }, (_, index) => ({ path: `/dental-clinics/${index}` }))

test('the sitemap lists every page under the site’s own origin, and a date only where one is known', async () => {
  const answer = await ask('/sitemap.xml', { rows: [{ path: '/dental-clinics/7', changedOn: '2026-11-20' }] })
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const sitemap = await answer.text()
  expect(sitemap).toContain('<url><loc>https://guide.example/</loc></url>')
  expect(sitemap).toContain('<url><loc>https://guide.example/dental-clinics/7</loc><lastmod>2026-11-20</lastmod></url>')
})

test('the sitemap is sent in the coding that a crawler accepts, and again only when it has changed', async () => {
  for (const coding of ['br', 'gzip']) {
    const headers = { 'accept-encoding': coding }
    const answer = await ask('/sitemap.xml', { headers })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([coding, 'accept-encoding'])
    const had = { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await ask('/sitemap.xml', { headers: had })).status).toBe(304)
    expect((await ask('/sitemap.xml', { headers: had, rows: clinics })).status).toBe(200)
  }
})

test('an address in the sitemap cannot end its element', async () => {
  const sitemap = await (await ask('/sitemap.xml', { pages: [{ path: `/a?b=1&c=</loc><x y='"'>` }] })).text()
  expect(sitemap).toContain('<loc>https://guide.example/a?b=1&amp;c=&lt;/loc&gt;&lt;x y=&apos;&quot;&apos;&gt;</loc>')
})

test('more pages than a file may hold are told in several, each once, and the sitemap names the files', async () => {
  const site = { rows: clinics, mostInFile: 2 }
  const first = await ask('/sitemap.xml', site)
  expect(await first.clone().text()).toContain('<sitemapindex')
  const files = await addressesIn(first)
  expect(files).toHaveLength(4)
  const named = await Promise.all(files.map(async (file) => addressesIn(await ask(new URL(file).pathname, site))))
  expect(named.every((part) => part.length <= 2)).toBe(true)
  expect(named.flat()).toEqual(['/', ...clinics.map(({ path }) => path)].map((path) => siteOrigin + path))
})

test('a file of the sitemap that nobody named is not there', async () => {
  for (const file of ['5', '9999'])
    expect((await ask(`/sitemaps/${file}`, { rows: clinics, mostInFile: 2 })).status, file).toBe(404)
})

test('rows of several kinds follow one another, and no part of them is told twice or left out', async () => {
  const rowsOf = (kind: string, count: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({ path: `/${kind}/${index}` }))
    return {
      count: async () => rows.length,
      list: async ({ offset, limit }: { offset: number; limit: number }) => rows.slice(offset, offset + limit),
    }
  }
  const rows = joinRows([rowsOf('clinics', 3), rowsOf('none', 0), rowsOf('places', 4)])
  expect(await rows.count()).toBe(7)
  const whole = await rows.list({ offset: 0, limit: 100 })
  expect(whole).toHaveLength(7)
  for (const limit of [1, 2, 3, 5]) {
    const parts: ListedPage[] = []
    for (let offset = 0; offset < 7; offset += limit) parts.push(...(await rows.list({ offset, limit })))
    expect(parts, String(limit)).toEqual(whole)
  }
})

test('sitemaps answer 429 with Retry-After beyond their limit', async () => {
  const limits = { take: async () => ({ allowed: false, retryAfterSeconds: 40 }) }
  for (const path of ['/sitemap.xml', '/sitemaps/1']) {
    const answer = await ask(path, { limits })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40'])
  }
})
