import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'

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
  pageWithoutScripts: page,
}) => {
  await page.goto('/')
  const map = mapOf(page)
  await expect(map.getByRole('link', { name: 'Busan 부산' })).toHaveAttribute('href', /Busan.*#places-to-visit$/)
  await expect(map.getByRole('link', { name: 'Seoul 서울' }).getByText('서울')).toHaveAttribute('lang', 'ko')
  await expect(map.getByRole('link', { name: /Seongsan Ilchulbong/ })).toHaveAttribute('href', /^\/places\//)
  const rows = page.locator('#map').getByRole('list').first().getByRole('listitem')
  expect(await rows.count()).toBeGreaterThanOrEqual(12)
  expect(await rows.count()).toBeLessThanOrEqual(12)
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()

  await map.getByRole('link', { name: /places \(Gyeongbokgung/ }).click()
  await expect(page.locator('li:target')).toContainText('Gyeongbokgung Palace')
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

test(
  'by keyboard the map moves, zooms, opens a cluster with the focus on its first place, and goes back',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const map = await openMap(page)
    const first = await readView(page)
    const cluster = map.getByRole('link', { name: /places \(Gyeongbokgung/ })
    // The page comes with its first rows on the map; all places follow.
    await expect(cluster).toHaveText(/\d{3} places/u)
    const whole = await cluster.textContent()
    await map.focus()
    await page.keyboard.press('+')
    await expect.poll(() => readView(page)).not.toBe(first)
    const near = await readView(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => readView(page)).not.toBe(near)
    await page.keyboard.press('0')
    await expect.poll(() => readView(page)).toBe(first)

    await page.keyboard.press('Tab')
    await expect(cluster).toBeFocused()
    await expect(cluster).toHaveText(whole ?? '')
    await page.keyboard.press('Enter')
    // What comes apart has more circles in it: the focus is on the one with the same place.
    await expect(cluster).not.toHaveText(whole ?? '')
    await expect(cluster).toBeFocused()
    await page.keyboard.press('0')
    await expect(cluster).toHaveText(whole ?? '')
    await expect(cluster).toBeFocused()
  },
)

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

testLooks(test, 'axe finds nothing on the map, far and near', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const map = await openMap(page)
  const cluster = map.getByRole('link', { name: /places \(Gyeongbokgung/ })
  for (const step of [() => cluster.focus(), () => cluster.press('Enter')]) {
    await step()
    await expectNoBarriers(page, '#map')
  }
})

/** How many places the pins and circles of a map stand for. */
async function countOnMap(page: Page): Promise<number> {
  const said = await mapOf(page)
    .locator('.map-pin')
    .evaluateAll((pins) =>
      pins.map((pin) => /^([\d,]+) places/.exec(pin.querySelector('.sr-only')?.textContent ?? '')?.[1] ?? '1'),
    )
  return said.reduce((sum, count) => sum + Number(count.replaceAll(',', '')), 0)
}

test('the map shows all places of the guide, and also those of the part that one looks at', async ({
  page,
  request,
}) => {
  const total = async (box = '') => {
    const answer: unknown = await (await request.get(`/api/places/pins${box}`)).json()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, the test compares it
    return (answer as { total: number }).total
  }
  const asked: string[] = []
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url())
    if (pathname === '/api/places/pins') asked.push(search)
  })
  const all = await total()
  expect(all).toBeGreaterThan(600)
  await page.setViewportSize({ width: 1440, height: 1000 })
  const map = await openMap(page)
  await expect.poll(() => countOnMap(page)).toBe(all)
  await map
    .getByRole('link', { name: /^\d+ places/ })
    .first()
    .click()
  // While the page comes to rest it may ask for all of them once more: what was asked last is what is seen.
  const partIsShown = async () => {
    const count = await countOnMap(page)
    return count < all && count === (await total(asked.at(-1)))
  }
  await expect.poll(partIsShown).toBe(true)
})

test(
  'the map says that not all places could be loaded and shows those of its list',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.allow(/ERR_FAILED|Failed to load/)
    await page.route('**/api/places/pins*', (route) => route.abort())
    await openMap(page)
    await expect(page.getByText('We could not load the whole map. It shows the 12 in the list.')).toBeVisible()
    await expect.poll(() => countOnMap(page)).toBe(12)
  },
)

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'each pin and circle has 44 px to itself, and no name is cut or lies under the buttons',
    { tag: '@long' },
    async ({ page }) => {
      await openMap(page)
      await expect.poll(() => countOnMap(page)).toBeGreaterThan(600)
      const boxes = await page.locator('#map .map-pin').evaluateAll((pins) =>
        pins.map((pin) => {
          const { left, top, width, height } = pin.getBoundingClientRect()
          return { x: left + width / 2, y: top + height / 2 }
        }),
      )
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(43)
        }
      }
      const cut = await page.locator('#map').evaluate((section) => {
        const frame = section.querySelector('.map-frame')?.getBoundingClientRect()
        const buttons = section.querySelector('.map-controls')?.getBoundingClientRect()
        if (!frame || !buttons) return ['no frame']
        return [...section.querySelectorAll('.map-point:not([data-cut]) > .map-name')].flatMap((name) => {
          const box = name.getBoundingClientRect()
          const isWhole =
            box.left >= frame.left - 2 &&
            box.right <= frame.right + 2 &&
            box.top >= frame.top - 2 &&
            box.bottom <= frame.bottom + 2
          const isUnder = box.right > buttons.left && box.bottom > buttons.top
          return isWhole && !isUnder ? [] : [name.textContent]
        })
      })
      expect(cut).toEqual([])
    },
  )

  for (const width of [390, 375]) {
    test(`the scale covers no name and no pin of the first view: ${width} px`, { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openMap(page)
      await expect.poll(() => countOnMap(page)).toBeGreaterThan(600)
      const covered = await page.locator('#map').evaluate((section) => {
        const scale = section.querySelector('.map-legend')?.getBoundingClientRect()
        if (!scale) return ['no scale']
        return [...section.querySelectorAll('.map-name, .map-pin')].flatMap((mark) => {
          const { left, right, top, bottom } = mark.getBoundingClientRect()
          const isApart = right <= scale.left || left >= scale.right || bottom <= scale.top || top >= scale.bottom
          return isApart ? [] : [mark.textContent]
        })
      })
      expect(covered).toEqual([])
      await expect(page.locator('#map').getByText('Sketch map')).toBeVisible()
    })
  }
})
