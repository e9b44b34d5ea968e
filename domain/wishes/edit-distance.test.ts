import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['botox', 'botox', 0],
  ['botx', 'botox', 1],
  ['bottox', 'botox', 1],
  ['botax', 'botox', 1],
  ['obtox', 'botox', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('from %j to %j it is %d', (one, other, distance) => {
  expect(editDistance(one, other, 5)).toBe(distance)
})

test('beyond the limit it is one more than the limit', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3)
  expect(editDistance('a', 'abcdefgh', 2)).toBe(3)
})

test('it is the same both ways, nothing for equal words, and at most the longer word', () => {
  const word = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other, 99)
      expect(editDistance(other, one, 99)).toBe(distance)
      expect(distance === 0).toBe(one === other)
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})

test('a limit changes nothing that lies within it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 10 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, limit) => {
      expect(editDistance(one, other, limit)).toBe(Math.min(editDistance(one, other, 99), limit + 1))
    }),
    { numRuns: 1000 },
  )
})
