import { expect, test } from 'vitest'
import type { ClinicTreatment } from './clinics.ts'
import { isClinicFor, offeredOf } from './clinic-offers.ts'
import { inventPlace } from '#testing/builders/places.ts'
import type { PlaceTag } from '#domain/places/places.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'

function clinic(treatments: ClinicTreatment[] | null, tags: PlaceTag[] = ['medical']): PlanPlace {
  const traits = { languages: [], isRegistered: false, ...(treatments && { treatments }) }
  return { ...inventPlace('clinic-1', { kind: 'clinic', tags }), clinic: traits }
}

const lasik = { treatmentClass: 'medical', listings: ['eye-surgery'] } as const
const both = { treatmentClass: 'medical', listings: ['eye-surgery', 'dental'] } as const

test('a dental hospital is no clinic for LASIK, and an eye hospital is one', () => {
  expect(isClinicFor(clinic(['dental']), lasik)).toBe(false)
  expect(isClinicFor(clinic(['eye-surgery']), lasik)).toBe(true)
})

test('of two treatments a clinic needs to offer one, and one that offers both counts more', () => {
  expect(isClinicFor(clinic(['dental']), both)).toBe(true)
  expect(offeredOf(clinic(['dental']), both)).toBe(1)
  expect(offeredOf(clinic(['other', 'eye-surgery', 'dental']), both)).toBe(2)
})

test('no listed hospital stands for stem cell therapy', () => {
  const stemCell = { treatmentClass: 'medical', listings: ['stem-cell'] } as const
  expect(isClinicFor(clinic(['other', 'eye-surgery']), stemCell)).toBe(false)
})

test('the class of a treatment decides when no treatment is named or the offers of a clinic are unknown', () => {
  expect(isClinicFor(clinic(['other']), { treatmentClass: 'medical', listings: [] })).toBe(true)
  expect(isClinicFor(clinic(null), lasik)).toBe(true)
  expect(isClinicFor(clinic(null, ['skin']), lasik)).toBe(false)
})

test('a spa and a permanently closed clinic suit no treatment', () => {
  expect(isClinicFor({ ...clinic(['eye-surgery']), permanentlyClosed: true }, lasik)).toBe(false)
  expect(isClinicFor({ ...clinic(['eye-surgery']), kind: 'spa' }, lasik)).toBe(false)
})
