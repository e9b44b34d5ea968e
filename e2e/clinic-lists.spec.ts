import type { Page } from '@playwright/test'
import { expect, samplesAlone, test } from './fixtures.ts'

// About samples, or about the first clinic of a list.
test.use({ variables: samplesAlone })

const titles = {
  '/plastic-surgery-clinics': 'Top Korean Plastic Surgery Clinics',
  '/skin-clinics': 'Premium Korean Skin Clinics',
  '/eye-surgery-clinics': 'Korean Eye Surgery Centers',
  '/dental-clinics': 'Premium Korean Dental Clinics',
  '/stem-cell-clinics': 'Advanced Stem Cell Treatment Centers',
  '/other-clinics': 'Other Specialized Korean Clinics',
}

function cards(page: Page) {
  return page.locator('#content').getByRole('article')
}

/** The form takes a choice once its code is there. */
async function openList(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('link', { name: 'Book Consultation' }).first()).toBeVisible()
}

test('from the overview to a list, a filter, a clinic, and back: the filter is kept, and then the overview', async ({
  page,
}) => {
  await page.goto('/beauty-clinics')
  await page.getByRole('link', { name: /^Plastic Surgery/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Top Korean Plastic Surgery Clinics/ })).toBeFocused()
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('combobox', { name: 'Procedure' }).selectOption('Rhinoplasty')
  await expect(page).toHaveURL('/plastic-surgery-clinics?procedure=Rhinoplasty')
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: '3 clinics' })).toBeVisible()
  await page.getByRole('link', { name: 'Details of Paper Crane Facial Surgery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Paper Crane Facial Surgery/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/plastic-surgery-clinics?procedure=Rhinoplasty')
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Back to Overview' }).click()
  await expect(page).toHaveURL('/beauty-clinics')
  // Gone back, not gone on: the list lies ahead in the history.
  await page.goForward()
  await expect(page).toHaveURL('/plastic-surgery-clinics')
})

test(
  'every card says what it is: a sample, how many doctors, and that nobody checked its registration',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/plastic-surgery-clinics')
    await expect(page.getByText('These are sample listings.')).toBeVisible()
    for (const card of await cards(page).all()) {
      await expect(card.getByText('Sample listing', { exact: true })).toBeVisible()
      await expect(card.getByText(/stars|sample rating/)).toHaveCount(0)
      await expect(card.getByText(/\d Doctors? · .*Registration not checked/)).toBeVisible()
      await expect(card.locator('[lang=ko]')).toHaveCount(1)
    }
    await expect(cards(page).filter({ hasText: 'Moonlit Persimmon' }).getByText('Featured')).toBeVisible()
  },
)

test(
  'a list of samples leads with what helps with any clinic, has no map of them, and is kept from search engines',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/plastic-surgery-clinics')
    const choosing = page.getByRole('region', { name: /^Before you choose a clinic/ })
    await expect(choosing.getByRole('row', { name: /^Rhinoplasty/ })).toContainText(/7–\u2060?28.days/u)
    for (const heading of ['What to ask', 'How a registration is checked', 'What the law says']) {
      await expect(choosing.getByRole('heading', { name: heading })).toBeVisible()
    }
    const [above, below] = [await choosing.boundingBox(), await cards(page).first().boundingBox()]
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    await expect(page.getByRole('region', { name: 'Clinics on the map' })).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.goto('/beauty-clinics')
    await expect(page.getByText('Samples only so far')).toHaveCount(6)
  },
)

test(
  'filters are taken away one by one or all at once, and one step back brings them again',
  { tag: '@long' },
  async ({ page }) => {
    await openList(page, '/plastic-surgery-clinics?procedure=Rhinoplasty&q=crane')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('searchbox')).toHaveValue('crane')
    await page.getByRole('link', { name: 'Remove: “crane”' }).click()
    await expect(cards(page)).toHaveCount(3)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.goBack()
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('searchbox')).toHaveValue('crane')
    await page.getByRole('link', { name: 'Clear All' }).click()
    await expect(page).toHaveURL('/plastic-surgery-clinics')
    await expect(page.getByRole('combobox', { name: 'Procedure' })).toHaveValue('')
  },
)

test('by keyboard one searches, sorts and reaches every card', { tag: '@long' }, async ({ page }) => {
  await openList(page, '/dental-clinics')
  await page.getByRole('searchbox').fill('lantern')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dental-clinics?q=lantern')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(4)
  await page.getByRole('combobox', { name: 'Sort' }).focus()
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/dental-clinics?sort=name')
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeFocused()
  await page
    .getByRole('link', { name: /^Details of/ })
    .first()
    .focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Book Consultation' }).first()).toBeFocused()
})

