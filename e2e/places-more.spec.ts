import type { Page } from '@playwright/test'
import { startFrontProxy } from '#testing/servers/front-proxy.ts'
import { expect, test } from './fixtures.ts'

const long = { tag: '@long' }

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

function pins(page: Page) {
  return page.getByRole('region', { name: 'Places on the map' })
}

test('by keyboard the map is moved, a card shows its pin, and a pin opens its place', long, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/places?q=Haeinsa')
  await expect(pins(page).getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await pins(page).getByRole('group', { name: 'Map of Korea' }).focus()
  for (const key of ['+', '+', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
  await page.keyboard.press('0')
  const pin = pins(page)
    .getByRole('link', { name: /Haeinsa/ })
    .first()
  await page.getByRole('link', { name: /^Details of Haeinsa Temple/ }).focus()
  await expect(page.locator('.map-point[data-active]')).toHaveCount(1)
  await pin.focus()
  await pin.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Haeinsa Temple')
})

test('a search of the visible part of the map can be removed again', long, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/places')
  await pins(page).getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/\/places\?box=/)
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden()
  await page.getByRole('link', { name: 'Remove: This part of the map' }).click()
  await expect(page).toHaveURL('/places')
  await expect(cards(page)).toHaveCount(24)
})

test(
  'more places come after those that are there: nothing jumps, and who comes back finds them all',
  long,
  async ({ page }) => {
    await page.goto('/places?kind=restaurant')
    const first = await cards(page).first().innerText()
    const more = page.getByRole('link', { name: 'Load more' })
    for (const shown of [48, 72]) {
      await more.focus()
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      await expect(cards(page)).toHaveCount(shown)
      await expect(page.getByRole('status').filter({ hasText: `${shown} of ` })).toBeVisible()
      await expect(more).toBeFocused()
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200)
    }
    await expect(cards(page).first()).toHaveText(first, { useInnerText: true })
    await expect(cards(page).nth(50)).toContainText('51')
    const name = await cards(page).nth(50).getByRole('heading').innerText()
    await page
      .getByRole('link', { name: /^Details of/ })
      .nth(50)
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split('\n')[0] ?? '')
    await page.getByRole('link', { name: 'Back to places' }).click()
    await expect(cards(page)).toHaveCount(72)
    await expect(cards(page).nth(50)).toBeInViewport()
    await page.reload()
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByRole('status').filter({ hasText: '49 to 72 of ' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the start' }).click()
    await expect(page).toHaveURL('/places?kind=restaurant')
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each part of the list is a page with the one before and the one after', { tag: '@long' }, async ({ page }) => {
    await page.goto('/places')
    const names: string[] = []
    for (const shown of ['24 of', '25 to 48 of', '49 to 72 of']) {
      await expect(page.getByText(shown)).toBeVisible()
      names.push(await cards(page).first().getByRole('heading').innerText())
      await page.getByRole('link', { name: 'Next' }).click()
    }
    await expect(page.getByText('73 to 96 of')).toBeVisible()
    await expect(cards(page).first()).toContainText('73')
    for (const name of names.toReversed()) {
      await page.getByRole('link', { name: 'Previous' }).click()
      await expect(cards(page).first().getByRole('heading')).toHaveText(name, { useInnerText: true })
    }
    await expect(page).toHaveURL('/places')
    await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  })
})

test('near me asks the browser, and abroad it says what else there is', long, async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 21.3, longitude: -157.86 })
  await page.goto('/places')
  const nearMe = page.getByRole('button', { name: 'Near me' })
  const abroad = page.getByText('You are not in Korea right now')
  await nearMe.click()
  await expect(abroad).toBeVisible()
  await context.setGeolocation({ latitude: 37.5636, longitude: 126.985 })
  await nearMe.click()
  await expect(page).toHaveURL(/near=37\.564%2C126\.985%2C5000&order=near/)
  await expect(page.getByRole('link', { name: 'Remove: Within 5 km' })).toBeVisible()
})

test('nothing that fits says why, and what to take away', long, async ({ page }) => {
  await page.goto('/places?kind=spa&tag=vegan')
  await expect(page.getByRole('heading', { name: 'No matching places' })).toBeVisible()
  await page.getByRole('link', { name: /^Vegan dishes/ }).click()
  await expect(page).toHaveURL('/places?kind=spa')
  await expect(cards(page).first()).toBeVisible()
})

test('an open day and clock narrow the list, and what cannot be read narrows nothing', long, async ({ page }) => {
  await page.goto('/places?open=2027-05-31T19:30')
  await expect(page.getByRole('link', { name: 'Remove: Open on 31 May 2027 at 19:30' })).toBeVisible()
  await page.goto('/places?kind=castle&open=tomorrow&cursor=abc')
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0)
  await expect(cards(page)).toHaveCount(24)
})

