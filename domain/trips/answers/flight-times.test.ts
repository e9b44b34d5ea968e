import { expect, test } from 'vitest'
import {
  arrivalDay,
  backAtAirport,
  betweenFlights,
  departureDay,
  hasTimeForMeal,
  minutesIntoCity,
  outOfAirport,
  roomBetweenFlights,
  wholeDay,
  writeClock,
} from './flight-times.ts'
import { airports } from './trips.ts'

function clocks(span: { from: number; to: number } | null) {
  return span && [writeClock(span.from), writeClock(span.to)]
}

test('a landing is followed by 75 minutes at the airport, the way into the city and the rest of the day', () => {
  const day = arrivalDay({ airport: 'ICN', time: '10:40' }, false)
  expect(clocks(day.atAirport)).toEqual(['10:40', '11:55'])
  expect(clocks(day.onTheWay)).toEqual(['11:55', '13:00'])
  expect(clocks(day.yours)).toEqual(['13:00', '22:00'])
})

test('a flight home ends its day with the way back and three hours at the airport', () => {
  const day = departureDay({ airport: 'ICN', time: '19:10' }, false)
  expect(clocks(day.atAirport)).toEqual(['16:10', '19:10'])
  expect(clocks(day.onTheWay)).toEqual(['15:05', '16:10'])
  expect(clocks(day.yours)).toEqual(['09:00', '15:05'])
})

test('a landing before breakfast leaves the day from nine, and nightlife lengthens a day to midnight', () => {
  expect(clocks(arrivalDay({ airport: 'CJU', time: '05:00' }, true).yours)).toEqual(['09:00', '00:00'])
  expect(wholeDay(true).to - wholeDay(false).to).toBe(120)
})

test('a late landing and an early take-off leave nothing of their day', () => {
  expect(arrivalDay({ airport: 'ICN', time: '23:30' }, false).yours).toBeNull()
  expect(departureDay({ airport: 'ICN', time: '08:00' }, false).yours).toBeNull()
})

test('a way that ends after midnight or begins before it is told with the clock of the other day', () => {
  const late = arrivalDay({ airport: 'ICN', time: '23:30' }, false)
  expect([late.onTheWay.to > 1440, writeClock(late.onTheWay.to)]).toEqual([true, '01:50'])
  const early = departureDay({ airport: 'GMP', time: '02:00' }, false)
  expect([early.atAirport.from, writeClock(early.onTheWay.from)]).toEqual([0, '23:20'])
})

test('two flights on one day leave what lies between them, or nothing', () => {
  const landing = arrivalDay({ airport: 'PUS', time: '08:00' }, false)
  expect(clocks(betweenFlights(landing, departureDay({ airport: 'PUS', time: '20:00' }, false)))).toEqual([
    '10:00',
    '16:15',
  ])
  expect(betweenFlights(landing, departureDay({ airport: 'PUS', time: '13:00' }, false))).toBeNull()
})

test('every airport has a way into its city of a quarter of an hour to an hour and a half', () => {
  for (const airport of airports) {
    expect(minutesIntoCity[airport], airport).toBeGreaterThanOrEqual(15)
    expect(minutesIntoCity[airport], airport).toBeLessThanOrEqual(90)
  }
})

test('an international flight asks for three hours at the airport and a domestic one for two', () => {
  const minutes = airports.map((airport) => 720 - backAtAirport({ airport, time: '12:00' }))
  expect(Object.fromEntries(airports.map((airport, index) => [airport, minutes[index]]))).toEqual({
    ICN: 180,
    GMP: 120,
    PUS: 180,
    CJU: 120,
    TAE: 180,
    CJJ: 180,
    MWX: 180,
  })
  expect(outOfAirport({ airport: 'ICN', time: '10:00' })).toBe(675)
})

test('flights leave the first day from the city on and the last day until one sets out, and others whole', () => {
  const flights = {
    arrival: { airport: 'ICN', time: '10:00' },
    departure: { airport: 'GMP', time: '20:00' },
    days: 3,
  } as const
  expect([0, 1, 2].map((day) => clocks(roomBetweenFlights(flights, day)))).toEqual([
    ['12:20', '05:00'],
    ['00:00', '05:00'],
    ['00:00', '17:20'],
  ])
  expect(clocks(roomBetweenFlights({ ...flights, arrival: null, departure: null }, 0))).toEqual(['00:00', '05:00'])
})

test('a take-off soon after midnight ends the day before it early and leaves nothing of the last day', () => {
  const flights = { arrival: null, departure: { airport: 'ICN', time: '00:30' }, days: 2 } as const
  expect(clocks(roomBetweenFlights(flights, 0))).toEqual(['00:00', '20:25'])
  expect(roomBetweenFlights(flights, 1)).toBeNull()
})

test('a departure before the arrival on the same day leaves nothing', () => {
  const flights = { arrival: { airport: 'ICN', time: '20:00' }, departure: { airport: 'ICN', time: '09:00' } } as const
  expect(roomBetweenFlights({ ...flights, days: 1 }, 0)).toBeNull()
})

test('a meal fits where half an hour of its hours is left to begin it', () => {
  const dinner = { from: 17 * 60, to: 21 * 60 }
  expect(hasTimeForMeal({ from: 20.5 * 60, to: 29 * 60 }, dinner)).toBe(true)
  expect(hasTimeForMeal({ from: 20.5 * 60 + 1, to: 29 * 60 }, dinner)).toBe(false)
  expect(hasTimeForMeal({ from: 0, to: 18.5 * 60 }, dinner)).toBe(true)
  expect(hasTimeForMeal({ from: 0, to: 18.5 * 60 - 1 }, dinner)).toBe(false)
  expect(hasTimeForMeal(null, dinner)).toBe(false)
})
