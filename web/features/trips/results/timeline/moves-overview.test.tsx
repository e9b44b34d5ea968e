import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { moveOf } from '#domain/trips/plan/trip-cities.ts'
import { TripFocusContext, useTripFocusState } from '#web/features/trips/results/page/trip-focus.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { MovesOverview } from './moves-overview.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
})

test('a flight to the airport of the flight home is a move too, because the totals count it', async () => {
  // It is beside the map, which narrow screens do not show.
  await page.viewport(1440, 900)
  const { days } = buildCitiesTrip().plan
  const moves = days.filter((day) => moveOf(day)).length
  const flight = days.map(moveOf).find((move) => move)
  const last = days.at(-1)
  if (!flight || !last) throw new Error('expected a move')
  const home: PlanDay = { ...last, stops: [...last.stops, flight] }
  mountAt('/trip-planner/results', () => (
    <TripFocusContext value={useTripFocusState(() => 0)}>
      <MovesOverview days={[...days.slice(0, -1), home]} />
    </TripFocusContext>
  ))
  await expect.element(page.getByRole('heading', { name: /moves/u })).toBeInTheDocument()
  expect(page.getByRole('listitem').elements()).toHaveLength(moves + 1)
})
