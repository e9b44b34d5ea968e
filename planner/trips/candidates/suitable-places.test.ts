import { expect, test } from 'vitest'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { isOnlyShop } from './suitable-places.ts'

test('a street of shops is more than a shop in a quarter that was asked for, or where a guide shows it', () => {
  const street = inventRow('street', 1, { kind: 'shopping', area: 'Itaewon' })
  expect(isOnlyShop(street, { beautyTags: [], areas: [] })).toBe(true)
  expect(isOnlyShop(street, { beautyTags: [], areas: ['Itaewon'] })).toBe(false)
  expect(isOnlyShop({ ...street, headline: 2 }, { beautyTags: [], areas: [] })).toBe(false)
  expect(isOnlyShop({ ...street, tags: ['skincare'] }, { beautyTags: ['skincare'], areas: [] })).toBe(false)
})
