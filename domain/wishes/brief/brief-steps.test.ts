import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import { stepsOfChips, withDailyBudget } from './brief-steps.ts'
import { readBrief } from './read-brief.ts'

test.each([
  ['Honeymoon 3 to 10 May 2027, budget 3 million won each', 120_000],
  ['3 to 10 May 2027 with my wife, 1.3 million won for both of us', 80_000],
  ['3 to 10 May 2027, two couples, 4 million won for all of us', 120_000],
  ['3 to 10 May 2027, budget 300,000 won', undefined],
  ['3 to 10 May 2027, 3 million won each, 50,000 won a day', 50_000],
  ['3 to 10 May 2027, 2,000 euros', 120_000],
  ['budget 3 million won', undefined],
])('%j leaves for a day %s won', (text, won) => {
  const steps = withDailyBudget(stepsOfChips(readBrief(text, known).chips))
  expect(steps.step2.dailyBudgetRange).toBe(won)
})
