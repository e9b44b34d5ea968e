import { expect, test } from './fixtures.ts'
import { expectPlan } from './trip-answers.ts'

test('a trip told once fills the three steps, and is planned', async ({ page, context, surprises }) => {
  await page.goto('/trip-planner')
  const box = page.getByRole('textbox', { name: /^Tell us about your trip/ })
  await box.fill(
    'Family with a 3 year old, 31 May 2031 to 2 June 2031. We are Muslim. Palaces, Gyeongbokgung, no museums, blorple.',
  )
  await page.getByRole('button', { name: 'Fill in the steps' }).click()
  const understood = page.getByRole('region', { name: 'What we understood' })
  // The worker and its facts are loaded first, which takes long beside other journeys.
  await expect(understood.getByRole('link', { name: /^Change Food: Halal/ })).toBeVisible({ timeout: 45_000 })
  await expect(understood.getByText('“blorple”', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue(/2031/)
  await understood.getByRole('button', { name: /^Remove Avoid: museums/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(
    page.getByRole('group', { name: /^What you eat/ }).getByRole('checkbox', { name: 'Halal' }),
  ).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Age of child 1' })).toHaveValue('3')
  await page.getByRole('button', { name: 'Next' }).click()
  const asking = page.waitForRequest(/\/functions\/v1\/generate-travel-plan$/)
  await page.getByRole('button', { name: 'Generate My Plan' }).click()
  const sent: unknown = (await asking).postDataJSON()
  expect(sent).toMatchObject({
    step1: { startDate: '2031-05-31', endDate: '2031-06-02', selectedInterests: ['culture'] },
    step2: { travelerType: 'family', diet: ['halal'], mustVisitPlaces: 'Gyeongbokgung' },
  })
  expect(JSON.stringify(sent)).not.toContain('museums')
  await expectPlan(page)
  // The text is read on the device, so it is read without a network too.
  await page.goto('/trip-planner')
  await expect(page.getByRole('button', { name: 'Fill in the steps' })).toBeVisible()
  // The service worker keeps the scripts beside the page.
  const listKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => url.slice(location.origin.length))
    })
  await expect
    .poll(listKept, { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        '/api/planner-facts',
        expect.stringMatching(/^\/assets\/fill-steps-/),
        expect.stringMatching(/^\/assets\/planner-worker-/),
      ]),
    )
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // Whatever the page had still to fetch.
  surprises.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await box.fill('부산 2박 3일, 2031년 6월 9일 출발, 땅콩 알레르기')
  await page.getByRole('button', { name: 'Fill in the steps' }).click()
  await expect(page.getByRole('link', { name: /Food: Peanuts and nuts \(allergy, not confirmed\)/ })).toBeVisible()
})
