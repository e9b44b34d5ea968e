import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'
import { keepTripUntilToday } from './trip-of-today.ts'

testLooks(test, 'the day of a trip and its print have no barriers', async ({ page }) => {
  await page.goto('/faqs')
  await keepTripUntilToday(page)
  await page.clock.setFixedTime(new Date(`${seoulMoment(Date.now()).date}T13:20:00+09:00`))
  await page.goto('/trip-planner/today')
  await expect(page.getByRole('heading', { name: 'The sight-10 house' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'I am tired' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Shorten' }).click()
  await expect(
    page
      .getByRole('dialog', { name: 'Tired, 13:20' })
      .getByText(/a shorter visit/)
      .first(),
  ).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/trip-planner/print')
  await expect(page.getByRole('article').getByText('Day 1 ·', { exact: false })).toBeVisible()
  await expectNoBarriers(page)
})
