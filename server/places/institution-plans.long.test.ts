import { expect, test, vi } from 'vitest'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { planDays } from '#planner/trips/plan-trip.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readInstitutionClinics } from '#testing/trips/planning-rows.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { clinicPlace } from './clinic-places.ts'

vi.setConfig({ testTimeout: 60_000 })

const institutions = readInstitutionClinics()
const rows: PlanPlace[] = institutions.flatMap((clinic) => {
  const row = clinicPlace(clinic)
  return row?.province ? [{ ...row, province: row.province }] : []
})

function plan(days: number, asked: Partial<TripStep2>, told: Partial<TripStep3>) {
  const catalogue = [...readCatalogue(), ...rows]
  const steps = askTrip(
    days,
    { areaPreferences: [], totalBudget: '', mustVisitPlaces: '', ...asked },
    { beautyInterest: 'interested', socialMediaInterest: 'no', ...told },
  )
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: readTreatmentTable() })
  const made = planDays({ wishes, catalogue, transport: readTransport(), seed: 1, effort: 0.2 })
  const visited = made.days.flatMap(({ stops }) =>
    stops.filter(({ treatment }) => treatment).map(({ placeId }) => placeId),
  )
  return {
    clinics: [...new Set(visited)].map((id) => institutions.find((clinic) => `clinic-${clinic.id}` === id)),
    reasons: made.unplaced.map(({ reason }) => reason),
    broken: checkDays({ wishes, catalogue, plan: made }).flatMap(({ violations }) => violations),
  }
}

test('every institution has a row for plans', () => {
  expect(rows).toHaveLength(institutions.length)
})

test.each([
  ['rhinoplasty', 'Plastic Surgery', 'plastic-surgery', 13],
  ['lasik', 'Medical Treatment', 'eye-surgery', 10],
  ['dental implant', 'Medical Treatment', 'dental', 12],
  ['botox', 'Skin Treatment', 'skin-clinics', 5],
] as const)('a trip to Seoul for %s goes to an institution that is listed for it', (words, category, listing, days) => {
  const { clinics, broken } = plan(days, {}, { beautyCategories: [category], plasticSurgeryType: words })
  expect(clinics).toHaveLength(1)
  expect(clinics[0]?.treatments).toContain(listing)
  expect(broken).toEqual([])
})

test('a trip in one city is where a clinic is, and sights of Jeju, where none is listed, are too far', () => {
  const { clinics, reasons, broken } = plan(
    13,
    { mustVisitPlaces: 'Seongsan Ilchulbong, Hyeopjae Beach, Manjanggul', cities: 'one' },
    { beautyCategories: ['Plastic Surgery'], plasticSurgeryType: 'rhinoplasty' },
  )
  expect(clinics.map((clinic) => clinic?.location.includes('Seoul'))).toEqual([true])
  expect(new Set(reasons)).toEqual(new Set(['too_far']))
  expect(broken).toEqual([])
})

test('a longer trip goes on to Jeju from the city of a clinic, when one may fly again', () => {
  const { clinics, reasons, broken } = plan(
    18,
    { mustVisitPlaces: 'Gyeongbokgung, Jeju Folklore and Natural History Museum' },
    { beautyCategories: ['Plastic Surgery'], plasticSurgeryType: 'rhinoplasty' },
  )
  expect(clinics.map((clinic) => clinic?.location.includes('Seoul'))).toEqual([true])
  expect(reasons).toEqual([])
  expect(broken).toEqual([])
})
