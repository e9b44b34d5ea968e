import { expect, test } from 'vitest'
import { becauseCodes, isBecauseCode, planWarnings, treatmentWarnings } from './plan-codes.ts'

test('every code is there once', () => {
  expect(new Set(becauseCodes).size).toBe(becauseCodes.length)
  expect(new Set(planWarnings).size).toBe(planWarnings.length)
})

test('there is a code for each answer of a list', () => {
  for (const code of ['interest:nightlife', 'area:Yongsan', 'for:business', 'stay:budget', 'help:ai', 'treatment:skin'])
    expect(isBecauseCode(code), code).toBe(true)
})

test('a code that is not in the list is no code of a reason', () => {
  for (const code of ['', 'interest:chess', 'toString', 'Must']) expect(isBecauseCode(code), code).toBe(false)
})

test('every warning of a treatment is a warning', () => {
  for (const code of treatmentWarnings) expect(planWarnings).toContain(code)
})
