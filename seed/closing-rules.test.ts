import { expect, test } from 'vitest'
import type { Opening } from '#domain/places/opening-hours.ts'
import type { OpenInterval } from '#domain/places/places.ts'
import { type ClosingRules, writeOutRules } from './closing-rules.ts'

const day: OpenInterval[] = [['09:00', '18:00']]
const sunday: OpenInterval[] = [['09:00', '19:00']]
const shutOnMondays: Opening = {
  hours: { mon: [], tue: day, wed: day, thu: day, fri: day, sat: day, sun: sunday },
  lastEntry: null,
  closed: [],
  exceptions: {},
  seasons: [],
}

function writeOut(rules: Partial<ClosingRules>, opening = shutOnMondays) {
  return writeOutRules(opening, { closedYearly: [], closedMonthly: [], onHolidays: null, ...rules })
}

test('yearly closing days come every year, by the calendar and by the moon', () => {
  expect(writeOut({ closedYearly: ['01-01', 'seollal-day', 'chuseok'] }).closed).toEqual([
    '2027-01-01',
    '2027-02-07',
    '2027-09-14',
    '2027-09-15',
    '2027-09-16',
    '2028-01-01',
    '2028-01-27',
    '2028-10-02',
    '2028-10-03',
    '2028-10-04',
  ])
})

test('monthly closing days are the nth or the last of their weekday', () => {
  const { closed } = writeOut({ closedMonthly: ['2 sun', 'last wed'] })
  expect(closed.slice(0, 4)).toEqual(['2026-12-13', '2026-12-30', '2027-01-10', '2027-01-27'])
})

test('a monthly closing day of some months only comes in those months', () => {
  const { closed } = writeOut({ closedMonthly: ['1 mon in 04,11'] })
  expect(closed).toEqual(['2027-04-05', '2027-11-01', '2028-04-03', '2028-11-06'])
})

test('a monthly closing day on a holiday moves to the next working day, opens, or stays, as the rule says', () => {
  const inYear = (rules: Partial<ClosingRules>) =>
    writeOut({ closedMonthly: ['1 mon in 03,10'], ...rules }, { ...shutOnMondays, hours: '24h' }).closed.filter(
      (date) => date.startsWith('2027'),
    )
  expect(inYear({ onHolidays: 'moves' })).toEqual(['2027-03-02', '2027-10-05'])
  expect(inYear({ onHolidays: 'opens' })).toEqual([])
  expect(inYear({})).toEqual(['2027-03-01', '2027-10-04'])
})

test('a monthly closing day on a yearly one stays shut and moves nothing', () => {
  const rules = { closedMonthly: ['1 mon in 03'], closedYearly: ['03-01'], onHolidays: 'moves' } as const
  const { closed } = writeOut(rules, { ...shutOnMondays, hours: '24h' })
  expect(closed.filter((date) => date.startsWith('2027'))).toEqual(['2027-03-01'])
})

test('a place that opens on holiday Mondays is open on them, with the hours of a Sunday', () => {
  const { closed, exceptions } = writeOut({ onHolidays: 'opens' })
  expect(exceptions['2027-03-01']).toEqual(sunday)
  expect(exceptions['2027-05-05']).toBeUndefined()
  expect(closed).toEqual([])
})

test('a place that moves its closing day shuts on the first working day after', () => {
  const { closed, exceptions } = writeOut({ onHolidays: 'moves' })
  expect(exceptions['2027-10-04']).toEqual(sunday)
  expect(closed.filter((date) => date.startsWith('2027'))).toEqual([
    '2027-02-10',
    '2027-03-02',
    '2027-05-04',
    '2027-07-20',
    '2027-08-17',
    '2027-10-05',
    '2027-10-12',
    '2027-12-28',
  ])
})

test('a holiday on which it is shut every year stays shut and moves nothing', () => {
  const { closed, exceptions } = writeOut({ onHolidays: 'moves', closedYearly: ['seollal'] })
  expect(exceptions['2027-02-08']).toBeUndefined()
  expect(closed).not.toContain('2027-02-10')
})

test('a season that is shut does not open on its holidays', () => {
  const shut = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  const inSpring = { ...shutOnMondays, seasons: [{ from: '02-15', to: '03-15', hours: shut, lastEntry: null }] }
  expect(writeOut({ onHolidays: 'moves' }, inSpring).exceptions['2027-03-01']).toBeUndefined()
})
