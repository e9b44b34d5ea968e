import { listCached } from './cached-addresses.ts'
import { expect, test } from './fixtures.ts'
import { expectPlan, keepAnswers, pointAtUndo, readPlan } from './trip-answers.ts'

test(
  'without a network other answers are planned on the device, once a trip was planned with one',
  { tag: '@long' },
  async ({ page, context, surprises }) => {
    surprises.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/)
    await keepAnswers(page)
    await page.goto('/trip-planner/results')
    await expectPlan(page)
    await expect
      .poll(() => listCached(page), { timeout: 60_000 })
      .toEqual(
        expect.arrayContaining([
          '/trip-planner',
          '/trip-planner/budget',
          '/trip-planner/preferences',
          '/trip-planner/results',
          '/api/planner-facts',
          expect.stringMatching(/^\/assets\/planner-worker-/),
        ]),
      )

    await context.setOffline(true)
    await page.goto('/trip-planner')
    await expect(page.getByRole('checkbox', { name: 'Culture' })).toBeChecked()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('radio', { name: 'Solo' }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Generate My Plan' }).click()
    const undo = await pointAtUndo(page)
    await expect(
      page.getByText('This plan was made on this device, without a connection.', { exact: false }),
    ).toBeVisible()
    const { steps, plan, words } = await readPlan(page)
    expect(steps.step2.travelerType).toBe('solo')
    expect(plan.days).toHaveLength(3)
    expect(plan.checks.filter(({ held }) => !held)).toEqual([])
    expect(words.text).toContain('## ')
    // Another plan had been there.
    await undo.click()
    await expect.poll(async () => (await readPlan(page)).steps.step2.travelerType).toBe('couple')
  },
)
