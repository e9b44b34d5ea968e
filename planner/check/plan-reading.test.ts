import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airportBase } from '#domain/korea/airports.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import { type StopKind, stopKinds } from '#domain/trips/plan/plans.ts'
import { dayOf, insertStop, lawfulTrip, northOf, rowOf, stopOf } from '#testing/trips/checked-trips.ts'
import { lawfulCities } from '#testing/trips/lawful-cities.ts'
import { caseOf, inventRow, type Trip } from '#testing/trips/lawful-trip.ts'
import {
  isClinicVisit,
  isCutShort,
  isMealPlace,
  isSight,
  metresBetween,
  metresToBases,
  needsPlace,
  type ReadDay,
  type ReadStop,
  readPlan,
  waysOf,
} from './plan-reading.ts'

function readDay(trip: Trip, index = 0): ReadDay {
  const day = readPlan(caseOf(trip)).days[index]
  if (!day) throw new Error(`no day ${index}`)
  return day
}

function readStop(trip: Trip, index: number, day = 0): ReadStop {
  const stop = readDay(trip, day).stops[index]
  if (!stop) throw new Error(`no stop ${index}`)
  return stop
}

test('each stop is laid beside its row, its day, its minutes and where one comes from', () => {
  const trip = lawfulTrip()
  const [before, row] = [rowOf(trip, 'sight-4'), rowOf(trip, 'sight-5')]
  expect(readStop(trip, 1, 1)).toMatchObject({
    day: 1,
    row,
    arrive: 10 * 60 + 50,
    leave: 11 * 60 + 50,
    at: row,
    from: before,
    name: 'The sight-5 house on 2027-05-04',
    title: 'The sight-5 house',
  })
  expect(readStop(trip, 0, 1).from).toEqual(dayOf(trip, 1).from)
})

test('a stop that is no row is nowhere, and has the name that it gives itself', () => {
  const trip = lawfulTrip()
  Object.assign(stopOf(trip, 'sight-0'), { placeId: 'nowhere' })
  expect(readStop(trip, 0)).toMatchObject({ row: null, at: null, name: 'nowhere on 2027-05-03', title: 'attraction' })
  expect(readStop(trip, 1).from).toBeNull()
  const move = insertStop(trip, { placeId: null, kind: 'transfer', name: 'KTX', arrive: '20:00', leave: '20:15' })
  expect(readStop(trip, 7)).toMatchObject({ at: null, name: 'transfer on 2027-05-03', title: 'KTX' })
  Object.assign(move, { lat: 35, lng: 129 })
  expect(readStop(trip, 7).at).toEqual({ lat: 35, lng: 129 })
})

test('one rests where one is, and the luggage is at the base until a move takes it along', () => {
  const trip = lawfulTrip()
  const busan = { name: 'Busan', lat: 35.1, lng: 129 }
  dayOf(trip).to = busan
  const kinds: [StopKind, object][] = [
    ['rest', {}],
    ['lodging', {}],
    ['transfer', { lat: 35.2, lng: 129.1 }],
    ['lodging', {}],
    ['lodging', { lat: 35.3, lng: 129.2 }],
  ]
  for (const [kind, at] of kinds) insertStop(trip, { placeId: null, kind, arrive: '20:00', leave: '20:00', ...at })
  const points = readDay(trip)
    .stops.slice(7)
    .map(({ at }) => at && [at.lat, at.lng])
  const { from } = dayOf(trip)
  const grill = rowOf(trip, 'grill-0')
  expect(points).toEqual([
    [grill.lat, grill.lng],
    [from.lat, from.lng],
    [35.2, 129.1],
    [busan.lat, busan.lng],
    [35.3, 129.2],
  ])
  expect(readDay(trip).end).toEqual({ lat: 35.3, lng: 129.2 })
})

test('an empty day ends where it begins', () => {
  const trip = lawfulTrip()
  dayOf(trip).stops = []
  expect(readDay(trip).end).toEqual(dayOf(trip).from)
})

test('the ways of a day lead from stop to stop, and the last one to where the day ends', () => {
  const trip = lawfulTrip()
  const ways = waysOf(readDay(trip))
  expect(ways.map(({ name }) => name).slice(-2)).toEqual([
    'the way to The grill-0 house on 2027-05-03',
    'the way back on 2027-05-03',
  ])
  expect(ways.map(({ leg }) => leg)).toEqual([...dayOf(trip).stops.map(({ leg }) => leg), dayOf(trip).returnLeg])
  for (const [index, { from }] of ways.entries())
    expect(from).toEqual(index === 0 ? dayOf(trip).from : ways[index - 1]?.to)
  expect(ways.at(-1)?.to).toEqual(dayOf(trip).to)
})

