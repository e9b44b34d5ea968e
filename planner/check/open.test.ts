import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCalendarDate } from '#domain/korea/calendar-dates.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { OpeningHours, OpenInterval, PlaceKind } from '#domain/places/places.ts'
import { type PlanPlace, type PlanStop, type StopKind, stopKinds } from '#domain/trips/plan/plans.ts'
import { dayOf, insertStop, judgeTrip, lawfulTrip, stopOf, toldOf, violationsOf } from '#testing/trips/checked-trips.ts'
import { inventRow, type Trip } from '#testing/trips/lawful-trip.ts'
import { checkOpen, opensBetween } from './open.ts'

function week(intervals: OpenInterval[], others = intervals): OpeningHours {
  return { mon: intervals, tue: others, wed: others, thu: others, fri: others, sat: others, sun: others }
}

/** One visit on Monday, 3 May 2027, at a place with these hours. */
function visitTrip(hours: Partial<PlanPlace>, arrive: string, leave: string, facts: Partial<PlanStop> = {}): Trip {
  const trip = lawfulTrip({}, {}, 1)
  trip.catalogue.push(inventRow('place', 1, hours))
  dayOf(trip).stops = []
  insertStop(trip, { placeId: 'place', kind: 'attraction', arrive, leave, ...facts })
  return trip
}

const nine: OpenInterval[] = [['09:00', '18:00']]

test.each([
  ['09:00', '18:00', 0],
  ['08:59', '18:00', 1],
  ['09:00', '18:01', 1],
  ['18:00', '18:00', 0],
  ['18:01', '18:01', 1],
])('a place that is open from 09:00 to 18:00 is visited from %s to %s: %i fault', (arrive, leave, faults) => {
  const trip = visitTrip({ hours: week(nine, []) }, arrive, leave)
  const told = { rule: 'open', day: 0, code: 'not_open', name: 'The place house', arrive, leave, hours: nine }
  expect(toldOf(checkOpen, trip)).toEqual(faults > 0 ? [told] : [])
})

test('a stay lies in one opening, and may end where a break begins', () => {
  const hours = week([
    ['09:00', '12:00'],
    ['13:00', '18:00'],
  ])
  for (const [arrive, leave, faults] of [
    ['11:00', '12:00', 0],
    ['13:00', '14:00', 0],
    ['11:00', '12:01', 1],
    ['12:59', '14:00', 1],
    ['11:30', '13:30', 1],
  ] as const)
    expect(violationsOf(checkOpen, visitTrip({ hours }, arrive, leave))).toHaveLength(faults)
})

test.each([
  ['17:00', 0],
  ['17:01', 1],
])('with the last entry at 17:00 one who comes at %s makes %i fault', (arrive, faults) => {
  const trip = visitTrip({ hours: week(nine), lastEntry: '17:00' }, arrive, '18:00')
  const told = { rule: 'open', day: 0, code: 'after_last_entry', name: 'The place house', arrive, lastEntry: '17:00' }
  expect(toldOf(checkOpen, trip)).toEqual(faults > 0 ? [told] : [])
})

test('a visit that begins after the last entry and ends too late is reported with the hours', () => {
  const trip = visitTrip({ hours: week(nine), lastEntry: '17:00' }, '17:30', '18:30')
  expect(toldOf(checkOpen, trip)).toMatchObject([{ code: 'not_open', hours: nine }])
})

test.each([
  ['25:00', '26:00', 0],
  ['25:00', '26:01', 1],
  ['17:59', '19:00', 1],
])('a visit from %s to %s at a place that opens until two at night: %i fault', (arrive, leave, faults) => {
  const trip = visitTrip({ hours: week([['18:00', '02:00']]) }, arrive, leave)
  expect(violationsOf(checkOpen, trip)).toHaveLength(faults)
})

test('a visit may go past midnight at a place that never closes, and not when its hours of the date end there', () => {
  expect(violationsOf(checkOpen, visitTrip({ hours: '24h' }, '23:00', '29:00'))).toEqual([])
  const special = { hours: '24h' as const, exceptions: { '2027-05-03': [['00:00', '00:00'] as const] } }
  const whole: Partial<PlanPlace> = { ...special, exceptions: { '2027-05-03': [['00:00', '00:00']] } }
  expect(violationsOf(checkOpen, visitTrip(whole, '23:00', '24:00'))).toEqual([])
  expect(violationsOf(checkOpen, visitTrip(whole, '23:00', '24:01'))).toHaveLength(1)
})

test.each<[string, Partial<PlanPlace>, object]>([
  ['its weekday', { hours: week([], nine) }, { code: 'closed_on_weekday', weekday: 'mon' }],
  ['a holiday', { closed: ['2027-05-03'] }, { code: 'closed_on_date', date: '2027-05-03' }],
  ['other hours of none', { exceptions: { '2027-05-03': [] } }, { code: 'closed_on_date', date: '2027-05-03' }],
  [
    'a holiday with other hours',
    { closed: ['2027-05-03'], exceptions: { '2027-05-03': nine } },
    { code: 'closed_on_date' },
  ],
])('a place that is closed on %s is told with why', (_, facts, told) => {
  expect(toldOf(checkOpen, visitTrip(facts, '10:00', '11:00'))).toMatchObject([
    { rule: 'open', day: 0, name: 'The place house', ...told },
  ])
})

test('hours of other dates and other weekdays close nothing', () => {
  const others = { closed: ['2027-05-02', '2027-05-04'], exceptions: { '2027-05-04': [] }, hours: week(nine, []) }
  expect(violationsOf(checkOpen, visitTrip(others, '10:00', '11:00'))).toEqual([])
})

