import { expect, test } from 'vitest'
import { hoursBetween, inboxAgeNames } from './request-inbox.ts'

test('the time to an answer is told in hours with one decimal', () => {
  expect(hoursBetween(0, 3_600_000)).toBe(1)
  expect(hoursBetween(0, 5_500_000)).toBe(1.5)
  expect(hoursBetween(0, 0)).toBe(0)
})

test('the list can be narrowed to what waits longer and longer', () => {
  expect(inboxAgeNames).toEqual(['any', 'day', 'three_days', 'week'])
})
