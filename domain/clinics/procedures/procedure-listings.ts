import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { TreatmentClass } from '#domain/clinics/treatments.ts'
import { type Procedure, procedures } from './procedures.ts'

/** The listing that a procedure belongs to first. */
export function listingOfProcedure({ departments: [first] }: Pick<Procedure, 'departments'>): ClinicTreatment {
  return first === 'korean-medicine' || first === 'further' ? 'other' : first
}

/** The listing of a row of the recovery table; null for a row that the table of procedures does not have. */
export function listingOfRecovery(row: string): ClinicTreatment | null {
  const procedure = procedures.find(({ recovery }) => recovery === row)
  return procedure ? listingOfProcedure(procedure) : null
}

/** The class of treatments that a listing stands for in the planner. */
export function classOfListing(listing: ClinicTreatment): TreatmentClass {
  switch (listing) {
    case 'plastic-surgery':
      return 'surgery'
    case 'skin-clinics':
      return 'skin'
    case 'eye-surgery':
    case 'dental':
    case 'stem-cell':
    case 'other':
      return 'medical'
  }
}
