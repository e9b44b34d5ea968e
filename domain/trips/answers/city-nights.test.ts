import { expect, test } from 'vitest'
import { readCity, withNights } from './city-nights.ts'

test.each([
  ['Seoul', 'Seoul'],
  ['부산', 'Busan'],
  ['釜山', 'Busan'],
  ['Jeju City', 'Jeju'],
  ['제주도', 'Jeju'],
  ['Seogwipo', 'Seogwipo'],
  ['Gangwon', null],
  ['Myeongdong', null],
  ['Paris', null],
  ['Seoul and Busan', null],
  ['서울 부산', null],
])('%j is the city %j', (text, city) => {
  expect(readCity(text)).toBe(city)
})

test('nights change in the last stay of a city, begin a new one, or end it', () => {
  const stays = [
    { city: 'Seoul', nights: 3 },
    { city: 'Busan', nights: 2 },
    { city: 'Seoul', nights: 1 },
  ]
  expect(withNights(stays, { city: 'Seoul', nights: 2 })).toEqual([...stays.slice(0, 2), { city: 'Seoul', nights: 2 }])
  expect(withNights(stays, { city: 'Jeju', nights: 2 })).toEqual([...stays, { city: 'Jeju', nights: 2 }])
  expect(withNights(stays, { city: 'Busan', nights: 0 })).toEqual([stays[0], stays[2]])
  expect(withNights(stays, { city: 'Jeju', nights: 0 })).toEqual(stays)
})
