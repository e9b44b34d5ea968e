import { expect, test } from 'vitest'
import { createTestApp } from '#testing/servers/http.ts'
import { mountRobotsAndManifest } from './robots-and-manifest.ts'

const siteOrigin = 'https://guide.example'

function now(): number {
  return Date.parse('2026-11-28T09:30:00Z')
}

function ask(path: string, operatorEmail: string | null = null) {
  const routes = [mountRobotsAndManifest({ siteOrigin, operatorEmail, now })]
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

test('security.txt names the operator’s address or else the contact page, and expires within a year', async () => {
  const answer = await ask('/.well-known/security.txt', 'operator@guide.example')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:operator@guide.example',
      'Expires: 2027-05-27T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://guide.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  expect(await (await ask('/.well-known/security.txt')).text()).toContain('Contact: https://guide.example/contact\n')
})

test('a password manager is led to where a password is changed', async () => {
  const answer = await ask('/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://guide.example/settings?tab=account'])
})
