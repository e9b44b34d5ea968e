import { expect, test } from 'vitest'
import { airportBase } from '#domain/korea/airports.ts'
import { privateTime } from '#domain/trips/plan/private-stops.ts'
import type { PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { storyOf } from '#testing/trips/trip-words.ts'

/**
 * The first stop of the first day (Monday, 3 May 2027, from 09:30 to 10:30), with changes of the stop and of its
 * place.
 */
function firstStop(stop: Partial<PlanStop>, place: Partial<TripPlace> = {}) {
  const document = plainTrip()
  const [day] = document.plan.days
  const [first] = day?.stops ?? []
  const row = document.places['sight-0']
  if (!day || !first || !row) throw new Error('expected a first stop')
  day.stops[0] = { ...first, ...stop }
  document.places['sight-0'] = { ...row, ...place }
  const told = storyOf(document).days[0]?.stops[0]
  if (!told) throw new Error('expected it to be told')
  return told
}

test('the interval around the stay is told with its last entry', () => {
  const monday: TripPlace['hours'] = {
    mon: [
      ['09:00', '12:00'],
      ['13:00', '18:00'],
    ],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
  }
  expect(firstStop({}, { hours: monday, lastEntry: '11:30' }).opening).toEqual({
    from: '09:00',
    to: '12:00',
    lastEntry: '11:30',
  })
  // A last entry in the afternoon says nothing of the morning.
  expect(firstStop({}, { hours: monday, lastEntry: '17:00' }).opening).toEqual({
    from: '09:00',
    to: '12:00',
    lastEntry: null,
  })
})

test('a move to another city is a journey, and the ride from an airport into its own is none', () => {
  const document = plainTrip()
  const [day] = document.plan.days
  const [first] = day?.stops ?? []
  if (!day || !first) throw new Error('expected a first stop')
  const leg = { mode: 'train' as const, minutes: 74, metres: 62_000, cost: 4500 }
  day.stops = [{ ...first, kind: 'transfer', placeId: null, leg }]
  expect(storyOf(document).days[0]?.hasJourney).toBe(true)
  day.from = airportBase('ICN')
  expect(storyOf(document).days[0]?.hasJourney).toBe(false)
})

test('blossom is told of a stop on a day of it, and no bathing', () => {
  const blossom = [{ from: '05-01', to: '05-10', what: 'blossom' }]
  expect(firstStop({}, { seasonBest: blossom }).place?.trees).toBe('blossom')
  expect(firstStop({}, { seasonBest: [{ from: '05-04', to: '05-10', what: 'blossom' }] }).place?.trees).toBeNull()
  expect(firstStop({}, { seasonBest: [{ from: '05-01', to: '05-10', what: 'bathing' }] }).place?.trees).toBeNull()
})

test('other hours on the date go before those of its weekday', () => {
  expect(firstStop({}, { exceptions: { '2027-05-03': [['09:30', '10:30']] } }).opening).toMatchObject({
    from: '09:30',
    to: '10:30',
  })
})

test.each([
  [{ hours: '24h' as const }],
  [{ hours: null }],
  [{ closed: ['2027-05-03'] }],
  [{ exceptions: { '2027-05-03': [['10:00', '22:00'] as const] } }],
])('without an interval around the stay there is none: %j', (place) => {
  expect(firstStop({}, place).opening).toBeNull()
})

test('hours are unknown, unconfirmed or confirmed', () => {
  expect(firstStop({ hoursUnknown: true }).hours).toBe('unknown')
  expect(firstStop({}, { basis: 'recalled' }).hours).toBe('unconfirmed')
  expect(firstStop({}, { basis: 'checked' }).hours).toBe('confirmed')
})

test.each([
  [{ area: 'Hongdae' as const }, 'Hongdae'],
  [{ area: null, district: { en: 'Jongno-gu, Seoul', ko: '종로구' } }, ''],
  [{ area: null, district: { en: 'Gapyeong-gun, Gyeonggi', ko: '가평군' } }, 'Gapyeong'],
  [{ area: null, district: { en: 'Gyeongju', ko: '경주시' } }, 'Gyeongju'],
])('the quarter of %j is %j', (place, quarter) => {
  expect(firstStop({}, place).place?.quarter).toBe(quarter)
})

test('a place that only a tour leads to is told as such', () => {
  expect(firstStop({}, { access: 'tour' }).place?.isTour).toBe(true)
  expect(firstStop({}, { access: 'booking' }).place?.isTour).toBe(false)
})

test('a station is told as on its sign, unless that holds the name of a place outside of the plan', () => {
  expect(firstStop({}, { station: 'Anguk' }).place?.stationKo).toBe('안국역')
  expect(firstStop({}, { station: 'Nowhere at all' }).place?.stationKo).toBeNull()
  const document = plainTrip()
  const [row, left] = [document.places['sight-0'], document.places['sight-69']]
  if (!row || !left) throw new Error('expected both')
  document.places['sight-0'] = { ...row, station: 'Gyeongbokgung' }
  document.places['sight-69'] = { ...left, name: { en: 'Gyeongbokgung Palace', ko: '경복궁' } }
  expect(storyOf(document).days[0]?.stops[0]?.place?.stationKo).toBeNull()
})

test('a description without a sentence for the season keeps its first', () => {
  expect(firstStop({}, { description: 'In winter it snows. In autumn leaves fall.' }).place?.sentences).toEqual([
    'In winter it snows.',
  ])
})

test('of a hidden visit only the time is told', () => {
  const told = firstStop({ placeId: null, kind: 'rest', name: privateTime, because: [] })
  expect(told).toMatchObject({ isPrivate: true, name: '', place: null, arrive: '09:30', leave: '10:30' })
  expect(firstStop({ placeId: null, kind: 'rest', name: 'Rest' })).toMatchObject({ isPrivate: false, name: 'Rest' })
})

test('a price that is not known is marked', () => {
  expect(firstStop({ costUnknown: true }).costUnknown).toBe(true)
  expect(firstStop({}).costUnknown).toBe(false)
})
