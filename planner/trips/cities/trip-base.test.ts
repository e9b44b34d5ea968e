import { expect, test } from 'vitest'
import { airportPlaces } from '#domain/korea/airports.ts'
import type { Point } from '#domain/korea/distances.ts'
import type { PlanLeg, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { StayBase } from '#domain/korea/transport.ts'
import type { TripStep1, TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes, type TripWishes } from '#domain/wishes/trip-wishes.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { northOf } from '#testing/trips/checked-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import {
  baseOfArrival,
  chooseBase,
  cityOfAirport,
  inRegion,
  planBaseOf,
  staysIn,
  townOf,
  usualBase,
} from './trip-base.ts'

const seoul = { lat: 37.5636, lng: 126.985 }
const gyeongju = { lat: 35.836, lng: 129.21 }
const busan: Point = airportPlaces.PUS

// Nobody gets farther than 100 km in the two hours of a day trip.
function legOf(from: Point, to: Point): PlanLeg {
  const metres = Math.hypot((to.lat - from.lat) * 111_200, (to.lng - from.lng) * 88_400)
  return { mode: 'bus', minutes: Math.round((metres / 100_000) * 120), metres, cost: 0 }
}

/** So many sights around a point, of which the first are restaurants. */
function rowsAround(
  id: string,
  point: Point,
  count: number,
  tables: number,
  facts: Partial<PlanPlace> = {},
): PlanPlace[] {
  return Array.from({ length: count }, (_, index) =>
    inventRow(`${id}-${index}`, 0, {
      ...northOf(point, (index - count / 2) * 100),
      area: null,
      kind: index < tables ? 'restaurant' : 'attraction',
      ...facts,
    }),
  )
}

function stay(name: string, { lat, lng }: Point): StayBase {
  const quarter = { en: name, ko: name }
  return { id: name, city: quarter, quarter, lat, lng, arrival: { id: name, kind: 'train', name: quarter, lat, lng } }
}

const capital = rowsAround('seoul', seoul, 40, 12, { area: 'Myeongdong' })
const north = { province: 'North Gyeongsang' as const, district: { en: 'Gyeongju-si', ko: '경주시' } }
const towns = rowsAround('gyeongju', gyeongju, 40, 12, north)
const catalogue = [...capital, ...towns]

type Asked = Partial<TripStep2> & Pick<TripStep1, 'arrival'> & { days?: number }

function wishesOf({ days = 4, arrival, ...asked }: Asked = {}, rows: readonly PlanPlace[] = catalogue): TripWishes {
  const steps = askTrip(days, { areaPreferences: [], ...asked })
  Object.assign(steps.step1, arrival && { arrival })
  return readTripWishes(steps, { names: indexPlaceNames(rows), treatments: [] })
}

function baseOf(asked: Asked, rows: readonly PlanPlace[] = catalogue, stays: readonly StayBase[] = []): string {
  return chooseBase(wishesOf(asked, rows), { catalogue: rows, stays }, legOf).name
}

test('a trip without an area stays in Myeongdong', () => {
  const base = chooseBase(wishesOf(), { catalogue, stays: [] }, legOf)
  expect(base.name).toBe('Myeongdong')
  expect(base.lat).toBeCloseTo(seoul.lat, 2)
  expect(usualBase({ catalogue: [] })).toEqual({ name: 'Myeongdong', ...seoul })
})

test('a single far place does not move the middle of an area', () => {
  const moved = [...catalogue, inventRow('stray', 0, { area: 'Myeongdong', lat: 38.5 })]
  expect(usualBase({ catalogue: moved }).lat).toBeCloseTo(usualBase({ catalogue }).lat, 2)
})

test('the first chosen area is the base, whatever was named, and one without places is none', () => {
  const gangnam = rowsAround('gangnam', { lat: 37.498, lng: 127.028 }, 3, 1, { area: 'Gangnam' })
  const rows = [...catalogue, ...gangnam]
  expect(baseOf({ areaPreferences: ['Gangnam', 'Myeongdong'], mustVisitPlaces: 'The gyeongju-20 house' }, rows)).toBe(
    'Gangnam',
  )
  expect(baseOf({ areaPreferences: ['Gangnam'] })).toBe('Myeongdong')
})

