import { expect, test } from './fixtures.ts'
import { expectNoBarriers, looks, takeLook } from './looks.ts'

test('the home page shows the headline, the tagline and places from the database', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('My Guide Korea · Your Ultimate Korea Travel Companion')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover the Beauty of Korea')
  await expect(page.getByText('Your Ultimate Korea Travel Companion')).toBeVisible()
  const palace = page.getByRole('article').filter({ hasText: 'Gyeongbokgung Palace' })
  await expect(palace.getByText('경복궁')).toHaveAttribute('lang', 'ko')
  await expect(palace.getByText(/rating/iu)).toHaveCount(0)
})

test('any other address answers 404 with a way home, and the way home is a navigation without a reload', async ({
  page,
  surprises,
  app,
}) => {
  surprises.expect(/404 \(Not Found\)/)
  const answer = await page.goto('/no/such/page?token=secret')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found · My Guide Korea')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  // A line of the log is written after the answer.
  await expect.poll(app.output).toContain('"path":"/no/such/page"')
  expect(app.output()).not.toContain('secret')

  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'))
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveTitle('My Guide Korea · Your Ultimate Korea Travel Companion')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a first segment that is no language is a missing page, and so is a second address for English', async ({
  request,
}) => {
  for (const path of ['/xx', '/en', '/ko', '/xx/yy', '/HOME', '/%EA%B2%BD%EB%B3%B5%EA%B6%81']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('Page not found')
  }
})

test('the data of a page is cached like the page, and missing data is missing too', async ({ request }) => {
  const data = await request.get('/_.data')
  expect(data.status()).toBe(200)
  expect(data.headers()['etag']).toMatch(/^"[\w-]+"$/)
  const again = await request.get('/_.data', { headers: { 'if-none-match': data.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
  expect((await request.get('/no/such/page.data')).status()).toBe(404)
})

test(
  'a chosen theme is there before any script has loaded, in other tabs at once, and can be given back',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'light')
    const other = await context.newPage()
    await other.goto('/')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#14171a')

    const bare = await context.newPage()
    // Held for ever: what is seen is seen without them.
    await bare.route(/\/assets\/.*\.js$/, () => {})
    await bare.goto('/', { waitUntil: 'commit' })
    await expect(bare.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.getByRole('radio', { name: 'System' }).check()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html).toHaveAttribute('data-theme', 'dark')
  },
)

test('without scripts the page reads, and its colours follow the system', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover the Beauty of Korea')
  await expect(page.locator('#places-to-visit').getByRole('article')).toHaveCount(6)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 23, 26)')
  await context.close()
})

test('a form sent to a page that takes none is refused in our words, and nothing failed', async ({ app, request }) => {
  for (const path of ['/', '/missing', '/_.data']) {
    const answer = await request.post(path, { form: { words: 'hello' } })
    expect(answer.status()).toBe(405)
    expect(await answer.text()).not.toContain('routes/')
  }
  expect(app.output()).not.toContain('page failed')
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
})

for (const path of ['/', '/about', '/contact', '/faqs', '/privacy', '/missing']) {
  for (const look of looks) {
    test(
      `axe finds nothing on ${path}, ${look.theme}, ${look.width} px`,
      { tag: path === '/' ? look.tag : '@long' },
      async ({ page, surprises }) => {
        if (path === '/missing') surprises.expect(/404 \(Not Found\)/)
        await takeLook(page, look)
        await page.goto(path)
        await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
        await expectNoBarriers(page)
      },
    )
  }
}
