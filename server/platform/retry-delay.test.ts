import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

const seconds = { first: 10, longest: 3_600 }

test('the wait doubles, and never passes the longest by more than a quarter', () => {
  expect([1, 2, 3, 4].map((attempts) => retryDelay(seconds, attempts, 0.5))).toEqual([10, 20, 40, 80])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, chance) => {
      const delay = retryDelay(seconds, attempts, chance)
      expect(delay).toBeGreaterThanOrEqual(7.5)
      expect(delay).toBeLessThanOrEqual(4_500)
    }),
  )
})
