import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { listCached } from './cached-addresses.ts'
import { expect, test } from './fixtures.ts'
import { keepTripUntilToday } from './trip-of-today.ts'

test(
  'after one visit the whole trip is readable on its third day without a network',
  { tag: '@long' },
  async ({ page, context, surprises }) => {
    surprises.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/)
    await page.goto('/faqs')
    await keepTripUntilToday(page)
    await page.goto('/trip-planner/results')
    await expect(page.getByRole('heading', { name: 'Three days in Seoul' })).toBeVisible()
    await expect
      .poll(() => listCached(page), { timeout: 60_000 })
      .toEqual(
        expect.arrayContaining([
          '/trip-planner/results',
          '/trip-planner/today',
          '/trip-planner/print',
          '/api/planner-facts',
          expect.stringMatching(/^\/assets\/planner-worker-/),
          // The drawing of the last stop is requested last.
          expect.stringMatching(/^\/pictures\/.*sight-10-/),
        ]),
      )

    await context.setOffline(true)
    await page.reload()
    // A document that comes from another process of the browser can take itself for online.
    await context.setOffline(true)
    await expect(page.getByText('The plan, map and taxi cards are on this device.')).toBeVisible()
    await page.getByRole('tab', { name: /^Day 3/ }).click()
    await expect(page.getByText('The sight-8 house').first()).toBeVisible()

    await page.goto('/trip-planner/print')
    await expect(page.getByRole('article').getByText('시험길 8').first()).toBeVisible()

    await page.goto('/trip-planner/today')
    await expect(page.getByText(/in Korea/)).toBeVisible()
  },
)

test(
  'on its day, without a network, the taxi card opens, what is near is found and the rest of the day is planned anew',
  { tag: '@long' },
  async ({ page, context, surprises }) => {
    surprises.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/)
    await page.goto('/faqs')
    await keepTripUntilToday(page)
    await page.goto('/trip-planner/today')
    await expect
      .poll(() => listCached(page), { timeout: 60_000 })
      .toEqual(
        expect.arrayContaining(['/trip-planner/today', '/api/planner-facts', expect.stringMatching(/planner-worker-/)]),
      )
    // 13:00 on the third day.
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

    await page.getByRole('button', { name: 'What now?' }).click()
    const around = page.getByRole('dialog', { name: 'What now, at 13:20?' })
    await expect(around.getByRole('heading', { name: 'Lunch' })).toBeVisible()
    await expect(around.getByRole('button', { name: /^Show .+ to a driver$/ }).first()).toBeVisible()
    await expect(around.getByText('This guide knows no pharmacies.', { exact: false })).toBeVisible()
    await around.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'I am late' }).click()
    const sheet = page.getByRole('dialog', { name: 'Running late, 13:20' })
    await sheet.getByRole('button', { name: 'I am here now' }).click()
    await sheet.getByRole('button', { name: 'Leave one out' }).click()
    await expect(sheet.getByText('left out', { exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: 'Use this plan' }).click()
    await expect(page.getByText('The rest of today was changed')).toBeVisible()
    await page.getByRole('button', { name: 'Undo the change' }).click()
    await expect(page.getByRole('heading', { name: 'The sight-10 house' })).toBeVisible()
  },
)
