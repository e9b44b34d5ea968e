import { expect, test } from 'vitest'
import type { OpenInterval, PlaceSeason } from '#domain/places/places.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { startsOn } from './opening-windows.ts'

const winter = { from: '11-01', to: '02-29' }

function inWinter(hours: PlaceSeason['hours'], lastEntry: string | null = null) {
  return startsOn(inventRow('garden', 1, { seasons: [{ ...winter, hours, lastEntry }] }), '2027-01-15', 60)
}

function week(...day: OpenInterval[]) {
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
}

test('a visit in winter keeps the hours and the last entry of winter', () => {
  expect(inWinter(week(['09:00', '17:00']), '15:30')).toEqual([{ from: 540, to: 930, until: 1020 }])
  expect(inWinter(week(['09:00', '17:00']))).toEqual([{ from: 540, to: 960, until: 1020 }])
})

test('nobody is sent to what is shut in winter, and what never shuts then is open after midnight too', () => {
  expect(inWinter(week())).toEqual([])
  expect(inWinter('24h')).toEqual([{ from: 300, to: 1680, until: 1740 }])
})
