import { expect, test } from 'vitest'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { createTripPlanner, idsOf } from './trip-planner.ts'

const planner = createTripPlanner(readPlannerFacts(), {
  culture: 'Culture',
  food: 'Food',
  shopping: 'Shopping',
  nature: 'Nature',
  nightlife: 'Nightlife',
  beauty: 'Beauty',
})

/** A named place of two days that the money does not allow, planned by a clock that goes on so much with each look. */
function planByClock(msALook: number) {
  const { step1, step2, step3 } = createRandomSteps(2005)
  let now = 0
  const readClock = () => (now += msALook)
  return planner.plan({ steps: { step1, step2, step3 }, seed: 5, plannedOn: '2026-11-29' }, { readClock })
}

test('a clock on which the proofs take many times as long gives the same plan and the same conflicts', () => {
  const quick = planByClock(0)
  expect(quick.plan.conflicts).not.toEqual([])
  expect(planByClock(100)).toEqual(quick)
})

test('the places of an answer are those of its stops, of whoever comes along and of what is left out', () => {
  expect(idsOf(waitingTrip().plan)).toEqual(['gyeongbokgung', 'clinic-7', 'waiting-cafe', 'euljiro-bar', 'leeum'])
})
