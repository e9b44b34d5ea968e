import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers, looks, takeLook } from './looks.ts'

function mapOf(page: Page) {
  return page.getByRole('group', { name: 'Map of Korea' })
}

/** The code of the map comes when the map comes near, and its buttons with it. */
async function openMap(page: Page) {
  await page.goto('/')
  await page.locator('#map').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  return mapOf(page)
}

async function readView(page: Page) {
  return (await page.locator('#map svg g[transform]').first().getAttribute('transform')) ?? ''
}

test('without scripts the map has its regions and places as links, and a cluster leads to its rows', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  const map = mapOf(page)
  await expect(map.getByRole('link', { name: 'Busan 부산' })).toHaveAttribute('href', /Busan.*#places-to-visit$/)
  await expect(map.getByRole('link', { name: 'Seoul 서울' }).getByText('서울')).toHaveAttribute('lang', 'ko')
  await expect(map.getByRole('link', { name: /Seongsan Ilchulbong/ })).toHaveAttribute('href', /^\/places\//)
  const rows = page.locator('#map').getByRole('list').first().getByRole('listitem')
  expect(await rows.count()).toBeGreaterThanOrEqual(12)
  expect(await rows.count()).toBeLessThanOrEqual(24)
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()

  await map.getByRole('link', { name: /places \(Gyeongbokgung/ }).click()
  await expect(page.locator('li:target')).toContainText('Gyeongbokgung Palace')
  await context.close()
})

test(
  'the fine outline is fetched for who looks nearer, and drawn instead of the one of the page',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const map = await openMap(page)
    const land = page.locator('.map-ground defs path').first()
    const ofPage = (await land.getAttribute('d')) ?? ''
    await map.focus()
    for (const _step of [1, 2, 3]) await page.keyboard.press('+')
    await expect.poll(async () => (await land.getAttribute('d'))?.length).toBeGreaterThan(ofPage.length)
  },
)

test('the code of the map is not fetched before the map comes near', { tag: '@long' }, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
  const isMap = (url: string) => /korea-map-view/u.test(url)
  expect(fetched.some(isMap)).toBe(false)
  await page.locator('#map').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expect.poll(() => fetched.some(isMap)).toBe(true)
})

test(
  'the map of the server stays when the page changes before the code of the map is there, and that still comes',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/')
    await page.locator('#places-to-visit').scrollIntoViewIfNeeded()
    await page.getByRole('tab', { name: 'Nature' }).click()
    await expect(page).toHaveURL(/category=nature/)
    const map = mapOf(page)
    await expect(map.getByRole('link', { name: 'Busan 부산' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
    await page.locator('#map').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    await expect(map).toHaveCount(1)
  },
)

test('by keyboard the map moves, zooms, opens a cluster with the focus on its first place, and goes back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const map = await openMap(page)
  const first = await readView(page)
  await map.focus()
  await page.keyboard.press('+')
  await expect.poll(() => readView(page)).not.toBe(first)
  const near = await readView(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => readView(page)).not.toBe(near)
  await page.keyboard.press('0')
  await expect.poll(() => readView(page)).toBe(first)

  await page.keyboard.press('Tab')
  const cluster = map.getByRole('link', { name: /places \(Gyeongbokgung/ })
  await expect(cluster).toBeFocused()
  await page.keyboard.press('Enter')
  const palace = map.getByRole('link', { name: 'Gyeongbokgung Palace 경복궁' })
  await expect(palace).toBeFocused()
  await page.keyboard.press('0')
  await expect(cluster).toBeFocused()
})

test(
  'the buttons zoom in and out and show the whole country, and stop at the ends',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openMap(page)
    const first = await readView(page)
    const zoomOut = page.getByRole('button', { name: 'Zoom out' })
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(zoomOut).not.toHaveAttribute('aria-disabled')
    await expect(page.locator('#map').getByText('50 km')).toBeVisible()
    await page.getByRole('button', { name: 'Whole country' }).click()
    await expect.poll(() => readView(page)).toBe(first)
  },
)

test(
  'a wheel scrolls the page past the map, and zooms it with Ctrl or once it has been clicked',
  { tag: '@long' },
  async ({ page }) => {
    const map = await openMap(page)
    const first = await readView(page)
    await map.hover({ position: { x: 40, y: 330 } })
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, -40)
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before)
    expect(await readView(page)).toBe(first)

    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -120)
    await page.keyboard.up('Control')
    await expect.poll(() => readView(page)).not.toBe(first)
    const near = await readView(page)
    await map.click({ position: { x: 40, y: 330 } })
    await page.mouse.wheel(0, 120)
    await expect.poll(() => readView(page)).not.toBe(near)
  },
)

test(
  'pointing at a row lights its pin and pointing at a pin lights its row, until Escape',
  { tag: '@long' },
  async ({ page }) => {
    const map = await openMap(page)
    const row = page.locator('#map').getByRole('listitem').filter({ hasText: 'Seongsan Ilchulbong' })
    const pin = map.getByRole('link', { name: /Seongsan Ilchulbong/ })
    await row.hover()
    await expect(map.locator('[data-active]')).toContainText('Seongsan Ilchulbong')
    await page.mouse.move(0, 0)
    await expect(map.locator('[data-active]')).toHaveCount(0)
    await pin.hover()
    await expect(row).toHaveAttribute('data-active')
    await page.keyboard.press('Escape')
    await expect(row).not.toHaveAttribute('data-active')
  },
)

test('dragging moves the map and follows no link that lies under the hand', { tag: '@long' }, async ({ page }) => {
  const map = await openMap(page)
  const first = await readView(page)
  const pin = map.getByRole('link', { name: /Seongsan Ilchulbong/ })
  await pin.hover()
  const box = await pin.boundingBox()
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) - 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => readView(page)).not.toBe(first)
  await expect(page).toHaveURL(/\/$/)
})

for (const look of looks) {
  test(
    `axe finds nothing on the map, far and near, ${look.theme}, ${look.width} px`,
    { tag: '@long' },
    async ({ page }) => {
      await takeLook(page, look)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const map = await openMap(page)
      const cluster = map.getByRole('link', { name: /places \(Gyeongbokgung/ })
      for (const step of [() => cluster.focus(), () => cluster.press('Enter')]) {
        await step()
        await expectNoBarriers(page, '#map')
      }
    },
  )
}
