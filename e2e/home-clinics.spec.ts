import type { Page } from '@playwright/test'
import { expect, samplesAlone, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'

// About samples, or about the first clinic of a list.
test.use({ variables: samplesAlone })

function partsOf(page: Page) {
  return {
    byTreatment: page.locator('#clinics-by-treatment'),
    finder: page.getByRole('region', { name: 'Clinic finder' }),
  }
}

/** Their code comes when they come near; then their buttons open something. */
async function openParts(page: Page, address = '/') {
  await page.goto(address)
  const parts = partsOf(page)
  await parts.finder.getByRole('searchbox').scrollIntoViewIfNeeded()
  await expect(parts.finder.getByRole('button', { name: /^View Details of/ }).first()).toBeVisible()
  await expect(parts.byTreatment.getByRole('tab', { name: 'Dental' })).toBeVisible()
  return parts
}

test('the clinics of a treatment are rows that say what they are, and lead on', { tag: '@long' }, async ({ page }) => {
  const { byTreatment } = await openParts(page)
  await expect(byTreatment.getByRole('tab')).toHaveText([
    'Plastic Surgery',
    'Skin Clinics',
    'Eye Surgery',
    'Dental',
    'Stem Cell Therapy',
    'Other Clinics',
  ])
  await expect(byTreatment.getByRole('article')).toHaveCount(5)
  await expect(byTreatment.getByText('Sample listing')).toHaveCount(5)
  await expect(byTreatment.getByText('Featured')).toHaveCount(1)
  await expect(byTreatment.getByText(/rating/)).toHaveCount(0)
  await expect(byTreatment.getByRole('link', { name: 'View All: Plastic Surgery' })).toHaveAttribute(
    'href',
    '/#plastic-surgery-list',
  )
  await expect(byTreatment.getByRole('link', { name: 'Book Consultation' }).first()).toHaveAttribute(
    'href',
    /^\/consultations\/new\?clinic=\d+&kind=consultation$/,
  )
  const first = byTreatment.getByRole('article').first()
  const name = await first.getByRole('heading').locator('.name-en').textContent()
  await first.getByRole('link', { name: /^Details of/ }).click()
  await expect(page).toHaveURL(/\/plastic-surgery-clinics\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? 'a name')
})

test(
  'by keyboard the tabs change the rows and nothing else: places, scrolling and focus stay',
  { tag: '@long' },
  async ({ page }) => {
    const { byTreatment } = await openParts(page, '/?category=nature')
    const places = page.locator('#places-to-visit').getByRole('article')
    const shown = await places.count()
    await byTreatment.getByRole('tab', { name: 'Plastic Surgery' }).focus()
    await byTreatment.getByRole('tab', { name: 'Plastic Surgery' }).scrollIntoViewIfNeeded()
    const topOfTabs = () =>
      byTreatment.getByRole('tablist').evaluate((tabs) => Math.round(tabs.getBoundingClientRect().top))
    const top = await topOfTabs()
    await page.keyboard.press('End')
    await expect(byTreatment.getByRole('tabpanel', { name: 'Other Clinics' }).getByRole('article')).toHaveCount(4)
    await expect(page).toHaveURL('/?category=nature&treatment=other')
    await expect(byTreatment.getByRole('tab', { name: 'Other Clinics' })).toBeFocused()
    await expect.poll(topOfTabs).toBe(top)
    await expect(places).toHaveCount(shown)
    const viewAll = byTreatment.getByRole('link', { name: 'View All: Other Clinics' })
    await expect(viewAll).toHaveAttribute('href', '/other-clinics')
    // The other way round a tab of the places leaves the treatment alone.
    await page.locator('#places-to-visit').getByRole('tab', { name: 'Culture' }).click()
    await expect(page).toHaveURL('/?treatment=other&category=culture')
    await expect(byTreatment.getByRole('tab', { name: 'Other Clinics' })).toHaveAttribute('aria-selected', 'true')
  },
)

test(
  'a search comes in place, in every treatment or in one, and leads back to it',
  { tag: '@long' },
  async ({ page }) => {
    const { finder } = await openParts(page)
    await finder.getByRole('searchbox').fill('lighthouse')
    await page.keyboard.press('Enter')
    await expect(finder.getByRole('row')).toHaveCount(2)
    await expect(finder.getByRole('row').last()).toContainText('Sample listing')
    await expect(page).toHaveURL('/?find=lighthouse')
    await finder.getByRole('button', { name: 'View Details of Far Lighthouse Eye Clinic' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open the clinic’s page' }).click()
    await expect(page).toHaveURL(/\/eye-surgery-clinics\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL('/?find=lighthouse')
    await expect(finder.getByRole('searchbox')).toHaveValue('lighthouse')
    await expect(finder.getByRole('row')).toHaveCount(2)
    await finder.getByRole('combobox', { name: 'Treatment' }).selectOption('Dental')
    await expect(finder.getByText('No clinics found. Try a different search term.')).toBeVisible()
    await expect(page).toHaveURL('/?find=lighthouse&findIn=dental')
    await page.reload()
    await expect(finder.getByRole('combobox', { name: 'Treatment' })).toHaveValue('dental')
    await expect(finder.getByText('No clinics found. Try a different search term.')).toBeVisible()
  },
)

test(
  'an address of the former list of plastic surgery leads to the same search',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/?clinics=heron#plastic-surgery-list')
    const { finder, byTreatment } = partsOf(page)
    await expect(finder.getByRole('searchbox')).toHaveValue('heron')
    await expect(finder.getByRole('combobox', { name: 'Treatment' })).toHaveValue('plastic-surgery')
    await expect(finder.getByRole('row')).toHaveCount(2)
    await byTreatment.getByRole('link', { name: 'View All: Plastic Surgery' }).click()
    await expect(page).toHaveURL('/#plastic-surgery-list')
    await expect(finder.getByRole('row')).toHaveCount(6)
    await expect(finder.getByRole('searchbox')).toHaveValue('')
  },
)

test(
  'the details of a clinic open beside the list, tell how to reach it, and lead to its page',
  { tag: '@long' },
  async ({ page }) => {
    const { finder } = await openParts(page)
    await finder.getByRole('button', { name: 'View Details of Courteous Heron Plastic Surgery' }).click()
    const details = page.getByRole('dialog', { name: 'Courteous Heron Plastic Surgery' })
    for (const words of [/\(sample address\)/, '053-000-0105', /Rhinoplasty, Double Eyelid/, /example\.com/]) {
      await expect(details.getByText(words)).toBeVisible()
    }
    await details.getByRole('link', { name: 'Book Consultation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This is a sample listing' })).toBeVisible()
    await expect(page.getByText(/Nothing is sent or collected/)).toBeVisible()
    await page.goBack()
    await finder.getByRole('button', { name: 'View Details of Courteous Heron Plastic Surgery' }).click()
    await details.getByRole('link', { name: 'Open the clinic’s page' }).click()
    await expect(page).toHaveURL(/\/plastic-surgery-clinics\/\d+$/)
  },
)

test(
  'without scripts tabs, searches, details and consultations are addresses',
  { tag: '@long' },
  async ({ pageWithoutScripts: page }) => {
    await page.goto('/?category=nature')
    const { byTreatment, finder } = partsOf(page)
    await byTreatment.getByRole('link', { name: 'Dental' }).click()
    await expect(page).toHaveURL('/?category=nature&treatment=dental#clinics-by-treatment')
    await expect(byTreatment.getByRole('article')).toHaveCount(4)
    await finder.getByRole('searchbox').fill('persimmon')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?treatment=dental&category=nature&find=persimmon&findIn=#clinic-finder')
    await expect(finder.getByRole('row')).toHaveCount(2)
    await finder.getByRole('combobox', { name: 'Treatment' }).selectOption('Dental')
    await finder.getByRole('button', { name: 'Search Clinics' }).click()
    await expect(page).toHaveURL(/find=persimmon&findIn=dental#clinic-finder$/)
    await expect(finder.getByText('No clinics found. Try a different search term.')).toBeVisible()
    await expect(byTreatment.getByRole('article')).toHaveCount(4)
    await byTreatment.getByRole('link', { name: 'Book Consultation' }).first().click()
    await expect(page).toHaveURL(/\/consultations\/new\?clinic=\d+&kind=consultation$/)
    await expect(page.getByRole('heading', { level: 1, name: 'This is a sample listing' })).toBeVisible()
    await expect(page.locator('main form')).toHaveCount(0)
  },
)

test(
  'what is typed into the finder before its scripts load is searched after them',
  { tag: '@long' },
  async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/\/assets\/home-.*\.js$/, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const { finder } = partsOf(page)
    await finder.getByRole('searchbox').fill('heron')
    await finder.getByRole('combobox', { name: 'Treatment' }).selectOption('Plastic Surgery')
    resolve()
    await expect(page).toHaveURL('/?find=heron&findIn=plastic-surgery')
    await expect(finder.getByRole('row')).toHaveCount(2)
    await expect(finder.getByRole('searchbox')).toHaveValue('heron')
  },
)

test('from another page the link of the footer leads to the list', { tag: '@long' }, async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Clinics' }).click()
  await expect(page).toHaveURL(/#plastic-surgery-list$/)
  await expect(page.getByRole('heading', { name: /^Plastic surgery clinics/ })).toBeInViewport()
  await expect(page.locator('#plastic-surgery-list').getByRole('row')).toHaveCount(6)
})

testLooks(test, 'axe finds no barrier in the clinic parts', async ({ page }) => {
  await openParts(page)
  await expectNoBarriers(page, '#content > :has(#clinic-finder)')
})

testLooks(test, 'axe finds no barrier in the details of a clinic', async ({ page }) => {
  const { finder } = await openParts(page)
  await finder
    .getByRole('button', { name: /^View Details of/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page, 'dialog[open]')
})
