import { expect, test } from './fixtures.ts'

test('on a phone the menu slides in, keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Open menu' })
  await open.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Trip Planner' })).toBeVisible()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await menu.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
})

test('a section link from another page leads to its section on the home page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places', exact: true }).click()
  await expect(page).toHaveURL(/\/#places-to-visit$/)
  await expect(page.getByRole('heading', { name: /^Places to Visit/ })).toBeInViewport()
})

test('every section that an Explore card or the footer names is there', async ({ page }) => {
  await page.goto('/')
  for (const id of [
    'explore',
    'trip-planner',
    'places-to-visit',
    'plastic-surgery-list',
    'shopping-guide',
    'food-guide',
    'map',
  ]) {
    await expect(page.locator(`section#${id}`), id).toHaveCount(1)
  }
  const cards = page.locator('#explore').getByRole('link')
  await expect(cards).toHaveCount(6)
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/trip-planner',
    '/#places-to-visit',
    '/#shopping-guide',
    '/#plastic-surgery-list',
    '/#food-guide',
    '/#map',
  ])
})

test('tabs and more places are addresses, and the page stays where it is', async ({ page }) => {
  await page.goto('/')
  const places = page.locator('#places-to-visit')
  await expect(places.getByRole('article')).toHaveCount(6)
  const more = places.getByRole('link', { name: 'Load More Places' })
  await more.scrollIntoViewIfNeeded()
  await expect(places.getByRole('tab', { name: 'All' })).toBeAttached()
  const topOfTabs = () => places.getByRole('tablist').evaluate((tabs) => Math.round(tabs.getBoundingClientRect().top))
  const top = await topOfTabs()
  await more.click()
  await expect(places.getByRole('article')).toHaveCount(12)
  await expect(page).toHaveURL(/show=12/)
  await expect.poll(topOfTabs).toBe(top)

  await places.getByRole('tab', { name: 'All' }).focus()
  await page.keyboard.press('End')
  const hiddenGems = places.getByRole('tab', { name: 'Hidden Gems' })
  await expect(hiddenGems).toBeFocused()
  await expect(hiddenGems).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/category=hidden-gems/)
  const panel = places.getByRole('tabpanel', { name: 'Hidden Gems' })
  await expect(panel.getByRole('article').filter({ hasText: 'Hidden Gems' })).toHaveCount(6)
  await expect(panel.getByRole('article')).toHaveCount(6)
  // A tab takes the place of the one before: one step back undoes the last that was no tab.
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(places.getByRole('article')).toHaveCount(6)
})

test('dates and interests are kept on the device and lead to the budget step', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const planner = page.locator('#trip-planner')
  await planner.scrollIntoViewIfNeeded()
  await planner.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(planner.getByRole('alert')).toHaveText('Please select dates and at least one interest to continue.')
  // Words are for the box that takes words, which stands there a moment after the browser's own.
  await expect(planner.getByRole('textbox', { name: 'End Date' })).toHaveAttribute('type', 'text')
  await planner.getByRole('textbox', { name: 'Start Date' }).fill('2031-05-31')
  await planner.getByRole('textbox', { name: 'End Date' }).fill('4 June 2031')
  await planner.getByRole('checkbox', { name: 'Culture' }).check()
  await planner.getByRole('checkbox', { name: 'Food' }).check()
  await planner.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page).toHaveURL(/\/trip-planner\/budget$/)
  const kept = await page.evaluate(() => localStorage.getItem('tripPlannerStep1') ?? '')
  expect(JSON.parse(kept)).toEqual({
    startDate: '2031-05-31',
    endDate: '2031-06-04',
    selectedInterests: ['food', 'culture'],
  })
})

test('interests ticked before the scripts of the form load count after them', { tag: '@long' }, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/trip-start-form.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/')
  const planner = page.locator('#trip-planner')
  await planner.getByRole('checkbox', { name: 'Culture' }).check()
  resolve()
  await expect(planner.getByRole('textbox', { name: 'Start Date' })).toHaveAttribute('type', 'text')
  await planner.getByRole('textbox', { name: 'Start Date' }).fill('2031-05-31')
  await planner.getByRole('textbox', { name: 'End Date' }).fill('2031-06-04')
  await planner.getByRole('textbox', { name: 'End Date' }).blur()
  await expect(planner.getByText('Please select dates and at least one interest to continue.')).toBeHidden()
})

