import type { Page } from '@playwright/test'
import { startFrontProxy } from '#testing/servers/front-proxy.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'

const long = { tag: '@long' }
const address = '/food-and-cafe'

function cards(page: Page) {
  return page.getByRole('region', { name: 'Places as cards' }).getByRole('article')
}

function rows(page: Page) {
  return page.getByRole('table', { name: 'Places as a table' }).locator('tbody').getByRole('row')
}

function box(page: Page) {
  return page.getByRole('searchbox', { name: 'Search' })
}

async function openFood(page: Page, search = '') {
  await page.goto(address + search)
  await expect(page.getByRole('tab', { name: 'Restaurants' })).toBeVisible()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form finds places, with tabs, filters and pages that are addresses', { tag: '@long' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Food & Cafe', exact: true }).first().click()
    await expect(page).toHaveURL(address)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('Search information required')).toBeVisible()
    await box(page).fill('noodles')
    await page.getByText('Filters').click()
    await page.locator('label', { hasText: 'Good for solo diners' }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\?q=noodles&.*need=solo-friendly/)
    const filters = page.getByRole('list', { name: 'Active filters' })
    await expect(filters.getByRole('listitem')).toHaveText(['Good for solo diners'])
    const count = await rows(page).count()
    expect(count).toBeGreaterThan(0)
    await expect(cards(page)).toHaveCount(count)
    await page.getByRole('link', { name: 'Clear All' }).click()
    await expect(page).toHaveURL(`${address}?q=noodles`)
    await page.getByRole('link', { name: /^Cafes/ }).click()
    await expect(page).toHaveURL(`${address}?q=noodles&tab=cafe`)

    await page.goto(address)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'Back to the start' }).click()
    await expect(page).toHaveURL(address)
  })
})

