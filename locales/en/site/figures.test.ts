import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { capital, duration, grouped, timeOfDay, won } from './figures.ts'

test('numbers are grouped as toLocaleString groups them in English', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (figure) => {
      expect(grouped(figure)).toBe((figure || 0).toLocaleString('en'))
    }),
  )
})

test('an amount of money has the sign of the won before it', () => {
  expect(won(45_000)).toBe('₩45,000')
})

test('a duration is in hours and minutes, leaves out what is zero, and never breaks across lines', () => {
  expect([5, 60, 90].map(duration)).toEqual(['5\u00a0min', '1\u00a0h', '1\u00a0h\u00a030\u00a0min'])
})

test('a clock time of a plan after midnight becomes a time of day, and others stay', () => {
  expect(['09:40', '23:59', '24:00', '25:30', '29:00'].map(timeOfDay)).toEqual([
    '09:40',
    '23:59',
    '00:00',
    '01:30',
    '05:00',
  ])
})

test('only the first letter becomes a capital', () => {
  expect([capital('by KTX'), capital('')]).toEqual(['By KTX', ''])
})
