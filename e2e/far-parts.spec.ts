import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

function isLoaded(page: Page): Promise<boolean> {
  const picture = page.locator('#explore').getByRole('link').first().locator('img:visible')
  return picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
}

/** When something moved after a picture of Explore was asked for. What comes before belongs to the first view. */
function readMoves(page: Page, asked: number): Promise<number[]> {
  return page.evaluate((since) => {
    const times = performance.getEntriesByName('something moved').map(({ startTime }) => startTime)
    return times.filter((time) => time > since)
  }, asked)
}

/** When the first frame with Explore began, and when a picture of it was first asked for. */
function readTimes(page: Page): Promise<{ painted: number; asked: number }> {
  return page.evaluate(() => {
    const [frame] = performance.getEntriesByName('a frame with Explore')
    const picture = performance.getEntriesByType('resource').find(({ name }) => name.includes('/explore-'))
    return { painted: frame?.startTime ?? Infinity, asked: picture?.startTime ?? 0 }
  })
}

test('the pictures below the first view are asked for when it was painted, without the scripts, and move nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) performance.mark('something moved', { startTime })
    }).observe({ type: 'layout-shift', buffered: true })
    // The browser's own time of the first paint is when it came to the screen, some milliseconds after its frame.
    const look = () => {
      if (document.querySelector('#explore')) performance.mark('a frame with Explore')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // Held for ever: what is seen is shown without them.
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.locator('#explore').scrollIntoViewIfNeeded()
  await expect.poll(() => isLoaded(page)).toBe(true)
  const { painted, asked } = await readTimes(page)
  expect(asked).toBeGreaterThan(painted)
  expect(await readMoves(page, asked)).toEqual([])
})

test('without scripts every picture is there', async ({ pageWithoutScripts: page }) => {
  await page.goto('/')
  await page.locator('#explore').scrollIntoViewIfNeeded()
  await expect(page.locator('#explore').getByRole('link').first().locator('img:visible')).toBeVisible()
})
