import { expect, test } from 'vitest'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { startsOfDay, startsOfSheet } from './sheet-hours.ts'

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
