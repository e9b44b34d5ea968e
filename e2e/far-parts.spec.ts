import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Says from the first moment whether parts of the page waited, and what moved. */
async function watchBeginning(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset['farParts'] === 'wait') performance.mark('parts wait')
    }).observe(document, { subtree: true, attributes: true })
    new PerformanceObserver((list) => {
      if (list.getEntries().length > 0) performance.mark('something moved')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Held for ever: what is seen is laid out without them.
  await page.route(/\/assets\/.*\.js$/, () => {})
}

function countWaiting(page: Page): Promise<number> {
  return page.locator('.far-part').count()
}

function listMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
}

test('what is below the first view waits for it, comes without the scripts, and moves nothing', async ({ page }) => {
  await watchBeginning(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => countWaiting(page)).toBe(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-far-parts')
  const picture = page.locator('#explore').getByRole('link').first().locator('img:visible')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(new Set(await listMarks(page))).toEqual(new Set(['parts wait']))
})

test('for who is led to a section nothing above it waits', async ({ page }) => {
  await watchBeginning(page)
  await page.goto('/#food-guide', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: /^Food & Cafes/ })).toBeInViewport()
  expect(await listMarks(page)).not.toContain('parts wait')
})

test('for who reloads the page nothing waits, so it stands where it stood', async ({ page }) => {
  await watchBeginning(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => countWaiting(page)).toBe(0)
  await page.locator('#food-guide').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: /^Food & Cafes/ })).toBeInViewport()
  expect(await listMarks(page)).not.toContain('parts wait')
})
