import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { isLong } from '#testing/long-rounds.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { createWideSteps } from '#testing/trips/wide-trip-steps.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { planTrip } from './plan-trip.ts'

const usual = ['usual travellers', createRandomSteps, isLong ? 200 : 2] as const
// Their trips are long and have many clashes to prove: left to the long rounds.
const unusual = ['travellers who ask for what few do', createWideSteps, 60] as const

test.each(isLong ? [usual, unusual] : [usual])(
  'no plan of random requests of %s breaks a rule',
  { timeout: 1_200_000 },
  (_, createSteps, requests) => {
    const catalogue = readCatalogue()
    const names = indexPlaceNames(catalogue)
    const treatments = readTreatmentTable()
    const transport = readTransport()
    const broken: string[] = []
    for (let seed = 1; seed <= requests; seed += 1) {
      const steps = createSteps(seed)
      const wishes = readTripWishes(steps, { names, treatments })
      const plan = planTrip({ wishes, catalogue, transport, seed })
      // What is told in words is judged where the words are made.
      const verdicts = checkPlan({ steps, wishes, catalogue, plan, words: 'Ask your clinic.' })
      const untold = verdicts.filter(({ rule, held }) => !held && rule !== 'words' && rule !== 'wishes')
      if (untold.length > 0) broken.push(`${seed}: ${untold.flatMap(({ violations }) => violations).join(' ')}`)
    }
    expect(broken).toEqual([])
  },
)
