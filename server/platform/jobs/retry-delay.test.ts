import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelaySeconds } from './retry-delay.ts'

test('the wait doubles from ten seconds, and never passes an hour and a quarter', () => {
  expect([1, 2, 3, 4].map((attempts) => retryDelaySeconds(attempts, 0.5))).toEqual([10, 20, 40, 80])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, chance) => {
      const seconds = retryDelaySeconds(attempts, chance)
      expect(seconds).toBeGreaterThanOrEqual(7.5)
      expect(seconds).toBeLessThanOrEqual(4_500)
    }),
  )
})
