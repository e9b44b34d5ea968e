import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { planDays } from './plan-trip.ts'

const { places: catalogue, treatments, sheets, ...facts } = readPlannerFacts()

/** Skin and LASIK in two days, with a flight home on the second. */
const steps = createRandomSteps(17)

function plan(days: number) {
  const endDate = `2027-07-${13 + days}`
  const asked = { ...steps, step1: { ...steps.step1, endDate } }
  const wishes = readTripWishes(asked, { names: indexPlaceNames(catalogue), treatments })
  const made = planDays({ wishes, catalogue, transport: createTransport(facts), sheets, seed: 17 })
  const stops = made.days.flatMap((day) => day.stops)
  return {
    done: stops.flatMap(({ kind, treatment }) => (kind === 'treatment' ? [treatment] : [])),
    left: made.unplaced.map(({ name, reason }) => `${name}: ${reason}`),
  }
}

test('a treatment for which a day has no time is told as left out, and one that is planned is not', () => {
  const short = plan(2)
  expect(short.done).toEqual(['medical'])
  expect(short.left).toContain('Skin Treatment: no_time')
  const longer = plan(4)
  expect(longer.done).toContain('skin')
  expect(longer.left.filter((line) => line.startsWith('Skin'))).toEqual([])
})
