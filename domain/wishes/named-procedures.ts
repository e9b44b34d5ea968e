import { classOfListing, listingOfProcedure } from '#domain/clinics/procedures/procedure-listings.ts'
import type { Procedure } from '#domain/clinics/procedures/procedures.ts'
import { procedureNamed } from '#domain/clinics/treatment-fees.ts'
import type { TreatmentReading } from './treatment-text.ts'
import type { TreatmentWish } from './treatment-wishes.ts'

/** The procedures that the traveller named for a wish. A group of procedures, such as `laser`, is none. */
export function namedProcedures(
  { treatmentClass, treatmentIds }: Pick<TreatmentWish, 'treatmentClass' | 'treatmentIds'>,
  { understood, procedures }: TreatmentReading,
): Procedure[] {
  const words = understood.flatMap((row) => (treatmentIds.includes(row.id) ? row.words : []))
  const known = words.flatMap((one) => procedureNamed(one) ?? [])
  const others = procedures.filter((procedure) => classOfListing(listingOfProcedure(procedure)) === treatmentClass)
  return [...new Set([...known, ...others])]
}
