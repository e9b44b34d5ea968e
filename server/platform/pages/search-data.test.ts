import { expect, test } from 'vitest'
import { createTestApp } from '#testing/http.ts'
import { type ListedPage, mountSearchData } from './search-data.ts'

const siteOrigin = 'https://guide.example'

function ask(path: string, pages: ListedPage[] = [{ path: '/' }]) {
  const routes = [mountSearchData({ siteOrigin, listPages: async () => pages })]
  return createTestApp({ routes, siteOrigin }).app.request(path)
}

test('the sitemap lists every page under the site’s own origin, and a date only where one is known', async () => {
  const answer = await ask('/sitemap.xml', [{ path: '/' }, { path: '/places/palace', changedOn: '2026-11-20' }])
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const sitemap = await answer.text()
  expect(sitemap).toContain('<url><loc>https://guide.example/</loc></url>')
  expect(sitemap).toContain('<url><loc>https://guide.example/places/palace</loc><lastmod>2026-11-20</lastmod></url>')
})

test('an address in the sitemap cannot end its element', async () => {
  const sitemap = await (await ask('/sitemap.xml', [{ path: `/a?b=1&c=</loc><x y='"'>` }])).text()
  expect(sitemap).toContain('<loc>https://guide.example/a?b=1&amp;c=&lt;/loc&gt;&lt;x y=&apos;&quot;&apos;&gt;</loc>')
})

test('robots.txt names the sitemap and no private place', async () => {
  const answer = await ask('/robots.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toBe('User-agent: *\nDisallow:\n\nSitemap: https://guide.example/sitemap.xml\n')
})

test('the manifest makes the site installable: a name, a start, icons of both sizes and one to be cut', async () => {
  const answer = await ask('/site.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(await answer.json()).toMatchObject({
    name: 'My Guide Korea',
    start_url: '/',
    display: 'standalone',
    icons: [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
      { sizes: 'any', type: 'image/svg+xml' },
    ],
  })
})
