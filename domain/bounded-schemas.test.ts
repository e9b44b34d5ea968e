import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { boundedList, boundedRecord, boundedText, someOf } from './bounded-schemas.ts'

/** A schema that counts how often it is asked. */
function counted() {
  const asked = { times: 0 }
  const schema = z.number().check(z.refine(() => (asked.times += 1) > 0))
  return { asked, schema }
}

test('what has as many items as it may is read with its items', () => {
  expect(boundedList(z.number(), 3).parse([1, 2, 3])).toEqual([1, 2, 3])
  expect(boundedRecord(5, z.number(), 2).parse({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
  expect(someOf(['a', 'b']).parse(['b', 'a'])).toEqual(['b', 'a'])
  expect(boundedText(3).parse('abc')).toBe('abc')
})

test('what has more is refused before any item is read', () => {
  const { asked, schema } = counted()
  expect(boundedList(schema, 2).safeParse([1, 2, 3]).error?.issues).toMatchObject([{ path: [], message: 'too_big' }])
  expect(boundedRecord(5, schema, 1).safeParse({ a: 1, b: 2 }).error?.issues).toMatchObject([{ message: 'too_big' }])
  expect(someOf(['a']).safeParse(['a', 'a']).error?.issues).toMatchObject([{ message: 'too_big' }])
  expect(asked.times).toBe(0)
})

test('half a million wrong items are one mistake, and no fault', () => {
  const many = Array.from({ length: 500_000 }, () => ({}))
  for (const schema of [boundedList(z.strictObject({ a: z.number() }), 10), someOf(['a'])]) {
    expect(schema.safeParse(many).error?.issues).toHaveLength(1)
  }
  const wide = Object.fromEntries(many.slice(0, 100_000).map((value, index) => [`k${index}`, value]))
  expect(boundedRecord(10, z.number(), 10).safeParse(wide).error?.issues).toHaveLength(1)
})

test.each([[null], [7], ['abc'], [{ length: { valueOf: 1, toString: 1 } }], [{ length: 2, 0: 'a', 1: 'b' }]])(
  '%j is neither a list nor a text',
  (given) => {
    for (const schema of [boundedList(z.string(), 5), someOf(['a', 'b'])])
      expect(schema.safeParse(given).success).toBe(false)
    expect(boundedText(2).safeParse(given).success).toBe(false)
  },
)

test.each([[null], [7], ['abc'], [[1]]])('%j is no record', (given) => {
  expect(boundedRecord(5, z.number(), 5).safeParse(given).success).toBe(false)
})

test('each value stands once, and a key is no longer than it may be', () => {
  expect(someOf(['a', 'b']).safeParse(['a', 'a']).success).toBe(false)
  expect(boundedRecord(2, z.number(), 5).safeParse({ abc: 1 }).success).toBe(false)
})
