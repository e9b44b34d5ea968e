import { expect, test } from 'vitest'
import { dailyBudgetLevel } from './daily-budget.ts'

test('up to 40,000 won a day is low, up to 80,000 mid, and everything above high', () => {
  const levels = [20_000, 40_000, 50_000, 80_000, 90_000, 120_000, 1_000_000].map(dailyBudgetLevel)
  expect(levels).toEqual(['low', 'low', 'mid', 'mid', 'high', 'high', 'high'])
})
