import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { boundedList, boundedRecord, boundedText, someOf } from './bounded-schemas.ts'

/** JSON can hold an object whose length cannot be compared. */
const strange = { length: { valueOf: 1, toString: 1 } }

function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return schema.safeParse(value).success
}

test('a text is accepted up to its length and not beyond', () => {
  expect(accepts(boundedText(3), 'abc')).toBe(true)
  expect(accepts(boundedText(3), 'abcd')).toBe(false)
})

test('a list is accepted up to its length, and each item is checked', () => {
  const schema = boundedList(z.string(), 2)
  expect(accepts(schema, ['a', 'b'])).toBe(true)
  expect(accepts(schema, ['a', 'b', 'c'])).toBe(false)
  expect(accepts(schema, ['a', 1])).toBe(false)
})

test('a record is accepted up to its number of entries, and keys and values are checked', () => {
  const schema = boundedRecord(2, z.number(), 2)
  expect(accepts(schema, { a: 1, b: 2 })).toBe(true)
  expect(accepts(schema, { a: 1, b: 2, c: 3 })).toBe(false)
  expect(accepts(schema, { abc: 1 })).toBe(false)
  expect(accepts(schema, { a: 'x' })).toBe(false)
})

test('choices are accepted in any order, each once', () => {
  const schema = someOf(['food', 'culture', 'nature'])
  expect(accepts(schema, ['nature', 'food'])).toBe(true)
  expect(accepts(schema, [])).toBe(true)
  expect(accepts(schema, ['food', 'food'])).toBe(false)
  expect(accepts(schema, ['beer'])).toBe(false)
})

test('a value of a strange length is refused instead of thrown at', () => {
  for (const schema of [boundedText(3), boundedList(z.string(), 3), someOf(['food'])]) {
    expect(accepts(schema, strange)).toBe(false)
  }
  expect(accepts(boundedRecord(9, z.string(), 3), strange)).toBe(false)
})

test('a list that is too long is one issue, whatever is in it', () => {
  const result = boundedList(z.string(), 10).safeParse(Array.from({ length: 100_000 }, () => 1))
  expect(result.error?.issues).toHaveLength(1)
})
