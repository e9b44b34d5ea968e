import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { createTravelModel } from '#planner/travel/travel-model.ts'
import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'
import { planNights } from './planned-nights.ts'
import { styleOf } from './prepare-trip.ts'

const { places: catalogue, treatments, ...facts } = readPlannerFacts()
const transport = createTransport(facts)

function namesOfNights(days: number, beautyCategories: BeautyCategory[], mustVisitPlaces = 'Bulguksa'): string[] {
  const steps = askTrip(
    days,
    { areaPreferences: [], totalBudget: '', mustVisitPlaces, cities: 'several' },
    { beautyInterest: 'interested', beautyCategories, plasticSurgeryType: 'rhinoplasty' },
  )
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments })
  const { leg } = createTravelModel(transport, styleOf({ wishes }))
  const request = { wishes, catalogue, transport, seed: 1 }
  return planNights(request, { facts: { catalogue, stays: transport.bases }, legOf: leg }).nights.map(
    ({ name }) => name,
  )
}

test('a treatment that the trip is too short for holds nobody at the clinic of another one', () => {
  expect(namesOfNights(9, ['Skin Treatment'])).toContain('Hwangnam-dong')
  expect(namesOfNights(9, ['Skin Treatment', 'Plastic Surgery'])).toContain('Hwangnam-dong')
})

test('nobody leaves the city of an operation before its rest is over', () => {
  const nights = namesOfNights(16, ['Plastic Surgery'])
  expect(new Set(nights.slice(0, 9))).toEqual(new Set(['Myeongdong']))
})

test('each named city has a whole day for its great sights in a trip that is long enough', () => {
  const nights = namesOfNights(10, [], 'Gyeongju, Busan')
  for (const base of ['Hwangnam-dong', 'Seomyeon'])
    expect(nights.filter((name) => name === base).length, base).toBeGreaterThanOrEqual(2)
})

test('a named town is slept in, and not one that nobody named from where it is a day trip', () => {
  const nights = namesOfNights(30, [], 'Seoul, Gyeongju, Andong, Busan, Jeonju, Jeju, Seoraksan')
  expect(nights).toContain('Andong Old Downtown')
  expect(nights).not.toContain('Danyang-eup')
})

test('whoever lands in another city goes on to the capital at once where what was named is there', () => {
  const steps = askTrip(4, { areaPreferences: [], totalBudget: '' })
  Object.assign(steps.step1, { arrival: { airport: 'PUS', time: '13:30' } })
  const nights = (mustVisitPlaces: string) => {
    Object.assign(steps.step2, { mustVisitPlaces })
    const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments })
    const { leg } = createTravelModel(transport, styleOf({ wishes }))
    const known = { facts: { catalogue, stays: transport.bases }, legOf: leg }
    return planNights({ wishes, catalogue, transport, seed: 1 }, known).nights.map(({ name }) => name)
  }
  // A day at the border needs a whole day in Seoul.
  expect(new Set(nights('Dora Observatory'))).toEqual(new Set(['Myeongdong']))
  expect(nights('Haeundae Beach')[0]).toBe('Seomyeon')
})

function nightsWithoutFlights(days: number, mustVisitPlaces: string): string[] {
  const steps = askTrip(days, { areaPreferences: [], totalBudget: '', mustVisitPlaces })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments })
  const { leg } = createTravelModel(transport, styleOf({ wishes }))
  const known = { facts: { catalogue, stays: transport.bases }, legOf: leg }
  return planNights({ wishes, catalogue, transport, seed: 1 }, known).nights.map(({ name }) => name)
}

test('a few days are spent where they were asked for, if nights in the capital would leave too few of them', () => {
  expect(new Set(nightsWithoutFlights(4, 'Busan, Gyeongju'))).toEqual(new Set(['Seomyeon', 'Hwangnam-dong']))
  expect(new Set(nightsWithoutFlights(4, '경주, 부산, 해운대'))).toEqual(new Set(['Seomyeon', 'Hwangnam-dong']))
  // Nobody goes back to Busan only for the last night.
  expect(nightsWithoutFlights(4, 'Busan, Gyeongju')).toEqual(['Seomyeon', 'Seomyeon', 'Hwangnam-dong'])
  const five = nightsWithoutFlights(5, 'Busan, Gyeongju')
  expect([five[0], five.at(-1)]).toEqual(['Myeongdong', 'Myeongdong'])
  expect(new Set(five)).toEqual(new Set(['Myeongdong', 'Seomyeon', 'Hwangnam-dong']))
})

test('a few days with the capital and too many other cities to come back end in the last of them', () => {
  expect(nightsWithoutFlights(4, 'Seoul, Gyeongju, Busan')).toEqual(['Myeongdong', 'Hwangnam-dong', 'Seomyeon'])
  expect(nightsWithoutFlights(4, 'Seoul, Jeju')).toEqual([
    'Myeongdong',
    'Seogwipo Old Downtown',
    'Seogwipo Old Downtown',
  ])
  expect(nightsWithoutFlights(4, 'Seoul, Jeonju').at(-1)).toBe('Myeongdong')
})

test('a few days in the one region that was named have one bed, and a longer trip sees the capital as well', () => {
  for (const days of [3, 4])
    expect(new Set(nightsWithoutFlights(days, 'Jeju')), `${days}`).toEqual(new Set(['Yeon-dong']))
  expect(new Set(nightsWithoutFlights(5, 'Busan'))).toEqual(new Set(['Seomyeon']))
  expect(nightsWithoutFlights(8, 'Jeju')[0]).toBe('Myeongdong')
  // So have a few in the towns and at the sights of one island.
  expect(nightsWithoutFlights(5, 'Jeju, Seogwipo, Seongsan Ilchulbong')).not.toContain('Myeongdong')
  expect(nightsWithoutFlights(5, 'Busan, Haeundae, Gamcheon')).not.toContain('Myeongdong')
})

test('a named city that is a long way from the capital is reached from another one on the way', () => {
  const nights = nightsWithoutFlights(12, 'Seoul, Busan, Tongyeong, Jeonju')
  for (const base of ['Seomyeon', 'Gangguan']) expect(nights).toContain(base)
  // An island eight hours away is not reached at once for one night.
  expect(nightsWithoutFlights(5, 'Dodong Coastal Walk, The Hyundai Seoul')).not.toContain('Dodong')
})

test('an island has two nights or none', () => {
  const nights = nightsWithoutFlights(6, 'Jeju, Busan')
  expect(nights.filter((name) => name === 'Yeon-dong')).toHaveLength(2)
  expect(nights).toContain('Seomyeon')
})