test('a search, its tab and its filters stand in the address, in cards and in a table', async ({ page }) => {
  await openFood(page)
  await expect(page.getByText('You are searching our own guide.', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See which services are on' })).toHaveAttribute('href', /^\/settings/)
  await box(page).fill('noodles')
  await box(page).press('Enter')
  await expect(page).toHaveURL(`${address}?q=noodles`)
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Location', 'Category', 'Contact'])
  await page.getByText('Filters').click()
  await page.locator('label', { hasText: 'English menu' }).click()
  await expect(page).toHaveURL(`${address}?q=noodles&need=english-menu`)
  await expect(page.getByRole('checkbox', { name: /^English menu/ })).toBeChecked()
  await page.getByRole('button', { name: /^Show \d+ places?$/ }).click()
  await expect(page.getByRole('checkbox', { name: /^English menu/ })).toBeHidden()
  await page.getByRole('tab', { name: 'Street Food' }).click()
  await expect(page).toHaveURL(`${address}?q=noodles&tab=street-food&need=english-menu`)
  await page.getByRole('link', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(`${address}?q=noodles&tab=street-food`)
  await expect(rows(page).first()).toContainText(/Street food|Market/)
})

test(
  'food words in either script find food, an area in them is the area, and the nearest is offered',
  { tag: '@long' },
  async ({ page }) => {
    await openFood(page)
    await box(page).fill('bbq hongdae')
    await box(page).press('Enter')
    await expect(page).toHaveURL(`${address}?q=bbq+hongdae`)
    await expect(rows(page).first()).toContainText('from Hongdae')
    await box(page).fill('커피')
    await box(page).press('Enter')
    await expect(page.getByRole('tab', { name: /^Cafes/ })).toHaveAttribute('aria-selected', 'true')
    await expect(rows(page).first()).toContainText('Coffee')
    await box(page).fill('halal busan')
    await box(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect(page.getByText('The nearest places for “halal” outside Busan:')).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
  },
)

test('a place can be saved and added to a trip, and its page is one link away', { tag: '@long' }, async ({ page }) => {
  await openFood(page, '?q=Jamae%20Guksu')
  const card = cards(page).first()
  await card.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Jamae Guksu' })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true')
  await card.getByRole('button', { name: /^Add/ }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tripPlannerStep2') ?? '')).toContain('Jamae Guksu')
  await card.getByRole('link', { name: 'Details of Jamae Guksu' }).click()
  await expect(page).toHaveURL(/\/places\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jamae Guksu')
})

test(
  'more places come after those that are there, also for who comes back from one of them',
  { tag: '@long' },
  async ({ page }) => {
    await openFood(page)
    await expect(cards(page)).toHaveCount(24)
    const first = await cards(page).first().getByRole('heading').innerText()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(cards(page)).toHaveCount(48)
    await expect(cards(page).first().getByRole('heading')).toHaveText(first)
    await cards(page)
      .first()
      .getByRole('link', { name: /^Details of/ })
      .click()
    await expect(page).toHaveURL(/\/places\//)
    await page.goBack()
    await expect(cards(page)).toHaveCount(48)
  },
)

test(
  'a position that is refused, and a search for nothing, are told in a toast',
  { tag: '@long' },
  async ({ page }) => {
    await openFood(page)
    await page.getByRole('button', { name: 'Use My Location' }).click()
    await expect(page.getByText('Could not get your location. Please enter it manually.')).toBeVisible()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('Please enter a search term or location.')).toBeVisible()
    await expect(box(page)).toBeFocused()
    await box(page).fill('zzzzzzzz')
    await box(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect(page.getByRole('alert').getByText('No restaurants found for your search criteria.')).toBeVisible()
  },
)

test(
  'without a network the last results stay under their own address, are called so, and are there after a reload',
  { tag: '@long' },
  async ({ app, browser }) => {
    const proxy = await startFrontProxy(app.origin)
    const context = await browser.newContext({ baseURL: proxy.origin })
    const page = await context.newPage()
    await openFood(page, '?q=noodles')
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const isStored = () => page.evaluate(async () => (await caches.match(location.href)) !== undefined)
    await expect.poll(isStored, { timeout: 20_000 }).toBe(true)
    const count = await cards(page).count()

    await proxy.become('gone')
    await context.setOffline(true)
    await expect(page.getByText('These are the results of your last search on this device.')).toBeVisible()
    await box(page).fill('tea')
    await box(page).press('Enter')
    await expect(page.getByText('There was a problem with your search. Please try again.')).toBeVisible()
    await expect(page.getByText('These are the last results: Restaurants, “noodles”.')).toBeVisible()
    await expect(cards(page)).toHaveCount(count)
    await expect(page).toHaveURL(`${address}?q=noodles`)
    await expect(box(page)).toHaveValue('tea')

    await page.goto(`${address}?q=noodles`)
    await expect(cards(page)).toHaveCount(count)
    await expect(page.getByText('You are offline.')).toBeVisible()

    await context.setOffline(false)
    await proxy.become('open')
    await expect(page.getByText('You are offline.')).toBeHidden()
    await box(page).fill('tea')
    await box(page).press('Enter')
    await expect(page).toHaveURL(`${address}?q=tea`)
    await expect(page.getByRole('link', { name: 'Try again' })).toBeHidden()
    await context.close()
    await proxy.stop()
  },
)

test.describe('with answers that are not those of the server', () => {
  // A request that a service worker passes on is not changed.
  test.use({ serviceWorkers: 'block' })

  test(
    'a search that fails stays in the form, and each earlier answer only stands under its own address',
    { tag: '@long' },
    async ({ page, surprises }) => {
      surprises.allow(/Failed to load resource|Service Worker registration blocked/)
      async function search(words: string) {
        await box(page).fill(words)
        await box(page).press('Enter')
      }
      const first = cards(page).first().getByRole('heading')
      await openFood(page, '?q=noodles')
      const noodles = (await first.textContent()) ?? ''
      await search('tea')
      await expect(page).toHaveURL(`${address}?q=tea`)
      await expect(first).not.toHaveText(noodles)
      const tea = (await first.textContent()) ?? ''

      await page.route(/food-and-cafe\.data/, (route) => route.fulfill({ status: 503, body: 'busy' }))
      await search('porridge')
      await expect(page.getByText(/^The server could not answer\. These are the last results: .*“tea”/)).toBeVisible()
      await expect(page).toHaveURL(`${address}?q=tea`)
      await expect(first).toHaveText(tea)
      await expect(box(page)).toHaveValue('porridge')
      await page.goBack()
      await expect(page).toHaveURL(`${address}?q=noodles`)
      await expect(page.getByText(/These are the last results: .*“noodles”/)).toBeVisible()
      await expect(first).toHaveText(noodles)

      await page.unrouteAll()
      await search('porridge')
      await expect(page).toHaveURL(`${address}?q=porridge`)
      await expect(page.getByText('These are the last results')).toBeHidden()
    },
  )
})

test('hostile addresses show the page, and run and say nothing of theirs', long, async ({ page }) => {
  const texts = [
    `where=${'x'.repeat(1500)}`,
    'q=%00%1B%5B31m%0D%0Aset-cookie:a=b',
    'q=%3Cscript%3Ealert(1)%3C/script%3E',
    'cursor=%27%3B+drop+table--&q=tea',
    'cursor=eyJ4IjoxfQ&q=tea',
    'here=NaN,Infinity&need=__proto__,constructor&budget=99&open=2027-99-99',
    'q=%F0%9F%8D%9C&tab=../../etc',
  ]
  for (const text of texts) {
    expect((await page.goto(`${address}?${text}`))?.status(), text).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Food & Cafe')
  }
})

test('one, two and three cards stand beside each other on a phone, a tablet and a desk', long, async ({ page }) => {
  for (const [width, most] of [
    [390, 1],
    [768, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openFood(page)
    const whole = await cards(page).evaluateAll((all) => {
      const row = all[0]?.closest('ul')?.getBoundingClientRect()
      return all.filter((card) => row && card.getBoundingClientRect().right <= row.right + 1).length
    })
    expect(whole, `${width} px`).toBe(most)
  }
})

testLooks(test, 'the food page has no barriers', async ({ page }) => {
  await openFood(page, '?q=noodles&need=solo-friendly')
  await page.getByText('Filters').click()
  await expect(page.getByRole('checkbox', { name: /^Good for solo diners/ })).toBeChecked()
  await expectNoBarriers(page)
})
