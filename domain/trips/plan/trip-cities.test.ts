import { expect, test } from 'vitest'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { stayCities } from '#domain/korea/stay-cities.ts'
import { cityAt, cityOfEachDay, cityStays, costOfMoves, findCity, moveOf } from './trip-cities.ts'

const cities = buildCitiesTrip().plan.days

test('a base lies in the nearest city, whatever quarter it is called after', () => {
  expect(cityAt({ name: 'Hwangnam-dong', lat: 35.8362, lng: 129.2104 }).name).toEqual({ en: 'Gyeongju', ko: '경주' })
  expect(cityAt({ name: 'Haeundae', lat: 35.16, lng: 129.16 }).id).toBe('Busan')
})

test('every city to stay in has its centre', () => {
  for (const city of stayCities) expect(findCity(city)?.id).toBe(city)
})

test('a base far from every city is called by its own name', () => {
  expect(cityAt({ name: 'Heuksando', lat: 34.68, lng: 125.44 })).toEqual({
    id: 'Heuksando',
    name: { en: 'Heuksando', ko: '' },
  })
})

test('a day of moving belongs to the city in which it ends', () => {
  expect(cityOfEachDay(cities).map(({ id }) => id)).toEqual([
    'Seoul',
    'Seoul',
    'Seoul',
    'Gyeongju',
    'Gyeongju',
    'Busan',
    'Busan',
    'Jeju',
    'Seoul',
    'Seoul',
  ])
})

test('a return to a city is a stay of its own, and the last day has no night', () => {
  expect(cityStays(cities).map(({ city, firstDay, nights, days }) => [city.id, firstDay, nights, days])).toEqual([
    ['Seoul', 0, 3, 3],
    ['Gyeongju', 3, 2, 2],
    ['Busan', 5, 2, 2],
    ['Jeju', 7, 1, 1],
    ['Seoul', 8, 1, 2],
  ])
})

test('every stay but the first is reached by a move', () => {
  expect(cityStays(cities).map(({ move }) => move?.name ?? null)).toEqual([
    null,
    'KTX to Gyeongju',
    'KTX to Busan',
    'Flight to Jeju',
    'Flight to Seoul',
  ])
})

test('a trip to one city is one stay without moves', () => {
  const { days } = plainTrip().plan
  expect(cityStays(days)).toHaveLength(1)
  expect(days.map(moveOf)).toEqual([null, null])
  expect(costOfMoves(days)).toBe(0)
})

test('the fares of moves are added up once', () => {
  expect(costOfMoves(cities)).toBe(50_850 + 12_700 + 71_600 + 81_200)
})

test('no stop of the written trip begins before the one before it ends', () => {
  const early = cities.flatMap(({ stops }) =>
    stops.filter((stop, index) => stop.arrive < (stops[index - 1]?.leave ?? '')),
  )
  expect(early).toEqual([])
})
