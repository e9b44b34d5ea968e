import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { plainTrip } from '#testing/trip-documents.ts'
import {
  readCurrentTrip,
  readSavedTrip,
  readSavedTrips,
  readTripToken,
  readWholeTrip,
  savedTripName,
} from './saved-trip-schemas.ts'
import { tripLimits } from './saved-trips.ts'

const trip = {
  id: '0b2fd1b4-6f7c-4f6e-9a57-1f6d3c2b1a01',
  name: 'Spring',
  stays: [{ city: { en: 'Seoul', ko: '서울' }, nights: 1 }],
  stops: 14,
  picture: { scene: 'palace', id: 'gyeongbokgung' },
  keepsTreatments: false,
  startDate: '2027-05-03',
  endDate: '2027-05-04',
  version: 1,
  changedAt: '2026-05-01T09:00:00.000Z',
  link: { showsClinics: false },
  calendar: null,
  deletedAt: null,
}

test('a list of trips and one trip are read as the server sends them', () => {
  expect(readSavedTrips({ trips: [trip] })).toEqual([trip])
  expect(readSavedTrip(trip)).toEqual(trip)
})

test('a picture whose scene is gone is no picture, and the trip is read all the same', () => {
  expect(readSavedTrip({ ...trip, picture: { scene: 'a-scene-of-last-year', id: 'x' } })).toEqual({
    ...trip,
    picture: null,
  })
})

test.each([
  ['no id', { id: 'x' }],
  ['no date', { startDate: '2027-02-30' }],
  ['a version that counts nothing', { version: 0 }],
  ['a count below zero', { stops: -1 }],
  ['a moment that is none', { changedAt: 'yesterday' }],
  ['a field of somebody else', { owner: 'ana@example.com' }],
])('an answer with %s is not read as a trip', (_what, change) => {
  expect(() => readSavedTrip({ ...trip, ...change })).toThrow(z.core.$ZodError)
  expect(() => readSavedTrips({ trips: [{ ...trip, ...change }] })).toThrow(z.core.$ZodError)
})

test('a trip whose document has another format is read without it', () => {
  expect(readWholeTrip({ trip, document: plainTrip() })).toEqual({ trip, document: plainTrip() })
  expect(readWholeTrip({ trip, document: { ...plainTrip(), format: 2 } })).toEqual({ trip, document: null })
})

test('a refusal holds the current trip only after a conflict of versions', () => {
  expect(readCurrentTrip({ code: 'trips.changed', current: trip })).toEqual(trip)
  for (const body of [{ code: 'trips.not_found' }, { current: { id: 'x' } }, null, 'text']) {
    expect(readCurrentTrip(body)).toBeNull()
  }
})

test('a token is a text', () => {
  expect(readTripToken({ token: 'abc' })).toBe('abc')
  expect(() => readTripToken({ token: 7 })).toThrow(z.core.$ZodError)
})

test('a name is cleaned, and one without visible characters or that is too long is refused', () => {
  expect(savedTripName.parse('  Spring \n in Seoul ')).toBe('Spring in Seoul')
  for (const typed of ['', ' ', '\u{200b}', 'x'.repeat(tripLimits.name + 1), 'x'.repeat(100_000), 7]) {
    expect(savedTripName.safeParse(typed).success, String(typed).slice(0, 20)).toBe(false)
  }
})
