import type { Page } from '@playwright/test'
import { interests, seoulAreas } from '#domain/places/places.ts'
import { beautyCategories, languageHelps, socialOptions } from '#domain/trips/answers/trips.ts'
import { expect, namedOperator, test } from './fixtures.ts'
import { bringMustVisitsNear, expectPlan } from './trip-answers.ts'

// Step 3 asks for contact data only where an operator can receive it.
test.use({ variables: namedOperator })

/** Every choice of a group of tiles. */
async function checkAll(page: Page, group: RegExp, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await page.getByRole('group', { name: group }).getByRole('checkbox', { name }).check()
}

function choose(page: Page, group: RegExp, name: string | RegExp): Promise<void> {
  return page.getByRole('group', { name: group }).getByRole('radio', { name }).check()
}

test(
  'every answer of the three steps is in what the function is asked, and no contact data is',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/trip-planner')
    const start = page.getByRole('textbox', { name: 'Start Date' })
    await expect(start).toHaveAttribute('type', 'text')
    await start.fill('31 May 2031')
    await page.getByRole('textbox', { name: 'End Date' }).fill('9 June 2031')
    await checkAll(page, /^What do you like/, ['Beauty', 'Food', 'Culture', 'Nature', 'Shopping', 'Nightlife'])
    await page.getByText('Your flights').click()
    await page.getByRole('combobox', { name: 'Airport' }).first().selectOption('ICN')
    await page.getByLabel('Time in Korea').first().fill('10:40')
    await page.getByRole('combobox', { name: 'Airport' }).last().selectOption('GMP')
    await page.getByLabel('Time in Korea').last().fill('19:10')
    await page.getByRole('button', { name: 'Next' }).click()

    await page.getByRole('slider', { name: 'Daily budget' }).press('End')
    await page.getByRole('textbox', { name: /^Total budget/ }).fill('3,000,000 won')
    await choose(page, /^Where you sleep/, 'Hotel')
    await checkAll(
      page,
      /^Areas of Seoul/,
      seoulAreas.map((area) => new RegExp(`^${area}`)),
    )
    await choose(page, /^Who is travelling/, 'Friends')
    await bringMustVisitsNear(page)
    const box = page.getByRole('combobox', { name: 'Add a place' })
    for (const name of ['Gyeongbokgung', '해운대']) {
      await box.fill(name)
      await box.press('Enter')
    }
    await choose(page, /^One city or several/, /^One city/)
    await choose(page, /^Language support/, 'Yes')
    await checkAll(page, /^What would help/, [/^Guides/, /^Translation/, /^AI/])
    await choose(page, /^Activity intensity/, /^Light/)
    await page.getByRole('button', { name: 'Next' }).click()

    await choose(page, /^Beauty and treatments/, /^Interested/)
    await checkAll(page, /^What are you interested in/, beautyCategories)
    await page.getByRole('textbox', { name: /^Which treatment/ }).fill('rhinoplasty')
    await page.getByRole('combobox', { name: /^Day of the treatment/ }).selectOption('Mon 2 June')
    await page.getByRole('combobox', { name: /^Appointment at your own clinic/ }).selectOption('11:00')
    await choose(page, /^Places for social media/, 'Yes')
    await checkAll(page, /^What would you like to share/, socialOptions)
    await choose(page, /^VIP plan/, 'Yes')
    await page.getByLabel(/^Full name/).fill('Avery Quill')
    await page.getByLabel(/^Email/).fill('avery@example.com')
    await page.getByLabel(/^Phone/).fill('+1 555 0100')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const asking = page.waitForRequest(/\/functions\/v1\/generate-travel-plan$/)
    await page.getByRole('button', { name: 'Generate My Plan' }).click()

    expect((await asking).postDataJSON()).toEqual({
      step1: {
        startDate: '2031-05-31',
        endDate: '2031-06-09',
        selectedInterests: interests,
        arrival: { airport: 'ICN', time: '10:40' },
        departure: { airport: 'GMP', time: '19:10' },
      },
      step2: {
        totalBudget: '3,000,000 won',
        dailyBudgetRange: 120_000,
        accommodationType: 'hotel',
        areaPreferences: seoulAreas,
        travelerType: 'friends',
        // As it was typed, or by the name of the suggestion where that came first.
        mustVisitPlaces: expect.stringMatching(/^Gyeongbokgung[^,]*, (?:해운대|Haeundae Beach)$/),
        languageSupport: 'yes',
        languageDetails: languageHelps,
        activityIntensity: 'light',
        cities: 'one',
      },
      step3: {
        beautyInterest: 'interested',
        beautyCategories,
        plasticSurgeryType: 'rhinoplasty',
        treatmentOn: '2031-06-02',
        ownClinic: { at: '11:00' },
        socialMediaInterest: 'yes',
        socialMediaOptions: socialOptions,
        vipPlan: 'yes',
      },
    })
    await expectPlan(page)
    expect(sent.filter((request) => /Avery|avery|555/.test(request))).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('tripPlannerStep3'))).toContain('Avery Quill')
  },
)