test('without scripts tabs, more places and the menu are links that work', async ({ browser, app }) => {
  const context = await browser.newContext({
    baseURL: app.origin,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Open menu' }).click()
  await expect(page).toHaveURL(/#site-links$/)
  await page.getByRole('link', { name: 'Load More Places' }).click()
  await expect(page.locator('#places-to-visit').getByRole('article')).toHaveCount(12)
  await page.locator('#places-to-visit').getByRole('link', { name: 'Nature' }).click()
  await expect(page).toHaveURL(/category=nature/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover the Beauty of Korea')
  await context.close()
})

const firstViews = [
  { seen: 'day', width: 390, system: 'light', chosen: null, picture: /-day-phone\.svg/ },
  { seen: 'dusk, as the system is', width: 1440, system: 'dark', chosen: null, picture: /-dusk-hero\.svg/ },
  { seen: 'dusk, as was chosen', width: 390, system: 'light', chosen: 'dark', picture: /-dusk-phone\.svg/ },
  { seen: 'day, as was chosen', width: 1440, system: 'dark', chosen: 'light', picture: /-day-hero\.svg/ },
] as const

for (const { seen, width, system, chosen, picture } of firstViews) {
  test(
    `of the hero only what is seen is loaded, once and early: ${seen}, ${width} px`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: system })
      await page.addInitScript((theme) => {
        const choice = { value: theme, changedAt: '2026-01-01T00:00:00.000Z' }
        if (theme) localStorage.setItem('preferences', JSON.stringify({ theme: choice }))
      }, chosen)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/pictures/hero/')) asked.push(request.url())
      })
      await page.goto('/')
      await expect(page.getByRole('group', { name: 'Theme' })).toBeAttached()
      await expect.poll(() => asked).toEqual([expect.stringMatching(picture)])
      const shown = page.locator('#content .picture > img:visible').first()
      const source = () =>
        shown.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : 'on its way'))
      await expect.poll(source).toMatch(picture)
      const initiators = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/pictures/hero/'))
          .map((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType),
      )
      expect(initiators).toEqual(['link'])
    },
  )
}

test(
  'on a phone home is nine screens at most, and nothing of it runs over its edge',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    // What is far is laid out once it is near.
    for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
    await page.locator('#site-links').scrollIntoViewIfNeeded()
    const { height, width } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      return { height: scrollHeight, width: scrollWidth }
    })
    expect(height / 844).toBeLessThanOrEqual(9)
    expect(width).toBe(390)
  },
)

for (const width of [640, 768, 1024, 1279]) {
  test(
    `nothing of the drawing runs through the words of the hero at ${width} px`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const hero = page.getByRole('region', { name: 'Discover the Beauty of Korea' })
      const buttons = await hero.getByRole('link', { name: 'Explore Destinations' }).boundingBox()
      const picture = await hero.locator('.picture:visible').boundingBox()
      // The upper third of the drawing is sky.
      expect((picture?.y ?? 0) + (picture?.height ?? 0) * 0.35).toBeGreaterThan(
        (buttons?.y ?? 1e6) + (buttons?.height ?? 0),
      )
    },
  )
}

test(
  'from home one searches all places, or sees them all, and the header says where one is',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const places = page.getByRole('region', { name: /^Places to Visit/ })
    await expect(places.getByRole('link', { name: /^See all [\d,]+ places$/ })).toHaveAttribute('href', '/places')
    await places.getByRole('searchbox', { name: 'Search places' }).fill('경복궁')
    await places.getByRole('searchbox', { name: 'Search places' }).press('Enter')
    await expect(page).toHaveURL(/\/places\?q=/)
    await expect(page.getByRole('article').first()).toContainText('Gyeongbokgung')
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: 'Places' })).toHaveAttribute('aria-current', 'true')
    await page.goto('/skin-clinics')
    await expect(main.getByRole('link', { name: 'Beauty & Clinics' })).toHaveAttribute('aria-current', 'true')
    await expect(main.getByRole('link', { name: 'Places' })).not.toHaveAttribute('aria-current')
  },
)

test('the menu of a phone says where one is, leads home and changes the theme', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/places')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Places' })).toHaveAttribute('aria-current', 'true')
  await menu.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await menu.getByRole('link', { name: 'My Guide Korea' }).click()
  await expect(page).toHaveURL('/')
  await expect(menu).toBeHidden()
})

test('the home page links to all places once it shows its most', { tag: '@long' }, async ({ page }) => {
  await page.goto('/?show=60')
  const panel = page.locator('#places-list')
  await expect(panel.getByRole('article')).toHaveCount(60)
  await expect(panel.getByRole('link', { name: 'Load More Places' })).toHaveCount(0)
  await expect(panel.getByRole('link', { name: 'See all places' })).toHaveAttribute('href', '/places')
})
