import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  compareCalendarDates,
  daysBetween,
  formatCalendarDate,
  isCalendarDate,
  parseCalendarDate,
} from './calendar-dates.ts'

// The years 1 to 9999: what four digits can say.
const someDay = fc.integer({ min: -719_162, max: 2_932_896 }).map(formatCalendarDate)

test('every day survives being written and read', () => {
  fc.assert(fc.property(someDay, (date) => formatCalendarDate(parseCalendarDate(date) ?? Number.NaN) === date))
})

test.each([
  '2027-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-06-31',
  '2027-6-1',
  '12 June',
  '',
  '2027-06-01T00:00:00Z',
  '0000-01-01',
  '1899-12-31',
  '2200-01-01',
  '9999-12-31',
])('%j is not a day', (text) => expect(isCalendarDate(text)).toBe(false))

test('29 February exists in leap years', () => {
  expect(['2028-02-29', '2000-02-29', '1900-02-29'].map(isCalendarDate)).toEqual([true, true, false])
})

test('adding days and subtracting them gives the same date, and the days between are those that were added', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: -3000, max: 3000 }), (day, days) => {
      const date = formatCalendarDate(day)
      const later = addDays(date, days)
      return addDays(later, -days) === date && daysBetween(date, later) === days
    }),
  )
})

test('the calendar orders days as the alphabet does', () => {
  const order = (one: string, other: string) => (one < other ? -1 : Number(one > other))
  fc.assert(
    fc.property(someDay, someDay, (one, other) => Math.sign(compareCalendarDates(one, other)) === order(one, other)),
  )
})

test('months and leap years are counted as they are', () => {
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2027-05-31', '2027-06-04')).toBe(4)
})

test('a text that is no day is refused where a day is needed', () => {
  expect(() => addDays('2027-02-30', 1)).toThrow('2027-02-30 is not a day of the calendar.')
})
