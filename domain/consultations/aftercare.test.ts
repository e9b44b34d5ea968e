import { expect, test } from 'vitest'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import {
  type AftercareDays,
  aftercareOf,
  aftercareOn,
  lastAftercareDay,
  readTreatmentDay,
  rowsOfProcedures,
} from './aftercare.ts'

const row: TreatmentFacts = {
  id: 'dental-implant',
  name: { en: 'Dental implant', ko: '임플란트' },
  words: ['dental implants'],
  treatmentClass: 'medical',
  quietDays: [2, 7],
  checks: [{ what: 'check', days: [7, 10] }],
  flightDays: [1, 5],
  warnFlightBelow: 14,
  secondVisit: null,
  cares: [
    { care: 'second-visit-months-later', days: null },
    { care: 'soft-food', days: [0, 3] },
  ],
  basis: 'recalled',
  source: null,
  checkedOn: null,
}

test('what is to be avoided lasts until the upper end of its range, in the order in which it ends', () => {
  expect(aftercareOf(row, '2026-11-28').steps).toEqual([
    { kind: 'soft-food', when: 'until', day: 3, date: '2026-12-01' },
    { kind: 'flight', when: 'from', day: 5, date: '2026-12-03' },
    { kind: 'quiet', when: 'until', day: 7, date: '2026-12-05' },
    { kind: 'check', when: 'between', days: [7, 10], dates: ['2026-12-05', '2026-12-08'] },
    { kind: 'calm_flight', when: 'from', day: 14, date: '2026-12-12' },
    { kind: 'second-visit-months-later', when: 'unknown' },
  ])
})

test('of a treatment without a wait nothing is said about it', () => {
  const short = { ...row, quietDays: [0, 0], flightDays: [0, 0], warnFlightBelow: null } as const
  expect(aftercareOf({ ...short, checks: [], cares: [] }, '2026-11-28').steps).toEqual([])
})

test('only a treatment that is named exactly has ranges', () => {
  expect(rowsOfProcedures([' Dental Implants '], [row])).toEqual([row])
  expect(rowsOfProcedures(['임플란트'], [row])).toEqual([row])
  expect(rowsOfProcedures(['implant', ''], [row])).toEqual([])
})

test('a treatment was on the day of the visit or in the two months after it', () => {
  for (const day of ['2026-11-28', '2026-12-31', '2027-01-27']) expect(readTreatmentDay(day, '2026-11-28')).toBe(day)
  for (const wrong of ['2026-11-27', '2027-01-28', '2026-13-01', '28.11.2026', '', '9999-99-99']) {
    expect(readTreatmentDay(wrong, '2026-11-28'), wrong).toBeNull()
  }
})

test('a day of the trip is told what to avoid on it, what may come, and until when no flight', () => {
  const days: AftercareDays = {
    treatedOn: '2027-03-01',
    treatments: [
      {
        id: 'one',
        name: { en: 'One', ko: '하나' },
        steps: [
          { kind: 'quiet', when: 'until', day: 3, date: '2027-03-04' },
          { kind: 'flight', when: 'from', day: 5, date: '2027-03-06' },
          { kind: 'check', when: 'between', days: [5, 7], dates: ['2027-03-06', '2027-03-08'] },
          { kind: 'second-visit-months-later', when: 'unknown' },
        ],
      },
      {
        id: 'other',
        name: { en: 'Other', ko: '둘' },
        steps: [{ kind: 'quiet', when: 'until', day: 4, date: '2027-03-05' }],
      },
    ],
  }
  expect(aftercareOn(days, '2027-02-28')).toBeNull()
  expect(aftercareOn(days, '2027-03-01')).toEqual({ day: 0, avoid: ['quiet'], due: [], flightFrom: '2027-03-06' })
  expect(aftercareOn(days, '2027-03-05')).toEqual({ day: 4, avoid: ['quiet'], due: [], flightFrom: '2027-03-06' })
  expect(aftercareOn(days, '2027-03-06')).toEqual({ day: 5, avoid: [], due: ['check'], flightFrom: null })
  expect(aftercareOn(days, '2027-03-09')).toBeNull()
  expect(lastAftercareDay(days)).toBe('2027-03-08')
})
