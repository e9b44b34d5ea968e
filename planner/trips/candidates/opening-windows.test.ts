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

test('a sight of unknown hours is begun when an editor would be there, and a table at the hours of meals', () => {
  const early = { hours: null, activeHours: ['07:00', '15:00'] as const }
  expect(startsOn(inventRow('peak', 1, { ...early, kind: 'attraction' }), '2027-05-15', 60)[0]?.from).toBe(420)
  expect(startsOn(inventRow('park', 1, { hours: null, kind: 'attraction' }), '2027-05-15', 60)[0]?.from).toBe(600)
  expect(startsOn(inventRow('table', 1, { ...early, kind: 'restaurant' }), '2027-05-15', 60)[0]?.from).toBe(660)
})

test('a small island is left with its last boat, whatever its hours', () => {
  const udo = { lat: 33.505, lng: 126.954 }
  const starts = (hours: PlaceSeason['hours']) =>
    startsOn({ ...inventRow('cape', 1, { hours }), ...udo }, '2027-05-15', 60)
  expect(starts('24h').at(-1)).toMatchObject({ to: 960, until: 1020 })
  expect(starts(week(['09:00', '16:00'])).at(-1)).toMatchObject({ to: 900, until: 960 })
  expect(startsOn(inventRow('cape', 1, { hours: '24h' }), '2027-05-15', 60).at(-1)?.until).toBe(1740)
})
