import { expect, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // What the page says, and under which policy, open-api.test.ts tells.
  test(
    'the routes are read by people, from the list to a route and on to what it answers',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/api/docs')
      await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible()
      // Its one style sheet is let in by the policy of the page.
      await expect(page.locator('main')).toHaveCSS('max-width', '960px')
      await page.getByRole('link', { name: 'PATCH /api/clinics/{id}' }).click()
      const route = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'PATCH /api/clinics/{id}' }) })
      await expect(route).toBeInViewport()
      await expect(route).toContainText('Administrators with a second factor')
      await route.getByRole('link', { name: 'ClinicConflict' }).click()
      await expect(page.getByRole('heading', { name: 'ClinicConflict' })).toBeInViewport()
    },
  )
})

test(
  'the page of the routes is found from what the site says of itself, and tells of nothing that the document for programs does not',
  { tag: '@long' },
  async ({ page, request }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'How to use it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible()
    const answer = await request.get('/api/openapi.json')
    expect(answer.headers()['content-type']).toContain('application/json')
    const document = await answer.text()
    const places = await page
      .getByRole('article')
      .getByRole('heading', { name: /\/api\// })
      .allTextContents()
    expect(places.length).toBeGreaterThan(9)
    for (const place of places) expect(document).toContain(`"${place.slice(place.indexOf('/'))}"`)
  },
)

testLooks(test, 'axe finds nothing on the API', async ({ page }) => {
  await page.goto('/api/docs')
  // One of each kind: axe takes half a minute for all of them, and they are drawn by the same hand.
  for (const part of ['section:nth-of-type(2)', '#changeClinic', '#FoundClinic']) await expectNoBarriers(page, part)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
