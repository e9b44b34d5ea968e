import { expect, test } from 'vitest'
import {
  listedSpan,
  minutesOfPlanClock,
  momentOfPlanClock,
  momentOfPlanMinutes,
  planClockOf,
  timeOfPlanClock,
} from './plan-clocks.ts'

test('a clock past midnight counts on from the midnight of its day', () => {
  expect(minutesOfPlanClock('09:40')).toBe(580)
  expect(minutesOfPlanClock('25:30')).toBe(1530)
  expect(planClockOf(1530)).toBe('25:30')
  expect(planClockOf(545)).toBe('09:05')
})

test('a text that is not HH:MM has no minutes', () => {
  for (const text of ['', '9:40', '09:60', '09:40:00', 'noon']) expect(minutesOfPlanClock(text), text).toBeNaN()
})

test('half past one at night is on the next day of the calendar, also over the end of a month', () => {
  expect(momentOfPlanClock('2027-05-31', '23:59')).toEqual({ date: '2027-05-31', clock: '23:59' })
  expect(momentOfPlanClock('2027-05-31', '24:00')).toEqual({ date: '2027-06-01', clock: '00:00' })
  expect(momentOfPlanClock('2028-02-28', '25:30')).toEqual({ date: '2028-02-29', clock: '01:30' })
})

test('minutes below zero lie in the day before, and no number is the midnight itself', () => {
  expect(momentOfPlanMinutes('2027-06-01', -30)).toEqual({ date: '2027-05-31', clock: '23:30' })
  expect(momentOfPlanMinutes('2027-06-01', Number.NaN)).toEqual({ date: '2027-06-01', clock: '00:00' })
})

test('the moment is that of Seoul, nine hours before the same clock in Greenwich', () => {
  expect(new Date(timeOfPlanClock('2027-05-31', '25:30')).toISOString()).toBe('2027-05-31T16:30:00.000Z')
})

test('a move is listed from its departure to its arrival, and any other stop by its stay', () => {
  const leg = { mode: 'ktx', minutes: 215, metres: 400_000, cost: 57_450 } as const
  const times = { arrive: '12:07', leave: '12:22', leg }
  expect(listedSpan({ kind: 'transfer', ...times })).toEqual({ from: '08:32', to: '12:07' })
  expect(listedSpan({ kind: 'attraction', ...times })).toEqual({ from: '12:07', to: '12:22' })
})
