import { expect, test } from './fixtures.ts'
import { expectPlan, keepAnswers, readPlan } from './trip-answers.ts'

const answers = {
  tripPlannerStep1: {
    startDate: '2031-05-31',
    endDate: '2031-06-07',
    selectedInterests: ['food', 'culture', 'nature'],
  },
  tripPlannerStep2: {
    dailyBudgetRange: 90_000,
    travelerType: 'couple',
    mustVisitPlaces: 'Gyeongbokgung, Haeundae Beach, Bulguksa',
  },
  tripPlannerStep3: { vipPlan: 'no' },
}

test(
  'a trip with places in three cities has nights in each, and a button changes to one city and back',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await keepAnswers(page, answers)
    await page.goto('/trip-planner/results')
    await expectPlan(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Eight days, three cities' })).toBeVisible()
    const { plan } = await readPlan(page)
    expect(plan.unplaced).toEqual([])
    expect(plan.days.flatMap(({ stops }) => stops).filter(({ kind }) => kind === 'transfer')).toHaveLength(3)
    await expect(page.getByRole('region', { name: 'Your trip as text' })).toContainText(
      /You sleep (?:one night|\w+ nights) in Seoul/u,
    )

    await page.getByRole('button', { name: 'Plan one city' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Eight days in / })).toBeVisible({ timeout: 45_000 })
    await page.getByRole('button', { name: 'Plan several cities' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Eight days, three cities' })).toBeVisible({
      timeout: 45_000,
    })
  },
)
