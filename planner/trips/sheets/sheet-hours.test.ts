import { expect, test } from 'vitest'
import type { DaySheet } from '#domain/korea/day-sheets.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { latestStarts, startsByDay, startsInTime, startsOfDay, startsOfSheet } from './sheet-hours.ts'

const open = [{ from: 9 * 60, to: 20 * 60, until: 21 * 60 }]
const far = { lat: 37.95, lng: 126.68 }

test('on a day out of town what is elsewhere begins after it, and what is there at any hour', () => {
  const out = { startAt: 420, homeAt: 14 * 60, sights: 2, places: [far] }
  expect(startsOfDay(inventRow('town', 0), open, out).map(({ from }) => from)).toEqual([14 * 60])
  expect(startsOfDay(inventRow('border', 0, far), open, out)).toEqual(open)
  expect(startsOfDay(inventRow('town', 0), open, undefined)).toEqual(open)
})

test('a place of a sheet has the hours of the sheet while it is alive, and if there are none, its own', () => {
  const street = inventRow('street', 0, { activeHours: ['11:00', '20:00'] })
  const hours = (from: number, to: number) => {
    const stop = { day: 0, minutes: 60, starts: { from: from * 60, to: to * 60 }, isTable: false }
    return startsOfSheet(street, '2027-05-03', 60, stop, open).map((span) => [span.from / 60, span.to / 60])
  }
  expect(hours(9, 13)).toEqual([[11, 13]])
  expect(hours(21, 22)).toEqual([[11, 19]])
})

test('a sight of a sheet begins an hour before its last entry where the sheet leaves half an hour for that', () => {
  const hours = (from: number, to: number) => {
    const stop = { day: 0, minutes: 60, starts: { from: from * 60, to: to * 60 }, isTable: false }
    return startsOfSheet(inventRow('tower', 0), '2027-05-03', 60, stop, open).map((span) => [
      span.from / 60,
      span.to / 60,
    ])
  }
  expect(hours(18, 20)).toEqual([[18, 19]])
  expect(hours(18.5, 20)).toEqual([[18.5, 19]])
  expect(hours(18.75, 20)).toEqual([[18.75, 20]])
})

function sheetOf(part: DaySheet['part'], placeId: string): DaySheet {
  return {
    id: placeId,
    bases: ['seoul'],
    part,
    startAt: '08:30',
    homeBy: '17:00',
    stops: [{ placeId, minutes: 120, from: '10:00', by: '11:00' }],
    table: null,
    weekdays: null,
    months: null,
    notOnFirstDay: false,
    notOnLastDay: false,
    childFrom: 0,
    eatsFirst: false,
    isDayTrip: true,
  }
}

test('a named mountain is reached in the morning, after a move after lunch, and if there is no such time at any', () => {
  const latest = latestStarts([sheetOf('day', 'mountain'), sheetOf('evening', 'river')])
  expect([...latest.keys()]).toEqual(['mountain'])
  const lastOf = (id: string, begins: number | null, spans = open) => {
    const moveIn = {
      name: 'Bus',
      leg: { mode: 'bus', minutes: 150, metres: 1, cost: 0 },
      to: base,
      arrive: 0,
      leave: 0,
    } as const
    const frame = { begins: (begins ?? 9) * 60, moveIn: begins === null ? null : moveIn }
    return startsInTime({ id }, { latest }, frame, 80, spans).map(({ to }) => to / 60)
  }
  expect(lastOf('mountain', null)).toEqual([11.75])
  expect(lastOf('mountain', 11)).toEqual([11 + 155 / 60])
  expect(lastOf('mountain', null, [{ from: 13 * 60, to: 15 * 60, until: 17 * 60 }])).toEqual([15])
  expect(lastOf('river', null)).toEqual([20])
})

const base = { name: 'Seoul', lat: 37.56, lng: 126.98 }

test('a named place an hour away is reached by three, where it is open by then and not best at dusk', () => {
  const allDay = [{ from: 540, to: 1200, until: 1260 }]
  const late = [{ from: 960, to: 1200, until: 1260 }]
  const lastStart = (way: number, dusk: 'no' | 'best', spans = allDay) => startsByDay({ dusk }, way, spans).at(-1)?.to
  expect(lastStart(60, 'no')).toBe(900)
  expect(lastStart(59, 'no')).toBe(1200)
  expect(lastStart(60, 'best')).toBe(1200)
  expect(lastStart(60, 'no', late)).toBe(1200)
})
