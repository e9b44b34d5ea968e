import { expect, test } from 'vitest'
import { readDateRange } from './date-range.ts'

const min = '2027-06-01'

test('two days that fit are given on', () => {
  const { start, end } = readDateRange({ start: '1 June 2027', end: '2027-06-01' }, { min })
  expect([start.date, end.date]).toEqual(['2027-06-01', '2027-06-01'])
})

test('an end before the start is not given on, and says which start it means', () => {
  const { end } = readDateRange({ start: '2027-06-12', end: '2027-06-11' }, { min })
  expect(end).toEqual({ date: '', fault: { kind: 'before-start', bound: '2027-06-12' } })
})

test('a day outside the bounds is not given on', () => {
  const { start, end } = readDateRange({ start: '2027-05-31', end: '2028-06-02' }, { min, max: '2028-06-01' })
  expect(start).toEqual({ date: '', fault: { kind: 'too-early', bound: min } })
  expect(end).toEqual({ date: '', fault: { kind: 'too-late', bound: '2028-06-01' } })
})

test('an end without a year is the first such day after the start', () => {
  const { end } = readDateRange({ start: '28 Dec 2027', end: '3 Jan' }, { min })
  expect(end.date).toBe('2028-01-03')
})

test('an empty date is no fault', () => {
  expect(readDateRange({ start: '', end: ' ' }, { min }).end).toEqual({ date: '', fault: null })
})