test.each([
  ['05:00', 300],
  ['29:00', 1740],
  ['04:59', Number.NaN],
  ['29:01', Number.NaN],
  ['19:60', Number.NaN],
  ['9:00', Number.NaN],
  ['30:00', Number.NaN],
  [' 09:00', Number.NaN],
])('the clock %j is read as %d minutes', (clock, minutes) => {
  const trip = lawfulTrip()
  stopOf(trip, 'sight-0').arrive = clock
  expect(readStop(trip, 0).arrive).toBe(minutes)
})

test('the kinds of stops that are sights, visits to clinics, and places at all', () => {
  const kindsOf = (fits: (stop: ReadStop) => boolean) => {
    const trip = lawfulTrip()
    return stopKinds.filter((kind) => {
      stopOf(trip, 'sight-0').kind = kind
      return fits(readStop(trip, 0))
    })
  }
  expect(kindsOf(isSight)).toEqual(['attraction', 'shopping', 'nightlife'])
  expect(kindsOf(isClinicVisit)).toEqual(['consultation', 'treatment', 'checkup'])
  expect(kindsOf((stop) => !needsPlace(stop))).toEqual(['rest', 'lodging', 'transfer'])
})

test('meals are served at restaurants, cafes, markets and streets of food', () => {
  const serving = (
    ['restaurant', 'cafe', 'street-food', 'market', 'attraction', 'nightlife', 'lodging'] as const
  ).filter((kind) => isMealPlace(inventRow('place', 1, { kind })))
  expect(serving).toEqual(['restaurant', 'cafe', 'street-food', 'market'])
})

test('the nearest base is one of any night or end of a day', () => {
  const trip = lawfulTrip()
  const reading = () => readPlan(caseOf(trip))
  const far = northOf(trip.plan.base, 50_000)
  expect(metresToBases(reading(), far)).toBeCloseTo(50_000, 3)
  dayOf(trip, 1).to = { name: 'North', ...northOf(trip.plan.base, 49_000) }
  expect(metresToBases(reading(), far)).toBeCloseTo(1000, 3)
  dayOf(trip, 1).from = { name: 'North', ...northOf(trip.plan.base, 49_900) }
  expect(metresToBases(reading(), far)).toBeCloseTo(100, 3)
})

function cutShort(trip: Trip): boolean[] {
  const reading = readPlan(caseOf(trip))
  return reading.days.map((day) => isCutShort(day, reading))
}

test('the days of flights and of moves are cut short, and no others', () => {
  expect(cutShort(lawfulTrip({}, {}, 3))).toEqual([false, false, false])
  const trip = lawfulTrip({}, {}, 3)
  trip.steps.step1.arrival = { airport: 'ICN', time: '09:00' }
  expect(cutShort(trip)).toEqual([true, false, false])
  trip.steps.step1.departure = { airport: 'ICN', time: '09:00' }
  expect(cutShort(trip)).toEqual([true, false, true])
  insertStop(trip, { placeId: null, kind: 'transfer', arrive: '20:00', leave: '20:15' }, { day: 1 })
  expect(cutShort(trip)).toEqual([true, true, true])
  expect(cutShort(lawfulCities())).toEqual([true, true, true, true, true])
})

test('the day before a departure is cut short where one goes to the airport in its evening', () => {
  const trip = lawfulTrip({}, {}, 4)
  trip.steps.step1.departure = { airport: 'ICN', time: '06:00' }
  dayOf(trip, 2).to = airportBase('ICN')
  dayOf(trip, 1).to = airportBase('ICN')
  expect(cutShort(trip)).toEqual([false, false, true, true])
  dayOf(trip, 2).to = { name: 'Next door', ...northOf(dayOf(trip, 2).from, 999) }
  expect(cutShort(trip)).toEqual([false, false, false, true])
})

test('metres between two points are those of the planner, the same both ways, and none from a point to itself', () => {
  const point = fc.record({
    lat: fc.double({ min: 33, max: 39, noNaN: true }),
    lng: fc.double({ min: 124, max: 132, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (one, other) => {
      expect(metresBetween(one, other)).toBeCloseTo(straightMetres(one, other), 3)
      expect(metresBetween(one, other)).toBeCloseTo(metresBetween(other, one), 6)
      expect(metresBetween(one, one)).toBe(0)
    }),
  )
})