test('without scripts the form filters, and a missing fit says which filter to take away', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto('/plastic-surgery-clinics')
  await page.getByRole('combobox', { name: 'Procedure' }).selectOption('Rhinoplasty')
  await page.getByRole('button', { name: 'Show clinics' }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('searchbox').fill('nobody is called so')
  await page.getByRole('button', { name: 'Show clinics' }).click()
  await expect(page.getByRole('heading', { name: 'No matching clinics' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See 4 skin clinics' })).toHaveAttribute('href', '/skin-clinics')
  await page.getByRole('link', { name: /“nobody is called so” 3 clinics without it/ }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Back to Overview' }).click()
  await expect(page).toHaveURL('/beauty-clinics')
})

test('on a phone the sheet tries a choice before it is taken', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, '/plastic-surgery-clinics')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: 'Show 5 clinics' })).toBeVisible()
  await sheet.getByText('Rhinoplasty').click()
  await expect(sheet.getByRole('button', { name: 'Show 3 clinics' })).toBeVisible()
  await expect(page).toHaveURL('/plastic-surgery-clinics')
  await sheet.getByRole('button', { name: 'Clear All' }).click()
  await expect(sheet.getByRole('button', { name: 'Show 5 clinics' })).toBeVisible()
  await sheet.getByText('Rhinoplasty').click()
  await sheet.getByRole('button', { name: 'Show 3 clinics' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/plastic-surgery-clinics?procedure=Rhinoplasty')
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
})

/** The list of skin clinics is seen and kept, and one is on the overview again. */
async function keepSkinClinics(page: Page) {
  await page.goto('/beauty-clinics')
  const copied = page.waitForResponse('**/skin-clinics/copy.json')
  await page.getByRole('link', { name: /^Skin Treatment/ }).click()
  await copied
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['skin-clinics'])
  const kept = await page.evaluate(() => localStorage.getItem('skin-clinics'))
  expect(JSON.parse(kept ?? '')).toMatchObject({ version: 1, clinics: [{ doctors: [{}, {}] }, {}, {}, {}] })
  // Another document, which has no list to go back to.
  await page.goto('/beauty-clinics')
}

const cutNotice = /^We cannot reach the server\. This is the list that this browser saved on/

test(
  'a list whose server cannot be reached is the copy of this browser, and says so',
  { tag: '@long' },
  async ({ browser, app }) => {
    const context = await browser.newContext({ baseURL: app.origin, serviceWorkers: 'block' })
    const page = await context.newPage()
    await keepSkinClinics(page)
    await page.route(/\.data/, (route) => route.abort())
    await page.getByRole('link', { name: /^Skin Treatment/ }).click()
    await expect(page.getByText(cutNotice)).toBeVisible()
    await expect(cards(page)).toHaveCount(4)
    await expect(page).toHaveTitle('Premium Korean Skin Clinics · My Guide Korea')
    await context.close()
  },
)

test(
  'without a network the open list stays with its address and the choice, which is taken again with one',
  { tag: '@long' },
  async ({ browser, app }) => {
    const context = await browser.newContext({ baseURL: app.origin })
    const page = await context.newPage()
    await openList(page, '/skin-clinics')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    const count = await cards(page).count()
    await context.setOffline(true)
    await page.getByRole('combobox', { name: 'Procedure' }).selectOption('Botox')
    await expect(page.getByRole('status').filter({ hasText: 'No connection.' })).toBeVisible()
    await expect(page).toHaveURL('/skin-clinics')
    await expect(cards(page)).toHaveCount(count)
    await expect(page.getByRole('combobox', { name: 'Procedure' })).toHaveValue('Botox')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/skin-clinics?procedure=Botox')
    await expect(page.getByRole('link', { name: 'Try again' })).toBeHidden()
    await expect(cards(page)).not.toHaveCount(count)
    await context.close()
  },
)

test(
  'every list of samples has its own title and order, is kept from search engines, and nothing of samples in its structured data',
  { tag: '@long' },
  async ({ page, request }) => {
    for (const [path, title] of Object.entries(titles)) {
      const answer = await request.get(`${path}?procedure=Veneers&after=nonsense&open=never&language=%00`)
      expect(answer.status(), path).toBe(200)
      const html = await answer.text()
      expect(html, path).toContain(`<title>${title} · My Guide Korea</title>`)
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title}`))
      expect(html, path).toContain('<meta name="robots" content="noindex"/>')
      expect(html, path).not.toContain('MedicalClinic')
    }
    expect((await request.get('/teeth-clinics')).status()).toBe(404)
    await page.goto('/other-clinics')
    await page.getByRole('link', { name: 'How we rank' }).click()
    await expect(page.getByRole('heading', { name: /^How lists are ordered/ })).toBeInViewport()
  },
)
