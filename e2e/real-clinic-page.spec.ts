import type { Page } from '@playwright/test'
import { hostileWords } from '#testing/builders/hostile-clinic.ts'
import { expect } from './fixtures.ts'
import { pathsOfAll, realPaths as paths, test } from './real-clinics.ts'

/** The blocks of structured data, each read as what it says. */
async function readStructured(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, the test compares it
  return blocks.map((text) => JSON.parse(text) as Record<string, unknown>)
}

test(
  'of a clinic of which only name and phone are known, what is asked first says so and the rest is left out',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(paths.bare)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare Clinic')
    await expect(page.getByText('Sample listing')).toHaveCount(0)
    const panel = page.getByRole('region', { name: 'Book a Consultation' })
    await expect(panel.getByRole('link', { name: '02-555-0199' })).toHaveAttribute('href', 'tel:+8225550199')
    for (const words of ['Contact for hours', 'No website available'])
      await expect(panel.getByText(words)).toBeVisible()
    for (const words of [
      'Registration not checked',
      'Not verified: nobody has checked these details against a source.',
    ])
      await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('heading', { name: /Location|Highlights|FAQs|Social media/ })).toHaveCount(0)
    await panel.getByRole('link', { name: 'Book Now' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Book a Consultation ?Bare Clinic$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: '02-555-0199' })).toHaveAttribute('href', 'tel:+8225550199')
    await expect(page.getByText(/neither stores nor sends .* takes no commission/)).toBeVisible()
  },
)

test(
  'structured data of a real clinic says what its page says, and nothing of an editor’s rating',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(paths.known)
    await expect(page.getByText('Editor’s rating')).toBeVisible()
    await expect(page.getByText('2 October 2026')).toBeVisible()
    await expect(page.getByText('Source: the clinic’s own site, checked on 2 November 2026.')).toBeVisible()
    await expect(page.getByText('No. A-2026-01')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    const [clinic, crumbs] = await readStructured(page)
    expect(clinic).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MedicalClinic',
      name: 'Known Clinic',
      url: expect.stringContaining(paths.known),
      alternateName: '아는의원',
      description: 'Teeth and nothing else.',
      telephone: '02-555-0123',
      address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: '서울 강남구 시험길 1' },
      knowsLanguage: ['en'],
      availableService: [{ '@type': 'MedicalProcedure', name: 'Crowns' }],
      sameAs: ['https://known.example/en', 'https://instagram.example/known'],
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    for (const link of ['https://known.example/en', 'Instagram'])
      await expect(page.getByRole('link', { name: link })).toHaveAttribute('rel', 'noopener noreferrer')
  },
)

test('the Hangul address is copied as a driver reads it', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(paths.known)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Address copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('서울 강남구 시험길 1')
  const naver = page.getByRole('link', { name: 'Naver Map' })
  await expect(naver).toHaveAttribute('href', /^https:\/\/map\.naver\.com\//)
  await expect(naver).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the sitemap names real clinics and no sample', async ({ request, app }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const named = [...sitemap.matchAll(/<loc>([^<]*-clinics\/\d+)<\/loc><lastmod>/g)].map(([, address]) => address)
  expect(named).toEqual(pathsOfAll.map((path) => app.origin + path))
})

test(
  'hostile words in every field stay words: on every tab, in the head, in the dialog, and as links of none',
  { tag: '@long' },
  async ({ page }) => {
    for (const tab of ['overview', 'procedures', 'doctors', 'gallery', 'reviews']) {
      await page.goto(`${paths.hostile}?tab=${tab}`)
      await expect(page.getByRole('tablist')).toBeVisible()
      expect(await page.locator('h1').textContent()).toBe(hostileWords)
      expect(await page.evaluate(() => 'wasHostile' in window)).toBe(false)
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
    }
    await page.goto(paths.hostile)
    const [clinic] = await readStructured(page)
    expect(clinic).toMatchObject({ name: hostileWords, alternateName: hostileWords, description: hostileWords })
    expect(clinic).not.toHaveProperty('sameAs')
    const links = await page.locator('a').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
    expect(links.filter((link) => !/^(?:https:|\/|#)/.test(link ?? ''))).toEqual([])
    await page.getByRole('link', { name: 'Book Now' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Book a Consultation/ })).toBeVisible()
    await expect(page.getByText('No website available')).toBeVisible()
    await page.getByRole('textbox', { name: 'Your message' }).fill(hostileWords)
    await page.getByRole('button', { name: 'Write the Request' }).click()
    await expect(page.getByText(/담당자님/)).toContainText(hostileWords.trim())
    expect(await page.evaluate(() => 'wasHostile' in window)).toBe(false)
  },
)

test('the very bytes of a hostile clinic’s page hold no script that is not ours', async ({ request }) => {
  const page = await (await request.get(paths.hostile)).text()
  expect(page).not.toContain('<script>window.wasHostile')
  expect(page).not.toContain('<img src=x')
  expect(page).not.toMatch(/href="\s*(?:javascript|data):/i)
  for (const [, block = ''] of page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    expect(block).not.toContain('<!--')
    expect(block).not.toMatch(/[\u2028\u2029]/)
  }
})
