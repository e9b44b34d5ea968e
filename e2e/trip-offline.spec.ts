import type { Page } from '@playwright/test'
import { seoulMoment } from '#domain/seoul-time.ts'
import { writeTripDocument } from '#testing/trip-documents.ts'
import { fullDay } from '#testing/lawful-trip.ts'
import { expect, test } from './fixtures.ts'

/** Three days of a trip of which today is the third, by the calendar of Korea. */
function tripUntilToday() {
  const trip = writeTripDocument([fullDay(0), fullDay(1), fullDay(2)])
  const dates = [2, 1, 0].map((before) => seoulMoment(Date.now() - before * 24 * 60 * 60 * 1000).date)
  const days = trip.plan.days.map((day, index) => ({ ...day, date: dates[index] ?? day.date }))
  const [startDate = '', , endDate = ''] = dates
  const step1 = { ...trip.steps.step1, startDate, endDate }
  return { ...trip, steps: { ...trip.steps, step1 }, plan: { ...trip.plan, days } }
}

/** As the planner leaves a device: the plan, and the answers that it was made from. */
async function keepTrip(page: Page): Promise<void> {
  const document = tripUntilToday()
  const { step1, step2, step3 } = document.steps
  const kept = { saved: null, isChanged: false, document }
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
    },
    {
      tripPlannerPlan: kept,
      tripPlannerStep1: step1,
      tripPlannerStep2: step2,
      tripPlannerStep3: { ...step3, fullName: '', email: '', phone: '' },
    },
  )
}

function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url.slice(location.origin.length))
  })
}

test('after one visit the whole trip is readable on its third day without a network', async ({
  page,
  context,
  surprises,
}) => {
  surprises.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/)
  await page.goto('/faqs')
  await keepTrip(page)
  await page.goto('/trip-planner/results')
  await expect(page.getByRole('heading', { name: 'Three days in Seoul' })).toBeVisible()
  await expect
    .poll(() => listKept(page), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        '/trip-planner/results',
        '/trip-planner/today',
        '/trip-planner/print',
        '/api/planner-facts',
        expect.stringMatching(/^\/assets\/planner-worker-/),
        expect.stringMatching(/^\/pictures\//),
      ]),
    )

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Plan, map and taxi cards are on this device.')).toBeVisible()
  await page.getByRole('tab', { name: /^Day 3/ }).click()
  await expect(page.getByText('The sight-8 house').first()).toBeVisible()

  await page.goto('/trip-planner/print')
  await expect(page.getByRole('article').getByText('시험길 8').first()).toBeVisible()

  await page.goto('/trip-planner/today')
  await expect(page.getByText(/in Korea/)).toBeVisible()
})

test('on its day, without a network, the taxi card opens and the rest of the day is planned anew', async ({
  page,
  context,
  surprises,
}) => {
  surprises.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/)
  await page.goto('/faqs')
  await keepTrip(page)
  await page.goto('/trip-planner/today')
  await expect
    .poll(() => listKept(page), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining(['/trip-planner/today', '/api/planner-facts', expect.stringMatching(/planner-worker-/)]),
    )
  // One in the afternoon of the third day.
  const noon = new Date(`${seoulMoment(Date.now()).date}T13:20:00+09:00`)
  await page.clock.setFixedTime(noon)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The sight-10 house' })).toBeVisible()
  await page.getByRole('button', { name: 'Show taxi card' }).click()
  const card = page.getByRole('dialog', { name: /^Taxi card/ })
  await expect(card.getByText('기사님, 여기로 가 주세요.')).toBeVisible()
  await expect(card.getByText('sight-10 집')).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'I am late' }).click()
  const sheet = page.getByRole('dialog', { name: 'From here, at 13:20' })
  await sheet.getByRole('button', { name: 'Leave one out' }).click()
  await expect(sheet.getByText('left out', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Use this plan' }).click()
  await expect(page.getByText('The rest of today is changed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'The sight-10 house' })).toBeVisible()
})
