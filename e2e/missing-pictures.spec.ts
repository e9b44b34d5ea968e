import { expect, test } from './fixtures.ts'

test(
  'a drawing that does not come says No Image in its place, before any script of the page runs',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.expect(/Failed to load resource/)
    await page.route('**/pictures/**', (route) => route.abort())
    await page.route('**/assets/*.js', () => {})
    await page.goto('/places', { waitUntil: 'domcontentloaded' })
    const frame = page.getByRole('article').first().locator('.picture').first()
    await expect(frame).toHaveAttribute('data-missing')
    expect(await frame.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('"No Image"')
  },
)

test('the name of a link around a missing drawing stays as it is', { tag: '@long' }, async ({ page, surprises }) => {
  surprises.expect(/Failed to load resource/)
  await page.route('**/pictures/**', (route) => route.abort())
  await page.goto('/beauty-clinics')
  await expect(page.locator('.picture[data-missing]').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Plastic Surgery/ })).toBeVisible()
})

test('a drawing that comes says nothing over itself', { tag: '@long' }, async ({ page }) => {
  await page.goto('/places')
  const frame = page.getByRole('article').first().locator('.picture').first()
  await expect(frame.locator('img:visible')).toHaveJSProperty('complete', true)
  await expect(frame).not.toHaveAttribute('data-missing')
})
