import { expect, test } from 'vitest'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { planDays } from '#planner/trips/plan-trip.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { isLong } from '#testing/long-rounds.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { wordsOf } from '#testing/trips/trip-words.ts'
import { indexPlaceMentions } from './place-mentions.ts'

const requests = isLong ? 200 : 6
const rulesOfWords: readonly string[] = ['words', 'wishes', 'privacy']
// What comes of a gap in a phrase.
const flaws = /undefined|NaN|\bnull\b|\s,|,,|\.\.|\.,| {2}|\(\)|!|\*\*\*/u

test(
  'the words of random requests are complete, name nothing else, and hold nothing of who asks',
  { timeout: 600_000 },
  () => {
    const catalogue = readCatalogue()
    const places = Object.fromEntries(catalogue.map((row) => [row.id, row]))
    const mentions = indexPlaceMentions(catalogue)
    const names = indexPlaceNames(catalogue)
    const treatments = readTreatmentTable()
    const transport = readTransport()
    const broken: string[] = []
    for (let seed = 1; seed <= requests; seed += 1) {
      const steps = createRandomSteps(seed)
      const wishes = readTripWishes(steps, { names, treatments })
      const plan = planDays({ wishes, catalogue, transport, seed, effort: 0.03 })
      const document = { steps: planRequest(steps), plan, places }
      const words = wordsOf(document, { treatments, mentions })
      expect(wordsOf(document, { treatments, mentions })).toBe(words)
      const verdicts = checkPlan({ steps, wishes, catalogue, plan, words })
      const untold = verdicts.filter(({ rule, held }) => !held && rulesOfWords.includes(rule))
      if (untold.length > 0) broken.push(`${seed}: ${untold.flatMap(({ violations }) => violations).join(' ')}`)
      const flaw = flaws.exec(words)
      if (flaw) broken.push(`${seed}: ${words.slice(Math.max(0, flaw.index - 40), flaw.index + 40)}`)
    }
    expect(broken).toEqual([])
  },
)
