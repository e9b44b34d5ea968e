import { expect, test, vi } from 'vitest'
import type { Plan } from '#domain/trips/plan/plans.ts'
import type { TripStep1, TripStep2 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { isBesideCapital, isInQuarterOf, reachFrom } from './day-trips.ts'
import { planDays } from '#planner/trips/plan-trip.ts'

vi.setConfig({ testTimeout: 60_000 })

const seoul = { lat: 37.5636, lng: 126.985 }
const busan = { lat: 35.158, lng: 129.06 }
const catalogue = readCatalogue()
const transport = readTransport()

type Asked = Partial<TripStep2> & Pick<TripStep1, 'departure'>

function plan(days: number, { departure, ...step2 }: Asked): { plan: Plan; broken: string[] } {
  const steps = askTrip(days, { areaPreferences: [], ...step2 })
  Object.assign(steps.step1, departure && { departure })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  const made = planDays({ wishes, catalogue, transport, seed: 1, effort: 0.3 })
  return { plan: made, broken: checkDays({ wishes, catalogue, plan: made }).flatMap(({ violations }) => violations) }
}

function dayOf({ days }: Plan, placeId: string) {
  return days.find(({ stops }) => stops.some((stop) => stop.placeId === placeId))
}

test('with a car what is an hour away is near, but not from Seoul, and without one what lies within 25 km', () => {
  const isNear = (mode: 'car' | 'bus', minutes: number, north: number, from = busan) =>
    reachFrom(from, () => ({ mode, minutes, metres: 40_000, cost: 0 })).isNear({ lat: from.lat + north, lng: from.lng })
  expect([isNear('bus', 60, 0.2), isNear('bus', 60, 0.35), isNear('car', 60, 0.35)]).toEqual([true, false, true])
  expect([isNear('car', 70, 0.35), isNear('car', 60, 0.5), isNear('car', 60, -0.35, seoul)]).toEqual([
    false,
    false,
    false,
  ])
})

test('a point is a day trip away when the way takes two hours at the most, and half an hour more by ferry', () => {
  const isMinutesAway = (minutes: number, mode: 'train' | 'ferry' = 'train') =>
    reachFrom(seoul, () => ({ mode, minutes, metres: 70_000, cost: 5000 })).isOnDayTrip({ lat: 37.9, lng: 127.6 })
  expect(isMinutesAway(120)).toBe(true)
  expect(isMinutesAway(121)).toBe(false)
  expect(isMinutesAway(150, 'ferry')).toBe(true)
  expect(isMinutesAway(151, 'ferry')).toBe(false)
})

test('what lies beside Seoul is a day trip from there, however long the way, and from no other city', () => {
  const slow = () => ({ mode: 'bus' as const, minutes: 170, metres: 62_000, cost: 3000 })
  const ganghwa = { lat: 37.747, lng: 126.486 }
  expect(isBesideCapital(ganghwa)).toBe(true)
  expect(isBesideCapital(seoul)).toBe(false)
  expect(reachFrom(seoul, slow).isOnDayTrip(ganghwa)).toBe(true)
  expect(reachFrom({ lat: 37.88, lng: 127.73 }, slow).isOnDayTrip(ganghwa)).toBe(false)
})

test('nobody sleeps beside Seoul to see a place there', () => {
  const { plan: made } = plan(5, { mustVisitPlaces: 'Everland, Hwaseong Fortress', totalBudget: '' })
  expect(new Set(made.days.map(({ to }) => to.name))).toEqual(new Set(['Myeongdong']))
})

test('no way is worked out to what is too far for any day trip', () => {
  const reach = reachFrom(seoul, () => {
    throw new Error('a way was asked for')
  })
  expect(reach.isOnDayTrip({ lat: 35.16, lng: 129.16 })).toBe(false)
  expect(reach.isNear({ lat: 37.58, lng: 126.98 })).toBe(true)
})

test('a quarter is what lies within ten kilometres of a named far place', () => {
  const nami = { lat: 37.79, lng: 127.525 }
  expect(isInQuarterOf([nami], { lat: 37.83, lng: 127.52 })).toBe(true)
  expect(isInQuarterOf([nami], seoul)).toBe(false)
  expect(isInQuarterOf([], seoul)).toBe(false)
})

test('an island two hours from Seoul is seen on one day of a trip that sleeps in Seoul and eats on every day', () => {
  const { plan: made, broken } = plan(4, { mustVisitPlaces: 'Nami Island' })
  expect(made.base.name).toBe('Myeongdong')
  expect(dayOf(made, 'nami-island')).toBeDefined()
  for (const { stops } of made.days)
    expect(stops.filter(({ meal }) => meal === 'lunch' || meal === 'dinner')).toHaveLength(2)
  expect(broken).toEqual([])
})

test('nobody sleeps where the catalogue has hardly a table, for the sake of one place near it', () => {
  expect(plan(3, { mustVisitPlaces: 'Dora Observatory' }).plan.base.name).toBe('Myeongdong')
})

test('a city that is too far for a day trip and has enough for every day is where one sleeps', () => {
  const { plan: made } = plan(3, { mustVisitPlaces: 'Haeundae Beach' })
  expect(made.base.name).toBe('Seomyeon')
})

test('a one-city trip with places all over the country sleeps where most are a day trip', () => {
  const named = 'Gyeongbokgung, N Seoul Tower, Gwangalli Beach, Haeundae Beach, Gamcheon Culture Village, Hallasan'
  const { plan: made, broken } = plan(5, { mustVisitPlaces: named, cities: 'one' })
  expect(new Set(made.days.flatMap(({ from, to }) => [from.name, to.name]))).toEqual(new Set(['Seomyeon']))
  expect(made.unplaced.map(({ placeId, reason }) => [placeId, reason])).toEqual([
    ['gyeongbokgung', 'too_far'],
    ['n-seoul-tower', 'too_far'],
    ['hallasan', 'too_far'],
  ])
  expect(broken).toEqual([])
})

test('a one-city trip has no warning that the plan has one city', () => {
  const { plan: made } = plan(5, { mustVisitPlaces: 'Gyeongbokgung, Hallasan', cities: 'one' })
  expect(made.unplaced.map(({ reason }) => reason)).toEqual(['too_far'])
  expect(made.warnings.map(({ code }) => code)).not.toContain('one_city')
})

test('a place beyond a day trip from the base is left out as too far', () => {
  const { plan: made, broken } = plan(2, { mustVisitPlaces: 'Seongsan Ilchulbong', areaPreferences: ['Hongdae'] })
  expect(made.unplaced.map(({ placeId, reason }) => [placeId, reason])).toEqual([['seongsan-ilchulbong', 'too_far']])
  expect(broken).toEqual([])
})

test('of a place near the airport of the flight home the days have no time, which is not too far', () => {
  const departure = { airport: 'PUS', time: '10:15' } as const
  const { plan: made, broken } = plan(2, { mustVisitPlaces: 'Jongmyo Shrine, Gwangalli Beach', departure })
  expect(made.unplaced.map(({ placeId, reason }) => [placeId, reason])).toEqual([['gwangalli-beach', 'no_time']])
  expect(broken).toEqual([])
})
