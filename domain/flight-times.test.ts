import { expect, test } from 'vitest'
import { arrivalDay, betweenFlights, departureDay, minutesIntoCity, wholeDay, writeClock } from './flight-times.ts'
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

test('who lands before breakfast has the day from nine, and with nightlife it ends at midnight', () => {
  expect(clocks(arrivalDay({ airport: 'CJU', time: '05:00' }, true).yours)).toEqual(['09:00', '00:00'])
  expect(wholeDay(true).to - wholeDay(false).to).toBe(120)
})

test('who lands late or leaves early has nothing of that day', () => {
  expect(arrivalDay({ airport: 'ICN', time: '23:30' }, false).yours).toBeNull()
  expect(departureDay({ airport: 'ICN', time: '08:00' }, false).yours).toBeNull()
})

test('a way that ends after midnight or begins before it is told with the clock of the other day', () => {
  const late = arrivalDay({ airport: 'ICN', time: '23:30' }, false)
  expect([late.onTheWay.to > 1440, writeClock(late.onTheWay.to)]).toEqual([true, '01:50'])
  const early = departureDay({ airport: 'GMP', time: '02:00' }, false)
  expect([early.atAirport.from < 0, writeClock(early.atAirport.from)]).toEqual([true, '23:00'])
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
