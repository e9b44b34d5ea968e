import { expect, test } from 'vitest'
import { createClinicMapper } from './map-clinic.ts'
import { findMapping } from './mapping.ts'

const map = createClinicMapper(findMapping('nmc'), '2026-11-20')

function hours(clocks: Record<string, string>) {
  const mapped = map({ hpid: 'A1', dutyName: '한빛의원', ...clocks })
  return 'facts' in mapped ? mapped.facts.hours : mapped.reason
}

function everyDay(from: string, to: string) {
  const days = [1, 2, 3, 4, 5, 6, 7]
  return Object.fromEntries(
    days.flatMap((day) => [
      [`dutyTime${day}s`, from],
      [`dutyTime${day}c`, to],
    ]),
  )
}

test('clocks become the hours of a week, and a day without any is closed', () => {
  expect(hours({ dutyTime1s: '0930', dutyTime1c: '1830', dutyTime6s: '900', dutyTime6c: '2400' })).toEqual({
    mon: [['09:30', '18:30']],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [['09:00', '00:00']],
    sun: [],
  })
})

test('a whole week without a break is said to be one', () => {
  expect(hours(everyDay('0000', '2400'))).toBe('24h')
})

test('a whole day among others is that day and leaves the others as they are', () => {
  expect(hours({ dutyTime1s: '0900', dutyTime1c: '1800', dutyTime7s: '0000', dutyTime7c: '2400' })).toMatchObject({
    mon: [['09:00', '18:00']],
    tue: [],
    sun: [['00:00', '00:00']],
  })
})

test.each([
  ['no clocks', {}],
  ['a clock that is none', { ...everyDay('0900', '1800'), dutyTime3c: '2575' }],
  ['a day that only opens', { dutyTime1s: '0900' }],
  ['a day that opens and closes at one clock', { ...everyDay('0900', '1800'), dutyTime7s: '0900', dutyTime7c: '0900' }],
])('of %s nothing is known', (_what, clocks) => {
  expect(hours(clocks)).toBeNull()
})
