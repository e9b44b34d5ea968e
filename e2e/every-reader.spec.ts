import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// Styles of the reader's own: what an extension or the browser itself would put in.
test.use({ bypassCSP: true })

const paths = [
  '/',
  '/about',
  '/contact',
  '/faqs',
  '/privacy',
  '/food-and-cafe?q=noodles',
  '/offline',
  '/missing',
  '/food-and-cafe/dishes',
  '/festivals',
  '/food-and-cafe/table-card',
]

/** WCAG 1.4.12. */
const spacedOut =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
const twiceAsLarge = ':root { font-size: 200% }'

async function open(page: Page, path: string, style?: string) {
  await page.goto(path)
  await expect(page.getByRole('radio', { name: 'System' }).or(page.getByText('You are offline'))).toBeVisible()
  if (style) await page.addStyleTag({ content: style })
}

function widthBeside(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/**
 * Words that reach out of a box which hides what does. The map is left out: it moves under its frame; and the address
 * in a table, which is cut at 200 px and has all of it as a title and in the details.
 */
function listCutWords(page: Page) {
  return page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const words = range.getBoundingClientRect()
      let box = texts.currentNode.parentElement
      if (words.width < 2 || box?.closest('.map-surface, td [title]')) continue
      for (; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX) || edge.width < 2) break
        const hidesX = /hidden|clip/.test(overflowX) && (words.left < edge.left - 1 || words.right > edge.right + 1)
        const hidesY = /hidden|clip/.test(overflowY) && (words.top < edge.top - 1 || words.bottom > edge.bottom + 1)
        if (hidesX || hidesY) cut.push(range.toString())
      }
    }
    return cut
  })
}

for (const path of paths) {
  test(
    `${path} fits 320 px, and with letters spaced out or twice as large nothing is cut off or pushed aside`,
    { tag: path === '/' ? [] : '@long' },
    async ({ page, surprises }) => {
      if (path === '/missing') surprises.expect(/404 \(Not Found\)/)
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, path)
      await expect.poll(() => widthBeside(page)).toBe(0)
      await expect.poll(() => listCutWords(page)).toEqual([])
      await page.addStyleTag({ content: spacedOut })
      await expect.poll(() => widthBeside(page)).toBe(0)
      await expect.poll(() => listCutWords(page)).toEqual([])

      await page.setViewportSize({ width: 1280, height: 800 })
      await expect.poll(() => widthBeside(page)).toBe(0)
      await expect.poll(() => listCutWords(page)).toEqual([])
      if (path === '/missing') surprises.expect(/404 \(Not Found\)/)
      await open(page, path, twiceAsLarge)
      await expect.poll(() => widthBeside(page)).toBe(0)
      await expect.poll(() => listCutWords(page)).toEqual([])
    },
  )
}

test('with letters twice as large no page is wider than a phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wide: string[] = []
  const more = ['/places/gyeongbokgung', '/skin-clinics', '/stem-cell-clinics', '/settings?tab=preferences', '/signup']
  for (const path of [...paths.filter((one) => one !== '/missing'), ...more]) {
    await open(page, path, twiceAsLarge)
    if ((await widthBeside(page)) > 0) wide.push(path)
  }
  expect(wide).toEqual([])
})

test('no width breaks a word of an interest', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const names = page.getByRole('group', { name: 'What are you coming for?' }).locator('label > span', { hasText: /\w/ })
  await expect(names).toHaveText(['Beauty', 'Food', 'Culture', 'Nature', 'Shopping', 'Nightlife'])
  for (const width of [320, 360, 390, 640, 700, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const broken = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const words = document.createRange()
        words.selectNodeContents(name)
        return words.getClientRects().length > 1 ? [name.textContent] : []
      }),
    )
    expect(broken, `${width} px`).toEqual([])
  }
})

test('the sticky header hides nothing that has the focus, forwards and back', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page, '/')
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 1; step <= 45; step += 1) {
      await page.keyboard.press(key)
      await expect.poll(() => findCovered(page), `${key}, stop ${step}`).toBeNull()
    }
  }
})

/** What has the focus, where the header or the end of the window hides it. */
function findCovered(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.closest('header')) return null
    const { bottom } = document.querySelector('header')?.getBoundingClientRect() ?? { bottom: 0 }
    const box = focused.getBoundingClientRect()
    // What is higher than the window cannot be shown whole; its lower end has to be.
    const isCovered = box.height < innerHeight - bottom ? box.top < bottom : box.bottom < bottom + 24
    const isBelow = box.top >= innerHeight
    return (isCovered && !focused.matches('[href="#content"]')) || isBelow ? focused.outerHTML.slice(0, 120) : null
  })
}

test(
  'the focused element has a frame, in the colours of the page and in forced colours',
  { tag: '@long' },
  async ({ page }) => {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors })
      await open(page, '/')
      for (let step = 1; step <= 30; step += 1) {
        await page.keyboard.press('Tab')
        await expect.poll(() => isFocusFramed(page), `${forcedColors}, stop ${step}`).toBe(true)
      }
    }
  },
)

function isFocusFramed(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    // A tile frames itself for the box inside it.
    const framed = [focused, focused?.closest('label')].filter((element) => element !== null && element !== undefined)
    return framed.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
  })
}

test(
  'forced colours leave every button an edge, and the chosen tab a line of its own',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/')
    const main = page.getByRole('main')
    const places = page.locator('#places-to-visit')
    // What can be pressed there comes when it is near.
    await page.locator('#trip-planner').scrollIntoViewIfNeeded()
    await places.scrollIntoViewIfNeeded()
    await expect(places.getByRole('tab')).toHaveCount(5)
    for (const button of [
      main.getByRole('link', { name: 'Plan Your Trip' }),
      main.getByRole('link', { name: 'Explore Destinations' }),
      main.getByRole('link', { name: 'Scroll down to the guide' }),
      main.getByRole('button', { name: 'Generate Itinerary' }),
      main.getByRole('link', { name: 'Load More Places' }),
    ]) {
      await expect(button).toHaveCSS('border-top-width', '1px')
      await expect(button).toHaveCSS('border-top-style', 'solid')
    }
    const readLines = () =>
      places.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
    // The first is the chosen one, and no other has its colour.
    await expect.poll(async () => new Set((await readLines()).slice(1)).size).toBe(1)
    await expect.poll(async () => new Set(await readLines()).size).toBe(2)
  },
)

test(
  'on a phone the guides are swiped, and by keyboard they are a stop that arrows move',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    const prints = page.getByRole('list', { name: /^Shopping Guide/ })
    await expect(prints).toHaveAttribute('tabindex', '0')
    await prints.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => prints.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)

    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(prints).not.toHaveAttribute('tabindex')
  },
)

test('behind the open menu of a phone the page stays where it is', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
})

test('a missing page has the heading of a page and a drawing', { tag: '@long' }, async ({ page, surprises }) => {
  surprises.expect(/404 \(Not Found\)/)
  const sizeOf = async (path: string) => {
    await page.goto(path)
    return page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontSize)
  }
  expect(await sizeOf('/missing')).toBe(await sizeOf('/about'))
  await page.goto('/missing')
  await expect
    .poll(() => page.locator('main img:visible').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a page in the dark is printed in ink on paper', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/about')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(241, 237, 228)')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(28, 31, 36)')
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
