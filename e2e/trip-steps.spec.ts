import type { Page } from '@playwright/test'
import { patiently } from './account-steps.ts'
import { expect, namedOperator, test } from './fixtures.ts'
import { expectNoBarriers, readShifts, testLooks } from './looks.ts'
import { makeMember, openAs } from './settings-steps.ts'
import { bringMustVisitsNear } from './trip-answers.ts'

// Step 3 asks for contact data only where an operator can receive it.
test.use({ variables: namedOperator })

const dates = { startDate: '2031-05-31', endDate: '2031-06-09', selectedInterests: ['food', 'culture'] }
const missing = 'Please select dates and at least one interest to continue.'

/** Stores steps on the device as an earlier visit would have. */
async function keep(page: Page, steps: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept))
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }, steps)
}

function readKept(page: Page, step: 1 | 2 | 3): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, `tripPlannerStep${step}`)
}

async function fillDates(page: Page): Promise<void> {
  const start = page.getByRole('textbox', { name: 'Start Date' })
  // The text field replaces the browser's date field after hydration.
  await expect(start).toHaveAttribute('type', 'text')
  await start.fill('31 May 2031')
  await page.getByRole('textbox', { name: 'End Date' }).fill('2031-06-09')
  await page.getByRole('checkbox', { name: 'Food' }).check()
  await page.getByRole('checkbox', { name: 'Culture' }).check()
}

test(
  'three steps are answered, saved under their names, and there again after a reload and in another tab',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Plan Your Trip' }).click()
    await expect(page).toHaveURL(/\/trip-planner$/)
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    const next = page.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAccessibleDescription(missing)
    await fillDates(page)
    await expect(page.getByText('9 nights, 10 days').first()).toBeVisible()
    await next.click()
    await expect(page).toHaveURL(/\/trip-planner\/budget$/)
    expect(await readKept(page, 1)).toEqual(dates)

    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await page.getByRole('slider', { name: 'Daily budget' }).press('ArrowRight')
    await page.getByRole('textbox', { name: /^Total budget/ }).fill('200만원')
    await expect(page.getByText('We read up to ₩2,000,000 for the trip.')).toBeVisible()
    await page.getByRole('radio', { name: 'Guesthouse' }).check()
    await page.getByRole('checkbox', { name: /^Hongdae/ }).check()
    await page.getByRole('radio', { name: 'Family with Kids' }).check()
    await bringMustVisitsNear(page)
    const box = page.getByRole('combobox', { name: 'Add a place' })
    await box.pressSequentially('불국')
    await page.getByRole('option', { name: /Bulguksa Temple/ }).click()
    await box.fill('blue door cafe')
    await box.press('Enter')
    const chips = page.getByRole('list', { name: 'Your places' }).getByRole('listitem')
    await expect(chips.first()).toContainText('Bulguksa Temple 불국사 Gyeongju')
    await expect(chips.last()).toContainText('blue door cafe not found')
    await expect(page.getByText('Your places are in Gyeongju.')).toBeVisible()
    await page.getByRole('radio', { name: /^Several cities/ }).check()
    await page
      .getByRole('group', { name: /^Language support/ })
      .getByRole('radio', { name: 'Yes' })
      .check()
    await page.getByRole('checkbox', { name: /^Translation/ }).check()
    await page.getByRole('radio', { name: /^Packed/ }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Packed/ })).toBeChecked()
    expect(await readKept(page, 2)).toEqual({
      totalBudget: '200만원',
      dailyBudgetRange: 70_000,
      accommodationType: 'guesthouse',
      areaPreferences: ['Hongdae'],
      travelerType: 'family',
      mustVisitPlaces: 'Bulguksa Temple, blue door cafe',
      languageSupport: 'yes',
      languageDetails: ['translation'],
      activityIntensity: 'packed',
      cities: 'several',
    })
    await page.getByRole('button', { name: 'Next' }).click()

    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await page.getByRole('radio', { name: 'Interested', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Plastic Surgery' }).check()
    await page.getByRole('textbox', { name: /^Which treatment/ }).fill('rhinoplasty')
    await page
      .getByRole('group', { name: /^Places for social media/ })
      .getByRole('radio', { name: 'Yes' })
      .check()
    await page.getByRole('checkbox', { name: 'Hidden Gem' }).check()
    const other = await context.newPage()
    await other.goto('/trip-planner/preferences')
    await expect(other.getByRole('textbox', { name: /^Which treatment/ })).toHaveValue('rhinoplasty')
    await other
      .getByRole('group', { name: /^VIP plan/ })
      .getByRole('radio', { name: 'Yes' })
      .check()
    await other.getByLabel(/^Email/).fill('no address')
    // A change in one tab shows in the other at once.
    await expect(page.getByLabel(/^Email/)).toHaveValue('no address')
    await other.close()
    expect(await readKept(page, 3)).toEqual({
      beautyInterest: 'interested',
      beautyCategories: ['Plastic Surgery'],
      plasticSurgeryType: 'rhinoplasty',
      socialMediaInterest: 'yes',
      socialMediaOptions: ['Hidden Gem'],
      vipPlan: 'yes',
      fullName: '',
      email: 'no address',
      phone: '',
    })
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/trip-planner\/budget$/)
    await page.goBack()
    await page.getByRole('button', { name: 'Generate My Plan' }).click()
    await expect(page).toHaveURL(/\/trip-planner\/results$/)
  },
)