test('unknown hours are said on the stop, known ones are not, and unknown ones close nothing', () => {
  const unknown = { hours: null }
  expect(violationsOf(checkOpen, visitTrip(unknown, '05:00', '29:00', { hoursUnknown: true }))).toEqual([])
  expect(violationsOf(checkOpen, visitTrip(unknown, '10:00', '11:00'))).toEqual([
    'The place house on 2027-05-03 has unknown hours, and the stop does not say so.',
  ])
  expect(violationsOf(checkOpen, visitTrip({}, '10:00', '11:00', { hoursUnknown: true }))).toEqual([
    'The place house on 2027-05-03 says that its hours are unknown, and they are known.',
  ])
})

const fitting: Partial<Record<StopKind, PlaceKind[]>> = {
  attraction: ['attraction', 'beauty', 'spa', 'market', 'street-food'],
  shopping: ['shopping', 'market', 'beauty'],
  nightlife: ['nightlife'],
  meal: ['restaurant', 'cafe', 'street-food', 'market'],
  cafe: ['cafe'],
  consultation: ['clinic'],
  treatment: ['clinic'],
  checkup: ['clinic'],
}
const rowKinds: PlaceKind[] = [
  'attraction',
  'shopping',
  'nightlife',
  'restaurant',
  'cafe',
  'street-food',
  'market',
  'beauty',
  'spa',
  'lodging',
  'clinic',
]

test.each(Object.entries(fitting))('a stop of kind %s is a row of kind %j and of no other', (kind, kinds) => {
  const found = rowKinds.filter((rowKind) => {
    const trip = visitTrip({ kind: rowKind }, '10:00', '11:00')
    Object.assign(stopOf(trip, 'place'), { kind })
    return violationsOf(checkOpen, trip).length === 0
  })
  expect(found.toSorted()).toEqual(kinds.toSorted())
})

test.each(stopKinds.filter((kind) => !fitting[kind]))('a stop of kind %s names no place', (kind) => {
  const trip = visitTrip({}, '10:00', '11:00', { kind })
  expect(violationsOf(checkOpen, trip)).toEqual([`The place house on 2027-05-03 is a ${kind} and names a place.`])
  Object.assign(stopOf(trip, 'place'), { placeId: null })
  expect(violationsOf(checkOpen, trip)).toEqual([])
})

test('a stop without a place and one that no row has are caught', () => {
  const trip = lawfulTrip()
  Object.assign(stopOf(trip, 'sight-0'), { placeId: null })
  Object.assign(stopOf(trip, 'sight-1'), { placeId: 'nowhere' })
  expect(violationsOf(checkOpen, trip)).toEqual([
    'attraction on 2027-05-03 is no row of the catalogue.',
    'nowhere on 2027-05-03 is no row of the catalogue.',
  ])
})

test('a place that has closed for good is told, whatever its hours are', () => {
  const trip = visitTrip({ permanentlyClosed: true }, '10:00', '11:00')
  expect(toldOf(checkOpen, trip)).toEqual([{ rule: 'open', day: 0, code: 'closed_for_good', name: 'The place house' }])
})

test('hours count as unverified where they are recalled or unknown, and not where they were checked', () => {
  const count = (facts: Partial<PlanPlace>) =>
    judgeTrip(checkOpen, visitTrip(facts, '10:00', '11:00', { hoursUnknown: facts.hours === null })).onUnverifiedFacts
  expect([count({}), count({ basis: 'checked' }), count({ hours: null })]).toEqual([1, 0, 1])
  expect(count({ hours: '24h', access: 'tour', basis: 'checked' })).toBe(1)
})

test('hours are not judged on a day without a date', () => {
  const trip = visitTrip({ hours: week([]) }, '10:00', '11:00')
  dayOf(trip).date = 'Monday'
  expect(violationsOf(checkOpen, trip)).toEqual([])
})

test('a place opens between two days, both counted, when it opens on one of them or nobody knows', () => {
  const opens = (facts: Partial<PlanPlace>, from: string, to: string) =>
    opensBetween(inventRow('place', 1, facts), parseCalendarDate(from) ?? 0, parseCalendarDate(to) ?? 0)
  const mondays = { hours: week(nine, []) }
  expect(opens(mondays, '2027-05-03', '2027-05-03')).toBe(true)
  expect(opens(mondays, '2027-05-04', '2027-05-09')).toBe(false)
  expect(opens(mondays, '2027-05-04', '2027-05-10')).toBe(true)
  expect(opens(mondays, '2027-05-02', '2027-05-03')).toBe(true)
  expect(opens({ hours: null }, '2027-05-04', '2027-05-04')).toBe(true)
  expect(opens({ hours: null, closed: ['2027-05-04'] }, '2027-05-04', '2027-05-04')).toBe(false)
})

test('a stay is lawful exactly when one opening holds it', () => {
  const minutes = fc.integer({ min: 6 * 60, max: 23 * 60 })
  fc.assert(
    fc.property(minutes, minutes, minutes, fc.integer({ min: 0, max: 240 }), (one, other, arrive, stay) => {
      fc.pre(one !== other)
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const trip = visitTrip(
        { hours: week([[planClockOf(from), planClockOf(to)]]) },
        planClockOf(arrive),
        planClockOf(arrive + stay),
      )
      const { leave } = stopOf(trip, 'place')
      const isOpen = arrive >= from && minutesOfPlanClock(leave) <= to
      expect(violationsOf(checkOpen, trip)).toHaveLength(isOpen ? 0 : 1)
    }),
    { numRuns: 150 },
  )
})
