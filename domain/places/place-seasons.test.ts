import { expect, test } from 'vitest'
import { intervalsOn, isNeverShutOn, type Opening, openSpansOn } from './opening-hours.ts'
import { doSeasonsOverlap, isShutSeason, seasonOn } from './place-seasons.ts'
import type { OpenInterval } from './places.ts'

function everyDay(...day: OpenInterval[]) {
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
}

const winter = { from: '11-01', to: '02-29', hours: everyDay(['09:00', '17:00']), lastEntry: '16:00' }
const palace: Opening = {
  hours: everyDay(['09:00', '18:00']),
  lastEntry: '17:00',
  closed: ['2027-01-01'],
  exceptions: { '2027-01-02': [['10:00', '12:00']] },
  seasons: [winter],
}

test('a winter runs over the new year, with its first day and its last', () => {
  const isWinter = (date: string) => seasonOn(palace, date) !== null
  expect(['2026-11-01', '2026-12-31', '2027-02-28', '2028-02-29'].map(isWinter)).toEqual([true, true, true, true])
  expect(['2026-10-31', '2027-03-01', '2027-07-15'].map(isWinter)).toEqual([false, false, false])
})

test('a season goes before the usual hours and last entry, and single dates go before it', () => {
  expect(openSpansOn(palace, '2027-01-15')).toEqual([{ from: 540, to: 1020, lastEntry: 960 }])
  expect(openSpansOn(palace, '2027-05-15')).toEqual([{ from: 540, to: 1080, lastEntry: 1020 }])
  expect(intervalsOn(palace, '2027-01-01')).toEqual([])
  expect(intervalsOn(palace, '2027-01-02')).toEqual([['10:00', '12:00']])
})

test('a season may be shut, unknown or around the clock', () => {
  const shut = { ...winter, hours: everyDay(), lastEntry: null }
  expect(isShutSeason(shut)).toBe(true)
  expect(isShutSeason(winter)).toBe(false)
  expect(intervalsOn({ ...palace, seasons: [shut] }, '2027-01-15')).toEqual([])
  expect(intervalsOn({ ...palace, seasons: [{ ...winter, hours: null }] }, '2027-01-15')).toBeNull()
  const always = { ...palace, seasons: [{ ...winter, hours: '24h' as const, lastEntry: null }] }
  expect(['2027-01-15', '2027-01-01', '2027-05-15'].map((date) => isNeverShutOn(always, date))).toEqual([
    true,
    false,
    false,
  ])
})

test('two seasons that share a day are found, also over the new year', () => {
  const span = (from: string, to: string) => ({ from, to })
  expect(doSeasonsOverlap([span('11-01', '02-29'), span('03-01', '10-31')])).toBe(false)
  expect(doSeasonsOverlap([span('11-01', '03-01'), span('03-01', '10-31')])).toBe(true)
  expect(doSeasonsOverlap([span('11-01', '02-29'), span('12-10', '12-20')])).toBe(true)
})
