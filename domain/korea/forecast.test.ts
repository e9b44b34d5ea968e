import { expect, test } from 'vitest'
import { isForecastable, isWet } from './forecast.ts'

const dry = { date: '2027-05-31', low: 14, high: 24, rainMm: 0, rainChance: 10 }

test('a day is wet when rain is likely and more than a drizzle', () => {
  expect(isWet(dry)).toBe(false)
  expect(isWet({ ...dry, rainMm: 0.4, rainChance: 90 })).toBe(false)
  expect(isWet({ ...dry, rainMm: 6, rainChance: 30 })).toBe(false)
  expect(isWet({ ...dry, rainMm: 6, rainChance: 50 })).toBe(true)
  expect(isWet({ ...dry, rainMm: 6, rainChance: null })).toBe(true)
})

test('a forecast covers sixteen days from today, across the end of a month, and no day that is over', () => {
  expect(isForecastable('2027-05-30', '2027-05-31')).toBe(false)
  expect(isForecastable('2027-05-31', '2027-05-31')).toBe(true)
  expect(isForecastable('2027-06-15', '2027-05-31')).toBe(true)
  expect(isForecastable('2027-06-16', '2027-05-31')).toBe(false)
})
