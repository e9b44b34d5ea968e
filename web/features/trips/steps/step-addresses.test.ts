import { expect, test } from 'vitest'
import { resultsAddress, stepAddresses, stepAt } from './step-addresses.ts'

test('each address leads back to its step, also with a language before it', () => {
  for (const step of ['step1', 'step2', 'step3'] as const) {
    expect(stepAt(stepAddresses[step])).toBe(step)
    expect(stepAt(`/ko${stepAddresses[step]}`)).toBe(step)
  }
})

test('an address that is no later step is the first step', () => {
  for (const path of ['/trip-planner', '/', resultsAddress, '/trip-planner/budgets']) expect(stepAt(path)).toBe('step1')
})
