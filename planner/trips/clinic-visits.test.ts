import { expect, test } from 'vitest'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import { placeOfVisit } from './clinic-visits.ts'
import type { ClinicVisit } from './treatment-days.ts'

const dates = ['2027-05-03', '2027-05-04']
const ways = { locationOf: () => 7 }

function startsOf(visit: Partial<ClinicVisit>, facts: Partial<PlanPlace> = {}): number[][][] {
  const row = inventRow('clinic-1', 0, { kind: 'clinic', ...facts })
  const whole: ClinicVisit = { row, kind: 'treatment', treatment: 'surgery', day: 1, minutes: 180, ...visit }
  return placeOfVisit(whole, dates, ways).windows.map((day) => day.map(({ from, to }) => [from / 60, to / 60]))
}

test('surgery is on its day, and starts before lunch because nobody has eaten', () => {
  expect(startsOf({})).toEqual([[], [[9, 11.5]]])
})

test('a clinic that opens at noon operates in the afternoon, and other visits have all of its hours', () => {
  const noon = [['12:00', '20:00']] as [string, string][]
  const hours = { mon: noon, tue: noon, wed: noon, thu: noon, fri: noon, sat: noon, sun: noon }
  expect(startsOf({}, { hours })).toEqual([[], [[12, 17]]])
  for (const visit of [{ treatment: 'skin' as const }, { kind: 'consultation' as const }])
    expect(startsOf(visit)[1]?.[0]?.[1]).toBe(18)
})