test('one stays where the clinic of an operation is, and where one likes for a treatment of the skin', () => {
  const gangnam = rowsAround('gangnam', { lat: 37.498, lng: 127.028 }, 3, 1, { area: 'Gangnam' })
  const rows = [...catalogue, ...gangnam]
  const baseFor = (told: Partial<TripStep3>) => {
    const own = { treatmentOn: '2027-05-06', ownClinic: { at: '10:00', area: 'Gangnam' as const } }
    const steps = askTrip(12, { areaPreferences: [] }, { beautyInterest: 'interested', ...own, ...told })
    const wishes = readTripWishes(steps, { names: indexPlaceNames(rows), treatments: readTreatmentTable() })
    return chooseBase(wishes, { catalogue: rows, stays: [] }, legOf).name
  }
  expect(baseFor({ beautyCategories: ['Plastic Surgery'], plasticSurgeryType: 'rhinoplasty' })).toBe('Gangnam')
  expect(baseFor({ beautyCategories: ['Skin Treatment'], plasticSurgeryType: 'laser toning' })).toBe('Myeongdong')
})

test('one stays near what was named, in the quarter where visitors stay or else in its town', () => {
  expect(baseOf({ mustVisitPlaces: 'The gyeongju-20 house' })).toBe('Gyeongju')
  const quarter = stay('Hwangnam-dong', northOf(gyeongju, 2000))
  expect(baseOf({ mustVisitPlaces: 'The gyeongju-20 house' }, catalogue, [quarter])).toBe('Hwangnam-dong')
  const far = stay('Elsewhere', northOf(gyeongju, 51_000))
  expect(baseOf({ mustVisitPlaces: 'The gyeongju-20 house' }, catalogue, [far])).toBe('Gyeongju')
})

test('one stays where most of what was named is, and where one lands where as much is', () => {
  expect(baseOf({ mustVisitPlaces: 'The gyeongju-20 house, The seoul-20 house' })).toBe('Myeongdong')
  expect(baseOf({ mustVisitPlaces: 'The gyeongju-20 house, The seoul-20 house, The gyeongju-30 house' })).toBe(
    'Gyeongju',
  )
})

test('nobody sleeps elsewhere for what is a day trip away', () => {
  const suburb = rowsAround('suburb', northOf(seoul, 60_000), 40, 12, north)
  expect(baseOf({ mustVisitPlaces: 'The suburb-20 house' }, [...catalogue, ...suburb])).toBe('Myeongdong')
})

// Eight places and two tables for each day, of four days at the most.
test.each([
  [1, 8, 2, true],
  [1, 7, 2, false],
  [1, 8, 1, false],
  [4, 32, 8, true],
  [4, 31, 8, false],
  [4, 32, 7, false],
  [9, 32, 8, true],
])('for %i days a town of %i places with %i tables is one to stay in: %s', (days, count, tables, isEnough) => {
  const rows = [...capital, ...rowsAround('gyeongju', gyeongju, count, tables, north)]
  expect(baseOf({ days, mustVisitPlaces: 'The gyeongju-0 house' }, rows)).toBe(isEnough ? 'Gyeongju' : 'Myeongdong')
})

test('a region that was named is a place to stay as well', () => {
  expect(baseOf({ mustVisitPlaces: 'Gyeongju' })).toBe('Gyeongju')
  const quarter = stay('Hwangnam-dong', northOf(gyeongju, 1000))
  expect(baseOf({ mustVisitPlaces: 'Gyeongju' }, catalogue, [quarter])).toBe('Hwangnam-dong')
})

