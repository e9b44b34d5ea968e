import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { createSubwayRides } from '#planner/travel/subway-rides.ts'
import { readCatalogue, readSubway, readTreatmentTable } from '#testing/catalogue.ts'
import { createRandomSteps } from '#testing/random-trip-steps.ts'
import { planTrip } from './plan-trip.ts'

// A few with every run, two hundred in the long rounds.
const requests = process.env['ROUNDS'] ? 200 : 6

test('whatever is asked of the catalogue, the plan keeps to every rule', { timeout: 1_200_000 }, () => {
  const catalogue = readCatalogue()
  const names = indexPlaceNames(catalogue)
  const treatments = readTreatmentTable()
  const rides = createSubwayRides(readSubway())
  for (let seed = 1; seed <= requests; seed += 1) {
    const steps = createRandomSteps(seed)
    const wishes = readTripWishes(steps, { names, treatments })
    const plan = planTrip({ wishes, catalogue, rides, seed })
    // What is told in words is judged where the words are made.
    const verdicts = checkPlan({ steps, wishes, catalogue, plan, words: 'Ask your clinic.' })
    const untold = verdicts.filter(({ rule }) => rule !== 'words' && rule !== 'wishes')
    expect(
      untold.flatMap(({ violations }) => violations),
      `seed ${seed}`,
    ).toEqual([])
  }
})