test('kinds are one row of links: several can be chosen, and all of them again', { tag: '@long' }, async ({ page }) => {
  await page.goto('/places?open=2027-05-31')
  const kinds = page.getByRole('list', { name: 'Kind' })
  await expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')
  await kinds.getByRole('link', { name: 'Cafe' }).click()
  await expect(page).toHaveURL('/places?kind=cafe&open=2027-05-31')
  // The address comes before the links that go on from it.
  await expect(kinds.locator('[aria-current]')).toHaveText(['Cafe'])
  await kinds.getByRole('link', { name: 'Restaurant' }).click()
  await expect(page).toHaveURL('/places?kind=restaurant%2Ccafe&open=2027-05-31')
  await expect(kinds.locator('[aria-current]')).toHaveText(['Restaurant', 'Cafe'])
  await kinds.getByRole('link', { name: 'Cafe' }).click()
  await expect(page).toHaveURL('/places?kind=restaurant&open=2027-05-31')
  await expect(kinds.locator('[aria-current]')).toHaveText(['Restaurant'])
  await kinds.getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL('/places?open=2027-05-31')
  const rows = await kinds
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(rows).size).toBe(1)
})

test('open now is one press, and a day is asked for where one wants to pick it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/places')
  const now = page.getByRole('button', { name: 'Usually open now' })
  const day = page.getByRole('button', { name: 'Pick a day' })
  const field = page.getByLabel('Day', { exact: true })
  await expect(field).toBeHidden()
  await now.click()
  await expect(page).toHaveURL(/\/places\?open=\d{4}-\d\d-\d\dT\d\d%3A\d\d$/)
  await expect(now).toHaveAttribute('aria-pressed', 'true')
  await now.click()
  await expect(page).toHaveURL('/places')
  await day.click()
  await expect(day).toHaveAttribute('aria-expanded', 'true')
  await field.fill('2027-05-31')
  await expect(page).toHaveURL('/places?open=2027-05-31')
  // The address comes before the page that the second press is meant for.
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).not.toHaveCount(0)
  await day.click()
  await expect(page).toHaveURL('/places')
  await expect(field).toBeHidden()
})

test(
  'on a desk the filters are a dialog in the middle, on a phone a sheet at the foot',
  { tag: '@long' },
  async ({ page }) => {
    for (const [width, gap] of [
      [1440, 40],
      [390, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/places')
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await expect(sheet).toBeVisible()
      // It comes in from below.
      await expect
        .poll(async () => {
          const box = await sheet.boundingBox()
          return box !== null && 800 - Math.round(box.y + box.height) >= gap && Math.round(box.y + box.height) <= 800
        })
        .toBe(true)
      const box = await sheet.boundingBox()
      if (gap === 0) expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800)
    }
  },
)

test('without a network a visited place is there, and so is its taxi card', long, async ({ app, browser }) => {
  const proxy = await startFrontProxy(app.origin)
  const context = await browser.newContext({ baseURL: proxy.origin })
  const page = await context.newPage()
  await page.goto('/places/gyeongbokgung')
  await expect(page.getByRole('button', { name: 'Taxi card' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const isStored = () => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined)
  await expect.poll(isStored, { timeout: 10_000 }).toBe(true)
  await proxy.become('gone')
  await page.reload()
  await page.getByRole('button', { name: 'Taxi card' }).click()
  const card = page.getByRole('dialog', { name: 'Taxi card' })
  await expect(card.getByText('경복궁', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await context.close()
  await proxy.stop()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'a pin that is pressed shows its place at the foot of the map, and leads to it when it is pressed again',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/places?q=Haeinsa')
      const list = page.getByRole('button', { name: 'List', exact: true })
      await page.getByRole('button', { name: 'Map', exact: true }).tap()
      await expect(list).toBeVisible()
      // Until the map's own scripts are there its pins are plain links to their pages.
      await expect(pins(page).getByRole('button', { name: 'Zoom in' })).toBeVisible()
      const pin = pins(page)
        .getByRole('group', { name: 'Map of Korea' })
        .getByRole('link', { name: /Haeinsa/ })
        .first()
      const preview = pins(page).getByRole('region', { name: 'Haeinsa Temple' })
      await pin.tap()
      await expect(preview).toBeVisible()
      await expect(page).toHaveURL('/places?q=Haeinsa')
      await preview.getByRole('button', { name: 'Close' }).tap()
      await expect(preview).toBeHidden()
      // The foot of the map lies below the screen.
      await page.evaluate(() => scrollBy({ top: -250, behavior: 'instant' }))
      await pin.tap()
      const details = preview.getByRole('link', { name: 'Details of Haeinsa Temple' })
      // It comes into the screen, and nothing lies over the other.
      const ends = async () => {
        const [end, start] = [await details.boundingBox(), await list.boundingBox()]
        return (start?.y ?? 0) - (end?.y ?? 1e6) - (end?.height ?? 0)
      }
      await expect.poll(ends).toBeGreaterThan(0)
      await pin.tap()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Haeinsa Temple')
    },
  )
})
