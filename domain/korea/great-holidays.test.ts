import { expect, test } from 'vitest'
import { greatHolidaysWithin, isGreatHoliday } from './great-holidays.ts'

test('a trip that holds the day before or after Chuseok is a trip over Chuseok', () => {
  expect(greatHolidaysWithin('2027-09-10', '2027-09-14')).toEqual(['chuseok'])
  expect(greatHolidaysWithin('2027-09-16', '2027-09-20')).toEqual(['chuseok'])
  expect(greatHolidaysWithin('2027-09-17', '2027-09-20')).toEqual([])
})

test('a long winter trip meets Seollal, and a trip in May neither', () => {
  expect(greatHolidaysWithin('2027-01-10', '2027-03-10')).toEqual(['seollal'])
  expect(greatHolidaysWithin('2027-05-01', '2027-05-30')).toEqual([])
})

test('the day of Seollal or Chuseok is one of them, and the days beside it are not', () => {
  expect(isGreatHoliday('2027-09-15')).toBe(true)
  expect(isGreatHoliday('2027-09-14')).toBe(false)
  expect(isGreatHoliday('2027-02-07')).toBe(true)
})
