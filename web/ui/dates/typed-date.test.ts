import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fromLocalDay, readTypedDate, toLocalDay, writeDate, writeLongDate } from './typed-date.ts'

const june12 = { kind: 'date', date: '2027-06-12' }

test.each([
  '2027-06-12',
  ' 2027/6/12 ',
  '2027.6.12.',
  '20270612',
  '2027년 6월 12일',
  '12 June 2027',
  '12 jun 27',
  'June 12, 2027',
  'Jun 12th 2027',
  'Sat 12 Jun 2027',
  'Saturday, 12 June 2027',
  '12-Jun-2027',
  '12.6.2027',
])('%j is read as 12 June 2027', (typed) => expect(readTypedDate(typed)).toEqual(june12))

test('strokes are read where only one reading is a day, and asked about where two are', () => {
  expect(readTypedDate('6/13/2027')).toEqual({ kind: 'date', date: '2027-06-13' })
  expect(readTypedDate('13/6/2027')).toEqual({ kind: 'date', date: '2027-06-13' })
  expect(readTypedDate('6/6/2027')).toEqual({ kind: 'date', date: '2027-06-06' })
  expect(readTypedDate('6/12/2027')).toEqual({ kind: 'ambiguous', readings: ['2027-12-06', '2027-06-12'] })
})

test('a day without a year is the first one that is not too early', () => {
  expect(readTypedDate('12 June', '2027-06-12')).toEqual(june12)
  expect(readTypedDate('12 June', '2026-06-13')).toEqual(june12)
  expect(readTypedDate('Feb 29', '2027-06-12')).toEqual({ kind: 'date', date: '2028-02-29' })
  expect(readTypedDate('12 June')).toEqual({ kind: 'unreadable' })
})

test.each([
  ['', 'empty'],
  ['soon', 'unreadable'],
  ['12 Juniper 2027', 'unreadable'],
  ['2027-06', 'unreadable'],
  ['30 Feb 2027', 'no-such-day'],
  ['2027-13-01', 'no-such-day'],
  ['31/31/2027', 'no-such-day'],
])('%j is %s', (typed, kind) => expect(readTypedDate(typed)).toEqual({ kind }))

test('a day is written in words that are read again as the same day', () => {
  expect(writeDate('2027-06-12')).toBe('Sat 12 Jun 2027')
  expect(writeLongDate('2027-06-01')).toBe('1 June 2027')
})

// West of Greenwich, east of it, half an hour beside the others, and one whose summer time skips a midnight.
const zones = ['Pacific/Honolulu', 'Asia/Seoul', 'America/St_Johns', 'America/Santiago']

describe.each(zones)('in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs())

  test('no day is shifted by reading, writing or picking it', () => {
    vi.stubEnv('TZ', zone)
    expect(new Date(2027, 5, 12, 12).getTimezoneOffset()).toBe(offsets[zone])
    const someDay = fc.date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(someDay, (moment) => {
        const date = moment.toISOString().slice(0, 10)
        expect(fromLocalDay(toLocalDay(date))).toBe(date)
        expect(readTypedDate(writeDate(date))).toEqual({ kind: 'date', date })
        expect(readTypedDate(writeLongDate(date))).toEqual({ kind: 'date', date })
      }),
    )
  })
})

const offsets: Record<string, number> = {
  'Pacific/Honolulu': 600,
  'Asia/Seoul': -540,
  'America/St_Johns': 150,
  'America/Santiago': 240,
}
