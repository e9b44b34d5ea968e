import { expect, test } from 'vitest'
import {
  listOf,
  nullOr,
  objectOf,
  oneOf,
  orElse,
  recordOf,
  someOf,
  textLike,
  textUpTo,
  wholeIn,
} from './stored-values.ts'

type Row = { name: string; cost: number; note?: string }

const text = textUpTo(5)
const row = objectOf<Row>({ name: text, cost: orElse(wholeIn(0, 10), 0) }, { note: text })

test('a whole object is read without a loss, and fields that do not belong to it are dropped', () => {
  const losses = { count: 0 }
  expect(row({ name: 'a', cost: 3, note: 'b', extra: 1 }, losses)).toEqual({ name: 'a', cost: 3, note: 'b' })
  expect(losses.count).toBe(0)
})

test('a broken optional field is left out, a broken one with a replacement is replaced, both as losses', () => {
  const losses = { count: 0 }
  expect(row({ name: 'a', cost: 1.5, note: 7 }, losses)).toEqual({ name: 'a', cost: 0 })
  expect(losses.count).toBe(2)
})

test.each([null, 7, 'row', [], {}, { cost: 1 }])('%o is no such object', (stored) => {
  expect(row(stored, { count: 0 })).toBeUndefined()
})

test('a field that only the prototype has is not read', () => {
  expect(objectOf<{ toString: string }>({ toString: text })({}, { count: 0 })).toBeUndefined()
})

test('a text beyond its limit cannot be read', () => {
  expect(text('five!', { count: 0 })).toBe('five!')
  expect(text('six!!!', { count: 0 })).toBeUndefined()
})

test('a list loses its unreadable items and what is beyond its limit', () => {
  const losses = { count: 0 }
  expect(listOf(wholeIn(0, 9), 3)([1, 'x', 2, 3, 4], losses)).toEqual([1, 2])
  expect(losses.count).toBe(3)
  expect(listOf(text, 3)({ length: 1 }, losses)).toBeUndefined()
})

test('a record keeps entries with a readable key and value, up to its limit', () => {
  const losses = { count: 0 }
  const record = recordOf(textLike(/^[a-z]$/u, 1), nullOr(wholeIn(0, 9)), 4)
  expect(record({ a: 1, b: null, C: 2, d: 'x', e: 5 }, losses)).toEqual({ a: 1, b: null })
  expect(losses.count).toBe(3)
})

test('choices are read once each, and what is none of them is a loss', () => {
  const losses = { count: 0 }
  expect(someOf(['a', 'b'])(['b', 'b', 'c', 'a'], losses)).toEqual(['b', 'a'])
  expect(losses.count).toBe(2)
  expect(oneOf([1, 2])('1', losses)).toBeUndefined()
})
