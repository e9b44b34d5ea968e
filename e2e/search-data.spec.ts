import { expect, test } from './fixtures.ts'

test(
  'every page of the sitemap has one heading, one canonical address and a picture for its link',
  { tag: '@long' },
  async ({ page, request, app }) => {
    // Some forty pages, and a picture drawn for each.
    test.slow()
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
    expect(listed.length).toBeGreaterThan(500)
    // All places are one kind of page, and so are all clinics of a treatment and all dishes: three of each are opened.
    const kinds = Map.groupBy(listed, (address) => address.slice(0, address.lastIndexOf('/')))
    const addresses = [...kinds.values()].flatMap((kind) => {
      return kind.length <= 30
        ? kind
        : [kind.at(0), kind.at(kind.length / 2), kind.at(-1)].filter((one) => one !== undefined)
    })
    expect(addresses.length).toBeGreaterThanOrEqual(15)
    const titles = new Set<string>()
    for (const address of addresses) {
      expect((await page.goto(address))?.status(), address).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,160}/)
      const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
      expect(picture).toMatch(new RegExp(`^${app.origin}/head-pictures/`))
      const drawn = await request.get(picture)
      expect(drawn.headers()['content-type']).toBe('image/png')
      expect(drawn.headers()['cache-control']).toContain('immutable')
      titles.add(await page.title())
    }
    expect(titles.size).toBe(addresses.length)
  },
)

test(
  'the description of a page stays its own after a navigation without a reload',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy$/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  },
)

test('structured data is there as data: readable, and under a policy that lets no strange script run', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const site: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'My Guide Korea' })
  await page.goto('/faqs')
  const kinds = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(kinds.map((text): unknown => JSON.parse(text))).toMatchObject([
    { '@type': 'FAQPage' },
    { '@type': 'BreadcrumbList' },
  ])
  const policy = (await request.get('/faqs')).headers()['content-security-policy'] ?? ''
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? []
  const hashes = scripts.match(/'sha256-[^']+'/g) ?? []
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').count()
  expect(hashes.length).toBeLessThanOrEqual(inline)
  expect(scripts).not.toContain('unsafe')
})

test(
  'a missing page is for nobody’s index and has no canonical address',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.expect(/404 \(Not Found\)/)
    await page.goto('/missing')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.locator('meta[property="og:url"]')).toHaveCount(0)
  },
)

test('robots, manifest and every icon are there and say what they are', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const files = {
    '/site.webmanifest': 'application/manifest+json',
    '/icons/seal-192.png': 'image/png',
    '/icons/seal-512.png': 'image/png',
    '/icons/seal-maskable-512.png': 'image/png',
    '/apple-touch-icon.png': 'image/png',
    '/favicon.svg': 'image/svg+xml',
    '/favicon.ico': 'image/x-icon',
  }
  for (const [path, type] of Object.entries(files)) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']?.split(';')[0], path).toBe(type)
  }
})

test('the service worker is asked for anew each time and may talk to this site alone', async ({ request }) => {
  const worker = await request.get('/service-worker.js')
  expect(worker.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^text\/javascript/),
    'cache-control': expect.stringContaining('no-cache'),
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})
