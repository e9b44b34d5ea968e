import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const kept = {
  tripPlannerStep1: { startDate: '2031-05-31', endDate: '2031-06-02', selectedInterests: ['food'] },
  tripPlannerStep2: { travelerType: 'couple' },
}

/** Keeps every script of the page away until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held: (() => void)[] = []
  let isHeld = true
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  return () => {
    isHeld = false
    for (const release of held) release()
  }
}

test('Next that is pressed before the scripts run is held for them, with what was answered by then', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/trip-planner', { waitUntil: 'commit' })
  await page.getByLabel('Start Date').fill('2031-05-31')
  await page.getByLabel('End Date').fill('2031-06-02')
  await page.getByRole('checkbox', { name: 'Food' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('form[data-held]')).toHaveCount(1)
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(page).toHaveURL(/\/trip-planner\/budget$/)
  expect(await page.evaluate(() => localStorage.getItem('tripPlannerStep1'))).toBe(
    JSON.stringify(kept.tripPlannerStep1),
  )
})

test(
  'Next that is pressed too early and without answers stays, and says what is missing',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/trip-planner', { waitUntil: 'commit' })
    await page.getByRole('checkbox', { name: 'Food' }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.locator('form[data-held]')).toHaveCount(1)
    release()
    await expect(page.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(/Please select dates/)
    await expect(page.locator('form[data-held]')).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: 'Food' })).toBeChecked()
    await expect(page).toHaveURL(/\/trip-planner$/)
  },
)

test(
  'Generate My Plan that is pressed before the scripts run makes the plan, and no answer is in an address',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript((steps) => {
      for (const [key, value] of Object.entries(steps)) localStorage.setItem(key, JSON.stringify(value))
    }, kept)
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const release = await holdScripts(page)
    await page.goto('/trip-planner/preferences', { waitUntil: 'commit' })
    await page
      .getByRole('group', { name: /^Places for social media/ })
      .getByRole('radio', { name: 'No', exact: true })
      .check()
    const asked = page.waitForRequest(/\/functions\/v1\/generate-travel-plan$/)
    await page.getByRole('button', { name: 'Generate My Plan' }).click()
    await expect(page.locator('form[data-held]')).toHaveCount(1)
    release()
    expect((await asked).postDataJSON()).toMatchObject({
      step1: kept.tripPlannerStep1,
      step3: { socialMediaInterest: 'no' },
    })
    expect(addresses.filter((address) => /social|beauty|vip/.test(new URL(address).search))).toEqual([])
  },
)

test('without scripts the planner says in one sentence that it needs them, and can be read', async ({
  pageWithoutScripts: page,
}) => {
  for (const [path, question] of [
    ['/trip-planner', 'What do you like?'],
    ['/trip-planner/budget', 'Who is travelling'],
    ['/trip-planner/preferences', 'VIP plan'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText('The trip planner needs JavaScript')).toBeVisible()
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Next|^Generate/ })).toBeHidden()
  }
})

test(
  'without scripts the Enter key sends no answer anywhere',
  { tag: '@long' },
  async ({ pageWithoutScripts: page }) => {
    await page.goto('/trip-planner/budget')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByLabel(/^Total budget/).fill('5000000')
    await page.getByLabel(/^Total budget/).press('Enter')
    await expect(page.getByLabel(/^Total budget/)).toHaveValue('5000000')
    // Had the form gone out, this page would be the second to be asked for.
    await page.goto('/faqs')
    expect(asked.filter((address) => address.includes('trip-planner'))).toEqual([])
  },
)
