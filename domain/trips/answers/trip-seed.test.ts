import { expect, test } from 'vitest'
import { readTripSteps } from './trip-schemas.ts'
import { seedOfSteps } from './trip-seed.ts'

function read(changed: { step1?: object; step2?: object; step3?: object } = {}) {
  const found = readTripSteps({
    step1: { startDate: '2027-05-31', endDate: '2027-06-02', selectedInterests: ['culture'], ...changed.step1 },
    step2: { totalBudget: '', ...changed.step2 },
    step3: { ...changed.step3 },
  })
  if (!('steps' in found)) throw new Error(found.fields.join())
  return found.steps
}

test('the same answers have the same seed, in whatever order they were kept', () => {
  const { step1, step2, step3 } = read()
  const { totalBudget, ...rest } = step2
  const turned = { ...rest, totalBudget }
  expect(seedOfSteps({ step1, step2: turned, step3 })).toBe(seedOfSteps(read()))
})

test.each([
  ['an interest', { step1: { selectedInterests: ['culture', 'food'] } }],
  ['a date', { step1: { endDate: '2027-06-03' } }],
  ['the budget', { step2: { totalBudget: '2 million won' } }],
  ['a treatment', { step3: { beautyInterest: 'interested' } }],
])('another answer has another seed: %s', (_, changed) => {
  expect(seedOfSteps(read(changed))).not.toBe(seedOfSteps(read()))
})

test('contact data does not change the seed, and a seed is a safe integer of at least zero', () => {
  const named = read({ step3: { fullName: 'Avery Quill', email: 'avery@example.com', phone: '+1 555 010 4477' } })
  expect(seedOfSteps(named)).toBe(seedOfSteps(read()))
  expect(Number.isSafeInteger(seedOfSteps(named))).toBe(true)
  expect(seedOfSteps(named)).toBeGreaterThanOrEqual(0)
})

test('a seed is spread over its whole range', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => seedOfSteps(read({ step2: { mustVisitPlaces: `${index}` } })))
  expect(new Set(seeds).size).toBe(60)
  expect(Math.max(...seeds) - Math.min(...seeds)).toBeGreaterThan(2 ** 31)
})
