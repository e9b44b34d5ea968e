import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { treatmentTrip } from '#testing/trips/trip-documents.ts'
import { TripFocusContext, useTripFocusState } from '#web/features/trips/results/page/trip-focus.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { DayNav } from './day-nav.tsx'
import { showDays } from './trip-days.ts'

afterEach(async () => {
  await page.viewport(1024, 768)
})

test('the cost of a day and its mark stay within the tab of the day, however narrow it is', async () => {
  await page.viewport(1440, 900)
  const { steps, plan } = treatmentTrip()
  const days = showDays(steps.step1.startDate, steps.step1.endDate, plan.days)
  mountAt('/trip-planner/results', () => (
    <TripFocusContext value={useTripFocusState(() => 0)}>
      <div style={{ width: `${days.length * 110}px` }}>
        <DayNav days={days} budget={plan.budget} />
      </div>
    </TripFocusContext>
  ))
  await expect.element(page.getByRole('tab').first()).toBeVisible()
  const costs = [...document.querySelectorAll('.day-tab-cost')]
  expect(costs).toHaveLength(days.length)
  expect(costs.filter((cost) => cost.scrollWidth > cost.clientWidth)).toEqual([])
})
