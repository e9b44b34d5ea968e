import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBanDuration } from './ban-duration.ts'

test('durations are read as Go writes them', () => {
  expect(parseBanDuration('24h')).toBe(86_400_000)
  expect(parseBanDuration('1h30m')).toBe(5_400_000)
  expect(parseBanDuration('1.5h')).toBe(5_400_000)
  expect(parseBanDuration('300ms')).toBe(300)
  expect(parseBanDuration('2m3s')).toBe(123_000)
  expect(parseBanDuration('none')).toBe(0)
})

test('anything else is refused', () => {
  for (const text of [
    '',
    '24',
    'h',
    '-1h',
    '1d',
    '1h 30m',
    'NaNh',
    '1e3h',
    '１h',
    '1h\n',
    'forever',
    '1'.repeat(99) + 'h',
  ]) {
    expect(parseBanDuration(text), text).toBeNull()
  }
})

test('a ban duration gives a date before the year 9999', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('h', 'm', 's', 'ms'), (amount, unit) => {
      const milliseconds = parseBanDuration(`${amount}${unit}`) ?? Number.NaN
      expect(new Date(Date.UTC(2026, 0) + milliseconds).getFullYear()).toBeLessThan(9_999)
    }),
  )
})
