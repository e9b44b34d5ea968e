import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const address = '/#food-guide'

/** Writes down where the page stood, from the moment it was read. */
async function watchScroll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { at: number; top: number }[] = []
    Object.assign(globalThis, { readScroll: () => seen })
    document.addEventListener('DOMContentLoaded', () => seen.push({ at: performance.now(), top: scrollY }))
    addEventListener('scroll', () => seen.push({ at: performance.now(), top: scrollY }))
  })
}

function readScroll(page: Page): Promise<{ at: number; top: number }[]> {
  return page.evaluate('readScroll()')
}

test(
  'a page that opens with a hash begins at its top and scrolls smoothly to the section half a second later',
  { tag: '@long' },
  async ({ page }) => {
    await watchScroll(page)
    await page.goto(address)
    await expect(page.locator('#food-guide')).toBeInViewport()
    const [start, first, second] = await readScroll(page)
    expect(start?.top).toBe(0)
    expect((first?.at ?? 0) - (start?.at ?? 0)).toBeGreaterThanOrEqual(499)
    // A jump would have been one step.
    expect(second?.top ?? 0).toBeGreaterThan(first?.top ?? 0)
    await expect(page).toHaveURL(/\/#food-guide$/)
  },
)

test('a hash of something folded opens it, in a first visit and on the page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/festivals')
  const folded = page.locator('details').last()
  const row = folded.getByRole('article', { includeHidden: true }).last()
  await expect(row).not.toBeVisible()
  await page.goto(`/festivals?#${await row.getAttribute('id')}`)
  await expect(row).toBeInViewport()
  await page.getByRole('link', { name: 'Coming up' }).click()
  await expect(page.getByRole('heading', { name: 'Coming up' })).toBeInViewport()
  await folded.evaluate((details: HTMLDetailsElement) => (details.open = false))
  await page.goBack()
  await expect(row).toBeInViewport()
})

test('a link to the box for one’s own words shows its question', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/trip-planner#brief')
  await expect(page.locator('#brief')).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const isShown = async () =>
    ((await page.getByText('Tell us about your trip').boundingBox())?.y ?? 0) >= (header?.height ?? 0)
  await expect.poll(isShown).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test(
  'a hash link reaches its section without scrolling when reduced motion is asked for',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchScroll(page)
    await page.goto(address)
    await expect(page.locator('#food-guide')).toBeInViewport()
    const tops = new Set((await readScroll(page)).map(({ top }) => top).filter((top) => top > 0))
    expect(tops.size).toBeLessThanOrEqual(1)
  },
)

test('a key press before the half second stops the scroll to the section', { tag: '@long' }, async ({ page }) => {
  // Its timers stand still until the clock is told to go on.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('ArrowDown')
  await page.clock.runFor(600)
  await expect(page).toHaveURL(/\/#food-guide$/)
  await expect(page.locator('#food-guide')).not.toBeInViewport()
})

for (const width of [390, 1440]) {
  test(`home is as high before its scripts as after: ${width} px`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { promise: wait, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await wait
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('#site-links')).toBeAttached()
    const before = await readHeights(page)
    release()
    const planner = page.locator('#trip-planner')
    await planner.scrollIntoViewIfNeeded()
    await expect(planner.getByRole('textbox', { name: 'Start Date' })).toHaveAttribute('type', 'text')
    await page.locator('#map').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    expect(await readHeights(page)).toEqual(before)
  })
}

function readHeights(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('main > *')].map((part) => Math.round(part.getBoundingClientRect().height))
  })
}
