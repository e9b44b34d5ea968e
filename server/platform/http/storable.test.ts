import { expect, test } from 'vitest'
import { hasMoreValuesThan, isStorable } from './storable.ts'

test('every value counts, at whatever depth, and a name does not', () => {
  expect(hasMoreValuesThan(3, { a: 1, b: [2] })).toBe(true)
  expect(hasMoreValuesThan(4, { a: 1, b: [2] })).toBe(false)
  expect(hasMoreValuesThan(0, null)).toBe(true)
  expect(hasMoreValuesThan(1, [])).toBe(false)
})

test('half a million values in one list are too many, whatever they are', () => {
  expect(hasMoreValuesThan(2000, Array(500_000).fill(null))).toBe(true)
  expect(hasMoreValuesThan(2000, { a: { b: Array(500_000).fill(0) } })).toBe(true)
})

test.each<[string, unknown]>([
  ['a zero character', 'a\0'],
  ['half of a character', ['\ud800']],
  ['a name with a zero character', { 'a\0': 1 }],
  ['what lies too deep', JSON.parse('['.repeat(40) + ']'.repeat(40))],
])('%s cannot be stored', (_, value) => {
  expect(isStorable(value)).toBe(false)
})
