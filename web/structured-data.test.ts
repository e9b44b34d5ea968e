import { expect, test } from 'vitest'
import { knownBy } from '#domain/places/place-sources.ts'
import type { OpeningHours, PlaceSource } from '#domain/places/places.ts'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import { buildPlace } from '#testing/builders/place-examples.ts'
import { medicalClinic, placeToVisit } from './structured-data.ts'

function hoursOf(hours: OpeningHours) {
  return medicalClinic(buildClinic({ hours }), noReviews)('https://guide.example')['openingHoursSpecification']
}

const noReviews = { count: 0, average: null }

test('a clinic has the rating of its reviews, and none without them or by an editor', () => {
  const describe = (reviews: { count: number; average: number | null }) =>
    medicalClinic(buildClinic({ rating: 4.7 }), reviews)('https://guide.example')
  expect(describe(noReviews)).not.toHaveProperty('aggregateRating')
  expect(describe({ count: 3, average: 4.33 })['aggregateRating']).toMatchObject({ ratingValue: 4.33, reviewCount: 3 })
})

const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

test('hours past midnight stay as they are, and of a day that is closed nothing is said', () => {
  expect(hoursOf({ ...closed, fri: [['18:00', '02:00']] })).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Friday', opens: '18:00', closes: '02:00' },
  ])
})

test('a whole day ends a minute before midnight: with 00:00 twice it would be closed', () => {
  const saturday = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '00:00', closes: '23:59' }
  expect(hoursOf({ ...closed, sat: [['00:00', '00:00']] })).toEqual([saturday])
  const always = hoursOf('24h')
  expect(always).toHaveLength(7)
  expect(always).toContainEqual(saturday)
})

function describePlace(given: Parameters<typeof buildPlace>[0]) {
  return placeToVisit(buildPlace(given), '2026-11-24')('https://guide.example')
}

test('of a place nothing is told as a fact that its page calls unverified', () => {
  const recalled = describePlace({ cost: 0, locationQuality: 'low' })
  expect(recalled).toMatchObject({ '@type': 'TouristAttraction', name: 'Example Palace', alternateName: '예시궁' })
  for (const field of ['openingHoursSpecification', 'isAccessibleForFree', 'geo', 'image', 'aggregateRating']) {
    expect(recalled).not.toHaveProperty(field)
  }
  const checked = describePlace({ basis: 'checked', source: 'https://a.example', checkedOn: '2026-11-01', cost: 0 })
  expect(checked).toMatchObject({ isAccessibleForFree: true, geo: { latitude: 37.57 } })
  expect(checked['openingHoursSpecification']).toHaveLength(6)
  const page: PlaceSource = {
    address: 'https://a.example/hours',
    publisher: 'A',
    readOn: '2026-11-20',
    pageDate: null,
    facts: ['hours', 'closed'],
    disputes: [],
  }
  const sourced = describePlace({ ...knownBy([page]), cost: 0 })
  expect(sourced['openingHoursSpecification']).toHaveLength(6)
  expect(sourced).not.toHaveProperty('isAccessibleForFree')
  const winter = { from: '11-01', to: '02-29', hours: '24h' as const, lastEntry: null }
  expect(describePlace({ ...knownBy([page]), seasons: [winter] })).not.toHaveProperty('openingHoursSpecification')
})

test('a place to eat is a restaurant with its cuisine', () => {
  const table = describePlace({ kind: 'restaurant', cuisine: 'Cold noodles', name: { en: '', ko: '예시면옥' } })
  expect(table).toMatchObject({ '@type': 'Restaurant', servesCuisine: 'Cold noodles', name: '예시면옥' })
  expect(table).not.toHaveProperty('alternateName')
})
