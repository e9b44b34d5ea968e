import { expect, test } from 'vitest'
import type { Interest } from '#domain/places/places.ts'
import { countsOfShops } from './problem-days.ts'

/** The most shops on each of the first six days. */
function shopsOf(...interests: Interest[]): number[] {
  return Array.from({ length: 6 }, (_, day) => {
    return countsOfShops({ interests }, day).find(({ kind }) => kind === 'store')?.max ?? Infinity
  })
}

test('whoever did not come to shop goes to one shop on every third day', () => {
  expect(shopsOf('culture')).toEqual([0, 1, 0, 0, 1, 0])
  expect(shopsOf('beauty')).toEqual([0, 1, 0, 0, 1, 0])
  expect(shopsOf('shopping', 'culture')).toEqual(Array.from({ length: 6 }, () => Infinity))
})

test('whoever came to shop, and for something else, leaves time for that', () => {
  const mostOf = (...interests: Interest[]) => countsOfShops({ interests }, 0).map(({ kind, max }) => [kind, max])
  expect(mostOf('shopping')).toEqual([['shopping', 4]])
  expect(mostOf('shopping', 'nature')).toEqual([['shopping', 3]])
})
