import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/korea/calendar-dates.ts'
import {
  admitsAt,
  endOfState,
  intervalsOn,
  nextClosedDay,
  nextOpening,
  type Opening,
  openingAt,
  openingWeek,
  openSpansOn,
  spanOf,
  weekly,
} from './opening-hours.ts'
import { type OpenInterval, type Weekday, weekdays } from './places.ts'
import { seoulMoment, type SeoulMoment, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'

function everyDay(...intervals: OpenInterval[]): Record<Weekday, OpenInterval[]> {
  return {
    mon: intervals,
    tue: intervals,
    wed: intervals,
    thu: intervals,
    fri: intervals,
    sat: intervals,
    sun: intervals,
  }
}

// 2026-11-24 is a Tuesday.
const palace: Opening = {
  hours: { ...everyDay(['09:00', '18:00']), tue: [] },
  closed: ['2027-02-07'],
  exceptions: { '2026-12-24': [['09:00', '13:00']] },
  lastEntry: '17:00',
  seasons: [],
}
const bar = weekly({ ...everyDay(['18:00', '02:00']), mon: [] })
const kitchen = weekly(everyDay(['11:30', '15:00'], ['17:30', '21:00']))

test('a place is open from its first minute until the one in which it closes', () => {
  const at = (clock: string) => openingAt(palace, { date: '2026-11-25', clock }).kind
  expect(['08:59', '09:00', '17:59', '18:00'].map(at)).toEqual(['closed', 'open', 'open', 'closed'])
})

test('an open place tells its closing time and its last entry, and admits nobody after the last entry', () => {
  expect(openingAt(palace, { date: '2026-11-25', clock: '17:00' })).toEqual({
    kind: 'open',
    closes: { date: '2026-11-25', clock: '18:00' },
    lastEntry: { date: '2026-11-25', clock: '17:00' },
    admits: true,
  })
  expect(openingAt(palace, { date: '2026-11-25', clock: '17:01' })).toMatchObject({ kind: 'open', admits: false })
  expect(admitsAt(palace, { date: '2026-11-25', clock: '17:01' })).toBe(false)
})

test('after the last hour the next opening is told, over a weekday on which it is closed', () => {
  const opens = { date: '2026-11-25', clock: '09:00' }
  expect(openingAt(palace, { date: '2026-11-23', clock: '18:00' })).toEqual({ kind: 'closed', opens })
})

test('a night goes on past midnight, also into a day that is closed', () => {
  const late = openingAt(bar, { date: '2026-11-23', clock: '01:30' })
  expect(late).toMatchObject({ kind: 'open', closes: { date: '2026-11-23', clock: '02:00' } })
  const opens = { date: '2026-11-24', clock: '18:00' }
  expect(openingAt(bar, { date: '2026-11-23', clock: '02:00' })).toEqual({ kind: 'closed', opens })
})

test('between lunch and dinner a kitchen is closed', () => {
  const opens = { date: '2026-11-25', clock: '17:30' }
  expect(openingAt(kitchen, { date: '2026-11-25', clock: '15:00' })).toEqual({ kind: 'closed', opens })
})

test('a last entry belongs to the interval in which it lies', () => {
  const spans = openSpansOn({ ...kitchen, lastEntry: '20:30' }, '2026-11-25')
  expect(spans?.map(({ lastEntry }) => lastEntry)).toEqual([null, 20 * 60 + 30])
  expect(spanOf(['18:00', '02:00'], '01:00')).toEqual({ from: 1080, to: 1560, lastEntry: 1500 })
})

test('closed dates go before other hours, and other hours before those of the weekday', () => {
  const opening = { ...palace, closed: ['2026-12-25'], exceptions: { '2026-12-25': [['10:00', '11:00'] as const] } }
  expect(intervalsOn(opening, '2026-12-25')).toEqual([])
  expect(intervalsOn(palace, '2026-12-24')).toEqual([['09:00', '13:00']])
})

test('a holiday closes what else never closes, and the night before ends at its midnight', () => {
  const square: Opening = { ...weekly('24h'), closed: ['2027-02-07'] }
  expect(openingAt(square, { date: '2027-02-06', clock: '12:00' })).toMatchObject({
    closes: { date: '2027-02-07', clock: '00:00' },
  })
  expect(openingAt(square, { date: '2027-02-07', clock: '12:00' })).toEqual({
    kind: 'closed',
    opens: { date: '2027-02-08', clock: '00:00' },
  })
})

test('a place that is always open has no closing time, by 24h as by equal clocks', () => {
  const hours = ['24h' as const, everyDay(['00:00', '00:00']), everyDay(['09:00', '09:00'])]
  for (const opening of hours.map(weekly)) {
    expect(openingAt(opening, { date: '2026-11-25', clock: '08:00' })).toMatchObject({ kind: 'open', closes: null })
  }
})

test('of unknown hours nothing is said, but for the dates that are known', () => {
  const unknown: Opening = { ...weekly(null), closed: ['2027-02-07'] }
  expect(openingAt(unknown, { date: '2026-11-25', clock: '12:00' })).toEqual({ kind: 'unknown' })
  expect(openingAt(unknown, { date: '2027-02-07', clock: '12:00' })).toEqual({ kind: 'closed', opens: null })
  expect(admitsAt(unknown, { date: '2026-11-25', clock: '12:00' })).toBeNull()
})

test('a week begins on Monday and says what is not as on other weeks', () => {
  const week = openingWeek(palace, '2026-12-27')
  expect(week[0]?.date).toBe('2026-12-21')
  expect(week.map(({ weekday }) => weekday)).toEqual(weekdays)
  expect(week.filter(({ isSpecial }) => isSpecial).map(({ date }) => date)).toEqual(['2026-12-24'])
  expect(week[1]?.intervals).toEqual([])
})

test('the next closed day is a weekday or a holiday, whichever comes first, and none where it never closes', () => {
  expect(nextClosedDay(palace, '2026-11-25')).toMatchObject({ date: '2026-12-01', isSpecial: false })
  expect(nextClosedDay(palace, '2027-02-03')).toMatchObject({ date: '2027-02-07', isSpecial: true })
  expect(nextClosedDay(kitchen, '2026-11-25')).toBeNull()
  expect(nextClosedDay(weekly(null), '2026-11-25')).toBeNull()
})

const clock = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const intervals = fc.array(fc.tuple(clock, clock), { maxLength: 2 })
const dates = fc.nat(20).map((days) => addDays('2026-11-20', days))
const openings = fc.record({
  hours: fc.oneof(
    fc.constantFrom(null, '24h' as const),
    fc.record({
      mon: intervals,
      tue: intervals,
      wed: intervals,
      thu: intervals,
      fri: intervals,
      sat: intervals,
      sun: intervals,
    }),
  ),
  closed: fc.array(dates, { maxLength: 2 }),
  exceptions: fc.dictionary(dates, intervals, { maxKeys: 2 }),
  lastEntry: fc.option(clock),
  seasons: fc.constantFrom<Opening['seasons'][]>(
    [],
    [{ from: '11-25', to: '11-28', hours: everyDay(), lastEntry: null }],
    [{ from: '12-01', to: '01-31', hours: everyDay(['10:00', '16:00']), lastEntry: '15:30' }],
    [{ from: '11-22', to: '11-23', hours: '24h', lastEntry: null }],
  ),
})
const moments = fc.record({ date: dates, clock })
const halfHour = 30 * 60 * 1000

// A place may stay closed for a year: so many moments of a longer time are looked at.
const mostMoments = 300

test('a state holds every half hour until the time at which it changes', () => {
  fc.assert(
    fc.property(openings, moments, (opening, moment) => {
      const state = openingAt(opening, moment)
      if (state.kind === 'unknown') return
      const change = state.kind === 'open' ? state.closes : state.opens
      const end = timeOfSeoulMoment(change ?? { ...moment, date: addDays(moment.date, 1) })
      const begin = timeOfSeoulMoment(moment)
      const step = halfHour * Math.ceil(Math.max(1, (end - begin) / halfHour / mostMoments))
      for (let time = begin; time < end; time += step) {
        // Behind a day that is known to be closed may lie one of which nobody knows.
        expect([state.kind, 'unknown']).toContain(openingAt(opening, seoulMoment(time)).kind)
      }
      expect(change && openingAt(opening, change).kind).not.toBe(state.kind)
    }),
  )
})

test('a page may say what is told until its end, and has to say another thing from then on', () => {
  fc.assert(
    fc.property(openings, moments, (opening, moment) => {
      const state = openingAt(opening, moment)
      const end = endOfState(state)
      if (end === null) return
      const lastMinute = seoulMoment(timeOfSeoulMoment(end) - 60_000)
      const told = (at: SeoulMoment) => [openingAt(opening, at).kind, admitsAt(opening, at)]
      expect(told(lastMinute)[0]).toBe(state.kind)
      expect(told(end)).not.toEqual(told(moment))
    }),
  )
})

test('it is open exactly where a span of the day or of the night before covers the minute', () => {
  fc.assert(
    fc.property(openings, moments, (opening, moment) => {
      const minute = Number(moment.clock.slice(0, 2)) * 60 + Number(moment.clock.slice(3))
      const covers = (date: string, at: number) =>
        (openSpansOn(opening, date) ?? []).some(({ from, to }) => from <= at && at < to)
      const isOpen = covers(moment.date, minute) || covers(addDays(moment.date, -1), minute + 24 * 60)
      expect(openingAt(opening, moment).kind === 'open').toBe(isOpen)
    }),
  )
})

test('the next opening is ahead, and it is open then', () => {
  fc.assert(
    fc.property(openings, moments, (opening, moment) => {
      const next = nextOpening(opening, moment)
      if (next === null) return
      expect(timeOfSeoulMoment(next)).toBeGreaterThan(timeOfSeoulMoment(moment))
      expect(openingAt(opening, next).kind).toBe('open')
    }),
  )
})