test('a trip that lands outside of the capital stays in the city of the airport when that has enough places', () => {
  const rows = [...catalogue, ...rowsAround('busan', busan, 40, 12)]
  const arrival = { airport: 'PUS', time: '09:00' } as const
  const facts = { catalogue: rows, stays: [] }
  expect(baseOfArrival(wishesOf({ arrival }), facts).name).toBe('Busan')
  expect(baseOfArrival(wishesOf({ arrival }), { ...facts, stays: [stay('Seomyeon', busan)] }).name).toBe('Seomyeon')
  expect(baseOfArrival(wishesOf({ arrival }), { catalogue, stays: [] }).name).toBe('Myeongdong')
  for (const airport of ['ICN', 'GMP', 'MWX'] as const) expect(cityOfAirport(airport, wishesOf(), facts)).toBeNull()
})

test('whoever comes for a treatment stays where a clinic is for it, whatever was named and wherever one lands', () => {
  const clinic = inventRow('clinic', 0, { ...seoul, kind: 'clinic', tags: ['skin'] })
  const rows = [...catalogue, ...rowsAround('busan', busan, 40, 12)]
  const facts = { catalogue: [...rows, clinic], stays: [] }
  const steps = askTrip(
    4,
    { areaPreferences: [], mustVisitPlaces: 'The gyeongju-20 house' },
    { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] },
  )
  steps.step1.arrival = { airport: 'PUS', time: '09:00' }
  const wishes = readTripWishes(steps, { names: indexPlaceNames(rows), treatments: readTreatmentTable() })
  expect(baseOfArrival(wishes, facts).name).toBe('Myeongdong')
  expect(chooseBase(wishes, facts, legOf).name).toBe('Myeongdong')
  // Where there is no clinic anywhere, the treatment decides nothing.
  expect(baseOfArrival(wishes, { ...facts, catalogue: rows }).name).toBe('Busan')
  const nearBoth = { ...facts, catalogue: [...facts.catalogue, { ...clinic, id: 'other', ...gyeongju }] }
  expect(chooseBase(wishes, nearBoth, legOf).name).toBe('Gyeongju')
})

test('a region holds the places of its province, or of a district with its name', () => {
  const ids = (name: string, province: string) => inRegion({ name: { en: name }, province }, catalogue).length
  expect(ids('Gyeongju', 'North Gyeongsang')).toBe(40)
  expect(ids('Gyeongju', 'Seoul')).toBe(0)
  expect(ids('Andong', 'North Gyeongsang')).toBe(0)
  expect(ids('North Gyeongsang', 'North Gyeongsang')).toBe(40)
})

test('places to stay in a region have some of its rows within 4 km, those with most around them first', () => {
  const rows = [northOf(gyeongju, 0), northOf(gyeongju, 100), northOf(gyeongju, 40_000)]
  const [near, other, outside] = [
    stay('Near', gyeongju),
    stay('Other', northOf(gyeongju, 43_999)),
    stay('Out', northOf(gyeongju, 4200)),
  ]
  expect(staysIn(rows, [other, near, outside]).map(({ name }) => name)).toEqual(['Near', 'Other'])
  expect(staysIn([], [near])).toEqual([])
})

test.each([
  ['North Gyeongsang', 'Gyeongju-si', 'Gyeongju'],
  ['Gangwon', 'Yangyang-gun', 'Yangyang'],
  ['Seoul', 'Jung-gu', 'Seoul'],
  ['Busan', 'Haeundae-gu', 'Busan'],
  ['Jeju', 'Seogwipo-si', 'Jeju'],
] as const)('a town in %s in %s is called %s', (province, district, name) => {
  const row = inventRow('one', 0, { province: province as PlanPlace['province'], district: { en: district, ko: '' } })
  expect(townOf(row, [])).toEqual({ name, lat: row.lat, lng: row.lng })
})

test('a town is in the middle of what lies within twelve kilometres', () => {
  const row = inventRow('one', 0, { ...gyeongju, ...north })
  const around = [row, inventRow('two', 0, northOf(gyeongju, 11_000)), inventRow('three', 0, northOf(gyeongju, 11_900))]
  expect(townOf(row, [...around, inventRow('far', 0, northOf(gyeongju, 13_000))]).lat).toBe(around[1]?.lat)
})

test('a place to stay is called after its quarter', () => {
  expect(planBaseOf(stay('Seomyeon', busan))).toEqual({ name: 'Seomyeon', lat: busan.lat, lng: busan.lng })
})
