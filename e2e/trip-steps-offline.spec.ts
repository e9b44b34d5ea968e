import { listCached } from './cached-addresses.ts'
import { expect, test } from './fixtures.ts'
import { keepAnswers } from './trip-answers.ts'

test('whose network is lost in a step comes to the next ones, and back', async ({ page, context, surprises }) => {
  surprises.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/)
  await keepAnswers(page)
  await page.goto('/trip-planner')
  await expect
    .poll(() => listCached(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['/trip-planner/budget', '/trip-planner/preferences', '/trip-planner/results']))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'Solo' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: 'Solo' })).toBeChecked()
})
