import { expect, test } from 'vitest'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { TonightList } from './tonight-list.tsx'

function shown(hours: TripPlace['hours']): string {
  const [place] = Object.values(twoDayTrip().places)
  if (!place) throw new Error('the trip has no place')
  const open = [{ place: { ...place, hours }, until: 1440, isLastEntry: false, metres: 300 }]
  mountAt('/trip-planner/today', () => <TonightList open={open} />)
  return document.body.textContent
}

test('a quarter that never closes is open at any hour, and not until midnight', () => {
  expect(shown('24h')).toContain('at any hour')
  expect(shown('24h')).not.toContain('until')
  expect(shown(null)).toContain('until00:00')
})
