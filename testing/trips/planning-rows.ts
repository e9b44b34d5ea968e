import { readPlannedSheets } from '#seed/day-sheets.ts'
import { readToilets } from '#seed/getting-in.ts'
import type { Clinic } from '#domain/clinics/clinics.ts'
import type { PlannerFacts } from '#domain/trips/plan/planner-facts.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { clinicPlace } from '#server/places/clinic-places.ts'
import { tripPlace } from '#server/trips/trip-place.ts'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import { readBuiltInInstitutions, readTreatmentTable, readTripPlaces } from '#testing/builders/catalogue.ts'
import { readTransportFacts } from './transport.ts'

/** The embedded institutions, as clinics of a database. */
export function readInstitutionClinics(): Clinic[] {
  return readBuiltInInstitutions().map(({ facts }, index) => ({
    ...facts,
    id: index + 1,
    version: 1,
    isSample: false,
    updatedOn: '2026-11-25',
  }))
}

/** The rows that trips are planned from: the embedded catalogue, its institutions, and a clinic with every fact. */
function readPlanningRows(): TripPlace[] {
  const clinics = [...readInstitutionClinics(), buildClinic({ id: 9000 })].flatMap((clinic) => {
    const row = clinicPlace(clinic)
    return row?.province ? [tripPlace({ ...row, province: row.province })] : []
  })
  return [...readTripPlaces(), ...clinics]
}

/** The facts that a browser plans from, without a server. */
export function readPlannerFacts(): PlannerFacts {
  return {
    version: 'embedded',
    places: readPlanningRows(),
    treatments: readTreatmentTable(),
    sheets: readPlannedSheets(),
    toilets: readToilets(),
    ...readTransportFacts(),
  }
}
