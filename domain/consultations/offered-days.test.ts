import { expect, test } from 'vitest'
import { timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import { daysToOffer, fullDays, offeredDays } from './offered-days.ts'
import { noSchedule, type VisitSchedule } from './visit-schedules.ts'

// A Monday, 09:00 in Seoul.
const now = Date.parse('2027-03-01T00:00:00Z')
const part = { from: '10:00', to: '12:00' }
const schedule = { ...noSchedule, hours: { ...noSchedule.hours, mon: part, tue: part }, closed: ['2027-03-09'] }

function window(date: string) {
  return { date, hours: null }
}

test('without wishes the next open days are offered', () => {
  expect(offeredDays({ windows: [], stay: null }, schedule, now)).toEqual([
    '2027-03-01',
    '2027-03-02',
    '2027-03-08',
    '2027-03-15',
    '2027-03-16',
  ])
})

test('the days that the visitor asked for are among them, and the others begin with the stay', () => {
  const stay = { from: '2027-03-14', to: '2027-03-20' }
  const windows = [window('2027-04-05'), window('2027-04-07'), window('2027-02-01')]
  expect(offeredDays({ windows, stay }, schedule, now)).toEqual([
    '2027-03-15',
    '2027-03-16',
    '2027-03-22',
    '2027-03-23',
    '2027-04-05',
  ])
  expect(offeredDays({ windows: [], stay: { month: '2027-04' } }, schedule, now)[0]).toBe('2027-04-05')
})

test('a clinic without hours has none', () => {
  expect(offeredDays({ windows: [window('2027-03-01')], stay: null }, noSchedule, now)).toEqual([])
})

test('full are the days of the stay and of the windows on which the clinic is open and nobody is free', () => {
  const later = Date.parse('2027-05-31T00:00Z')
  const hour = { from: '10:00', to: '11:00' }
  const hours = { ...noSchedule.hours, mon: hour, tue: hour, wed: hour }
  const open: VisitSchedule = { ...noSchedule, hours, slotMinutes: 60 }
  const on = (date: string) => {
    const from = timeOfSeoulMoment({ date, clock: '10:00' })
    return { from, to: from + 3_600_000, person: 1 }
  }
  const taken = ['2027-06-01', '2027-06-02', '2027-06-07', '2027-06-14'].map(on)
  const days = daysToOffer({ windows: [], stay: { from: '2027-06-01', to: '2027-06-07' } }, later)
  expect(fullDays(days, open, { taken, now: later })).toEqual(['2027-06-01', '2027-06-02', '2027-06-07'])
  expect(fullDays(days, { ...open, people: 2 }, { taken, now: later })).toEqual([])
  expect(daysToOffer({ windows: [], stay: { month: '2027-06' } }, later)).toHaveLength(30)
  expect(daysToOffer({ windows: [], stay: null }, later)).toHaveLength(60)
})
