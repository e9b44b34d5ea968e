import { expect, test } from 'vitest'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { carryLocks } from './carry-locks.ts'
import type { Plan } from './plans.ts'

/** The plan with these stops of its days locked. */
function locked(plan: Plan, ...at: readonly (readonly [day: number, stop: number])[]): Plan {
  const copy = structuredClone(plan)
  for (const [day, stop] of at) Object.assign(copy.days[day]?.stops[stop] ?? {}, { locked: true })
  return copy
}

test('a locked stop that a new plan has on the same date is locked there too', () => {
  const { plan } = plainTrip()
  const carried = carryLocks(locked(plan, [0, 1]), plan)
  expect(carried.plan).toEqual(locked(plan, [0, 1]))
  expect(carried.lost).toEqual([])
})

test('a locked stop that is missing, or stands on another date, is lost', () => {
  const { plan } = plainTrip()
  const before = locked(plan, [0, 1], [1, 0])
  const [first, second] = plan.days
  const after: Plan = {
    ...plan,
    days: plan.days.map((day, index) => ({ ...day, stops: day.stops.toSpliced(index === 0 ? 1 : 0, 1) })),
  }
  const { lost } = carryLocks(before, after)
  expect(lost.map(({ placeId }) => placeId)).toEqual([first?.stops[1]?.placeId, second?.stops[0]?.placeId])
})

test('a plan without locks is given back as it is', () => {
  const { plan } = plainTrip()
  expect(carryLocks(plan, plan)).toEqual({ plan, lost: [] })
})
