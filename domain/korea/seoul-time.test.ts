import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextSeoulMidnight, seasonOf, seoulDay, seoulYear } from './seoul-time.ts'

test('midnight in Seoul is 15:00 the day before in Greenwich', () => {
  const next = nextSeoulMidnight(Date.parse('2026-11-21T03:00:00Z'))
  expect(new Date(next).toISOString()).toBe('2026-11-21T15:00:00.000Z')
})

test('at midnight itself the next one is a whole day away', () => {
  const midnight = Date.parse('2026-11-21T15:00:00Z')
  expect(nextSeoulMidnight(midnight) - midnight).toBe(24 * 60 * 60 * 1000)
})

test('the next midnight is always ahead, at most a day, and reads 00:00 on a clock in Seoul', () => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', timeStyle: 'medium' })
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) }), (now) => {
      const next = nextSeoulMidnight(now)
      expect(next).toBeGreaterThan(now)
      expect(next - now).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
      expect(clock.format(next)).toBe('00:00:00')
    }),
  )
})

test('the year changes with the calendars in Seoul, nine hours before Greenwich', () => {
  expect(seoulYear(Date.parse('2026-12-31T14:59:59Z'))).toBe(2026)
  expect(seoulYear(Date.parse('2026-12-31T15:00:00Z'))).toBe(2027)
})

test('the day in Seoul is ahead of the one in Honolulu', () => {
  expect(seoulDay(Date.parse('2026-11-21T14:59:59Z'))).toBe('2026-11-21')
  expect(seoulDay(Date.parse('2026-11-21T15:00:00Z'))).toBe('2026-11-22')
})

test('the seasons turn with March, June, September and December', () => {
  const days = [
    '2027-02-28',
    '2027-03-01',
    '2027-05-31',
    '2027-06-01',
    '2027-08-31',
    '2027-09-01',
    '2027-11-30',
    '2027-12-01',
  ]
  expect(days.map(seasonOf)).toEqual(['winter', 'spring', 'spring', 'summer', 'summer', 'autumn', 'autumn', 'winter'])
})