test(
  'steps 2 and 3 lead to the first while an earlier one is missing or unfinished',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of ['budget', 'preferences']) {
      await page.goto(`/trip-planner/${path}`)
      await expect(page).toHaveURL(/\/trip-planner$/)
    }
    await fillDates(page)
    await page.goto('/trip-planner/preferences')
    await expect(page).toHaveURL(/\/trip-planner$/)
    // Wait for the saved answers before unchecking them.
    await expect(page.getByRole('checkbox', { name: 'Food' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Food' }).uncheck()
    await page.getByRole('checkbox', { name: 'Culture' }).uncheck()
    // Saved, and not finished.
    await page.goto('/trip-planner/budget')
    await expect(page).toHaveURL(/\/trip-planner$/)
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue('Sat 31 May 2031')
  },
)

test(
  'answers of the device that cannot be read are named, and every other answer is kept',
  { tag: '@long' },
  async ({ page }) => {
    await keep(page, {
      tripPlannerStep1: { ...dates, startDate: 'soon', selectedInterests: ['food', 'chess'] },
      tripPlannerStep2: '{"travelerType":{"__proto__":1},"totalBudget":12,"areaPreferences":["Atlantis","Hongdae"]',
      tripPlannerStep3: '[[[[',
    })
    await page.goto('/trip-planner')
    await expect(page.getByText(/could not be read: start date, interests/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Food' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'End Date' })).toHaveValue('Mon 9 Jun 2031')
    await page.getByRole('textbox', { name: 'Start Date' }).fill('31 May 2031')
    await page.getByRole('textbox', { name: 'End Date' }).focus()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('could not be read, so it starts empty')).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Daily budget' })).toHaveValue('60000')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beauty, social media and VIP')
  },
)

test('the home page and the planner share the choices of the first step', { tag: '@long' }, async ({ page }) => {
  await keep(page, { tripPlannerStep1: { ...dates, arrival: { airport: 'ICN', time: '10:40' } } })
  await page.goto('/')
  const planner = page.locator('#trip-planner')
  await planner.scrollIntoViewIfNeeded()
  await expect(planner.getByRole('textbox', { name: 'Start Date' })).toHaveValue('Sat 31 May 2031')
  await planner.getByRole('checkbox', { name: 'Nature' }).check()
  await planner.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page).toHaveURL(/\/trip-planner\/budget$/)
  expect(await readKept(page, 1)).toEqual({
    ...dates,
    selectedInterests: ['food', 'culture', 'nature'],
    arrival: { airport: 'ICN', time: '10:40' },
  })
})

test('the steps are answered by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await page.goto('/trip-planner')
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveAttribute('type', 'text')
  await page.getByRole('textbox', { name: 'Start Date' }).focus()
  await page.keyboard.type('31 May 2031')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9 June 2031')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Beauty' })).toBeFocused()
  await page.keyboard.press('Space')
  // Enter submits the form.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/trip-planner\/budget$/)
  await page.getByRole('slider').focus()
  await page.keyboard.press('End')
  await page.getByRole('radio', { name: 'Hotel' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Guesthouse' })).toBeChecked()
  await bringMustVisitsNear(page)
  const box = page.getByRole('combobox', { name: 'Add a place' })
  await box.focus()
  await page.keyboard.type('haeundae beach')
  await expect(page.getByRole('option', { selected: true })).toContainText('Haeundae Beach')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Your places' })).toContainText('Haeundae Beach')
  // Enter that adds a place does not submit the step.
  await expect(page).toHaveURL(/\/trip-planner\/budget$/)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Your places' })).toBeHidden()
  await expect(box).toBeFocused()
})

test('a day in Korea is the same day in every time zone', { tag: '@long' }, async ({ browser, app }) => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Seoul']) {
    const context = await browser.newContext({ baseURL: app.origin, timezoneId })
    const page = await context.newPage()
    await page.goto('/trip-planner')
    await fillDates(page)
    await page.getByRole('button', { name: 'Choose the end date from a calendar' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Thu 12 Jun 2031/ })
      .click()
    expect(await readKept(page, 1), timezoneId).toMatchObject({ startDate: '2031-05-31', endDate: '2031-06-12' })
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue('Sat 31 May 2031')
    await context.close()
  }
})

