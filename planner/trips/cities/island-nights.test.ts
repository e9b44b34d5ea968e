import { expect, test } from 'vitest'
import type { TripStep1, TripStep2 } from '#domain/trips/answers/trips.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { shareIsland } from './island-nights.ts'
import { planBaseOf } from './trip-base.ts'

const catalogue = readCatalogue()
const { bases: stays } = readTransport()
const known = { names: indexPlaceNames(catalogue), treatments: readTreatmentTable() }
const north = stays.find(({ id }) => id === 'jeju-city')

/** The cities of the nights of a trip that would sleep in Jeju City all the time. */
function sleep(nights: number, asked: Partial<TripStep2> = {}, departure?: TripStep1['departure']): string[] {
  if (!north) throw new Error('There is no base in Jeju City.')
  const steps = askTrip(nights + 1, { areaPreferences: [], mustVisitPlaces: 'Jeju', ...asked })
  Object.assign(steps.step1, departure && { departure })
  const shared = shareIsland([planBaseOf(north)], readTripWishes(steps, known), { stays })
  return Array.from({ length: nights }, (_, night) => cityAt(shared[night] ?? shared[0]).id)
}

test('the later half of a longer stay on Jeju is in the south', () => {
  expect(sleep(4)).toEqual(['Jeju', 'Jeju', 'Seogwipo', 'Seogwipo'])
  expect(sleep(5, { nights: [{ city: 'Jeju', nights: 5 }] })).toEqual(['Jeju', 'Jeju', 'Jeju', 'Seogwipo', 'Seogwipo'])
})

test('the earlier half is in the south where a morning flight leaves the island', () => {
  expect(sleep(4, {}, { airport: 'CJU', time: '10:00' })).toEqual(['Seogwipo', 'Seogwipo', 'Jeju', 'Jeju'])
  expect(sleep(4, {}, { airport: 'CJU', time: '18:00' })).toEqual(['Jeju', 'Jeju', 'Seogwipo', 'Seogwipo'])
})

test.each<[why: string, nights: number, asked: Partial<TripStep2>]>([
  ['for three nights', 3, {}],
  ['who wants one city', 5, { cities: 'one' }],
  ['who drives', 5, { car: true }],
  ['who named Jeju City', 5, { mustVisitPlaces: 'Jeju City' }],
  ['who said where the bed is', 5, { beds: ['Jeju City'] }],
  [
    'whose nights are told town by town',
    5,
    {
      nights: [
        { city: 'Jeju', nights: 4 },
        { city: 'Seoul', nights: 1 },
      ],
    },
  ],
])('nobody moves to the south %s', (_, nights, asked) => {
  expect(new Set(sleep(nights, asked))).toEqual(new Set(['Jeju']))
})
