import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { daysOf, daysOfRegions, namedRows } from './named-days.ts'

const catalogue = readCatalogue()
const names = indexPlaceNames(catalogue)

function daysOfNamed(mustVisitPlaces: string): number[] {
  const wishes = readTripWishes(askTrip(8, { mustVisitPlaces }), { names, treatments: [] })
  const ofRegions = daysOfRegions(wishes, catalogue)
  return namedRows(wishes, catalogue).map((row) => ofRegions.get(row) ?? daysOf(row))
}

test('a named city of many great sights takes a day and a half, a small one as long as a sight there', () => {
  expect(daysOfNamed('Gyeongju')).toEqual([1.5])
  const [small = 0] = daysOfNamed('Gapyeong')
  expect(small).toBeGreaterThanOrEqual(0.5)
  expect(small).toBeLessThan(1.5)
})

test('a named sight takes half a day at least, and its visit with the ways where that is longer', () => {
  expect(daysOfNamed('Cheomseongdae Observatory')).toEqual([0.5])
  const longest = catalogue.map((row) => daysOf({ ...row, visitMinutes: 330 }))
  expect(new Set(longest)).toEqual(new Set([0.8]))
})