test(
  'the steps of a member are on the account, come to another device, and leave this one after signing out',
  { tag: '@long' },
  async ({ page, browser, app, request }) => {
    const member = await makeMember(app, request)
    await keep(page, { tripPlannerStep1: dates })
    await openAs(page, member, '/trip-planner/budget')
    await page.getByRole('radio', { name: 'Solo' }).check()
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/trip-draft') && answer.ok())
    await page.getByRole('textbox', { name: /^Total budget/ }).fill('3 million won')
    await saved
    await page.getByRole('button', { name: 'Next' }).click()
    await page
      .getByRole('group', { name: /^VIP plan/ })
      .getByRole('radio', { name: 'Yes' })
      .check()
    const sent = page.waitForRequest((asked) => asked.url().endsWith('/api/trip-draft') && asked.method() === 'PUT')
    await page.getByLabel(/^Full name/).fill('Avery Quill')
    expect((await sent).postData()).not.toContain('Avery')

    const context = await browser.newContext({ baseURL: app.origin })
    const other = await context.newPage()
    await openAs(other, member, '/trip-planner')
    await expect(other.getByRole('textbox', { name: 'Start Date' })).toHaveValue('Sat 31 May 2031', patiently)
    await other.getByRole('button', { name: 'Next' }).click()
    await expect(other.getByRole('radio', { name: 'Solo' })).toBeChecked()
    await context.close()

    await expect(page.getByLabel(/^Full name/)).toHaveValue('Avery Quill')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Removed from this device', patiently)
    expect(await readKept(page, 3)).toBeNull()
  },
)

test('a saved step that opens parts of the form does not move what is read', { tag: '@long' }, async ({ page }) => {
  await page.goto('/trip-planner')
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveAttribute('type', 'text')
  expect(await readShifts(page)).toBeLessThanOrEqual(0.02)
})

const everything = {
  tripPlannerStep1: {
    ...dates,
    arrival: { airport: 'ICN', time: '10:40' },
    departure: { airport: 'GMP', time: '19:10' },
  },
  tripPlannerStep2: {
    totalBudget: '1500 dollars',
    dailyBudgetRange: 60_000,
    areaPreferences: ['Hongdae', 'Dongdaemun'],
    languageSupport: 'yes',
    activityIntensity: 'packed',
    mustVisitPlaces: 'Bulguksa, Haeundae Beach, blue door cafe',
  },
  tripPlannerStep3: {
    beautyInterest: 'interested',
    beautyCategories: ['Medical Treatment'],
    socialMediaInterest: 'yes',
    vipPlan: 'yes',
  },
}

testLooks(test, 'axe finds nothing on the steps', async ({ page }) => {
  await page.goto('/trip-planner')
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveAttribute('type', 'text')
  await expectNoBarriers(page)
  await keep(page, everything)
  await page.reload()
  await expect(page.getByText(/an estimate/).first()).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/trip-planner/budget')
  await bringMustVisitsNear(page)
  await expect(page.getByText('not found')).toBeVisible()
  await page.getByRole('combobox', { name: 'Add a place' }).pressSequentially('seong')
  await expect(page.getByRole('option').nth(2)).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/trip-planner/preferences')
  await expect(page.getByLabel(/^Email/)).toBeVisible()
  await expectNoBarriers(page)
})

for (const width of [320, 390, 768, 1440]) {
  test(
    `nothing is pushed aside or behind the buttons at ${width} px, also with letters twice as large`,
    { tag: '@long' },
    async ({ page }) => {
      await keep(page, everything)
      await page.setViewportSize({ width, height: 700 })
      for (const path of ['/trip-planner', '/trip-planner/budget', '/trip-planner/preferences']) {
        await page.goto(path)
        await expect(page.getByRole('button', { name: /^Next|^Generate/ })).toBeVisible()
        await expect.poll(() => widthBeside(page), path).toBe(0)
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        if (width > 390) await expect.poll(() => widthBeside(page), `${path}, large`).toBe(0)
        await page.evaluate(() => (document.documentElement.style.fontSize = ''))
        for (let stop = 1; stop <= 30; stop += 1) {
          await page.keyboard.press('Tab')
          await expect.poll(() => findCovered(page), `${path}, stop ${stop}`).toBeNull()
        }
      }
    },
  )
}

function widthBeside(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** The focused element, if the header or the bar of buttons covers it completely. */
function findCovered(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused.closest('header, .step-bar, [href="#content"]') || focused === document.body) return null
    const { bottom } = document.querySelector('header')?.getBoundingClientRect() ?? { bottom: 0 }
    const bar = document.querySelector('.step-bar')?.getBoundingClientRect()
    const box = focused.getBoundingClientRect()
    const isBehindBar = bar && box.top >= bar.top - 4 && box.bottom <= bar.bottom
    const isCovered = box.bottom <= bottom + 4 || isBehindBar
    return isCovered ? focused.outerHTML.slice(0, 120) : null
  })
}

test(
  'a calendar that cannot be loaded says so, and opens once it can be',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.expect(/Failed to load resource.*calendar-popover/u)
    const script = /\/calendar-popover-[^/]*\.js$/u
    await page.route(script, (route) => route.abort())
    await page.goto('/trip-planner')
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveAttribute('type', 'text')
    const open = page.getByRole('button', { name: 'Choose the start date from a calendar' })
    await open.click()
    await expect(page.getByRole('alert')).toHaveText(
      'The calendar could not be loaded. Please type the date, or try again.',
    )
    await page.unroute(script)
    await open.click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await open.click()
    await expect(page.getByRole('dialog', { name: 'Choose the start date' })).toBeVisible()
  },
)
