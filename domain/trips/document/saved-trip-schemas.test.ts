import { expect, test } from 'vitest'
import { savedTrip, savedTripName } from './saved-trip-schemas.ts'
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

test('a trip is read as the server writes it', () => {
  expect(savedTrip.parse(trip)).toEqual(trip)
})

test('a picture whose scene is gone is no picture, and the trip is read all the same', () => {
  const picture = { scene: 'a-scene-of-last-year', id: 'x' }
  expect(savedTrip.parse({ ...trip, picture })).toEqual({ ...trip, picture: null })
})

test.each([
  ['no id', { id: 'x' }],
  ['no date', { startDate: '2027-02-30' }],
  ['a version that counts nothing', { version: 0 }],
  ['a count below zero', { stops: -1 }],
  ['a moment that is none', { changedAt: 'yesterday' }],
  ['a field of somebody else', { owner: 'ana@example.com' }],
])('a trip with %s is refused', (_what, change) => {
  expect(savedTrip.safeParse({ ...trip, ...change }).success).toBe(false)
})

test('a name is cleaned, and one without visible characters or that is too long is refused', () => {
  expect(savedTripName.parse('  Spring \n in Seoul ')).toBe('Spring in Seoul')
  for (const typed of ['', ' ', '\u{200b}', 'x'.repeat(tripLimits.name + 1), 'x'.repeat(100_000), 7]) {
    expect(savedTripName.safeParse(typed).success, String(typed).slice(0, 20)).toBe(false)
  }
})
