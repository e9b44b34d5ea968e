import { expect, test } from 'vitest'
import { createTestApp } from '#testing/http.ts'
import { mountSearchData } from './search-data.ts'

const siteOrigin = 'https://guide.example'

function ask(path: string) {
  const routes = [mountSearchData({ siteOrigin })]
  return createTestApp({ routes, siteOrigin }).app.request(path)
}

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
