import { expect, test } from 'vitest'
import type { Interest } from '#domain/places/places.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { prepareTrip } from './prepare-trip.ts'
import { countsOfShops, listDays } from './problem-days.ts'

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

test.each([
  ['2027-06-25', [1, 1, 1]],
  ['2027-05-25', [0, 0, 0]],
])('on the days from %s, %j visits with a roof are asked for: one a day in the summer rains', (startDate, roofs) => {
  const catalogue = inventCatalogue()
  const wishes = readTripWishes(askTrip(3), { names: indexPlaceNames(catalogue), treatments: [] })
  const trip = prepareTrip({ wishes: { ...wishes, startDate }, catalogue, transport: onlyStreets, seed: 1 })
  const leastOf = (kind: string) =>
    listDays(trip.parts).map(({ counts = [] }) => counts.find((count) => count.kind === kind)?.min ?? 0)
  expect(leastOf('roof')).toEqual(roofs)
})
