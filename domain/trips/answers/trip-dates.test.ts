import { expect, test } from 'vitest'
import { isTripLength, readTripDate } from './trip-dates.ts'

test('a day stays itself, an instant becomes its day in Seoul, a time without a zone keeps its day', () => {
  expect(readTripDate('2027-05-01')).toBe('2027-05-01')
  expect(readTripDate('2027-05-01T14:59:59.999Z')).toBe('2027-05-01')
  expect(readTripDate('2027-05-01T15:00:00.000Z')).toBe('2027-05-02')
  expect(readTripDate('2027-05-01T23:30:00')).toBe('2027-05-01')
})

test('a text that is not a calendar date is no trip date', () => {
  for (const text of ['', '2027-02-29', '2027-5-1', 'tomorrow', '2027-05-01T99:99:99Z', '2027-05-01 and more'])
    expect(readTripDate(text), text).toBeNull()
})

test('a trip has at least one day and at most ninety', () => {
  expect(isTripLength('2027-01-01', '2027-01-01')).toBe(true)
  expect(isTripLength('2027-01-01', '2027-03-31')).toBe(true)
  expect(isTripLength('2027-01-01', '2027-04-01')).toBe(false)
  expect(isTripLength('2027-01-02', '2027-01-01')).toBe(false)
})
