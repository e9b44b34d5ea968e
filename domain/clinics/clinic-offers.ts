import type { ClinicTreatment } from './clinics.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TreatmentClass } from './treatments.ts'

/** The maximum distance of a clinic from the traveller's accommodation. */
export const clinicMetres = 25_000

/** `listings`: those that what was named belongs to; empty if any clinic of the class is suitable. */
type Wanted = { treatmentClass: TreatmentClass; listings: readonly ClinicTreatment[] }

/** The number of wanted listings that the clinic is in. A clinic whose listings are unknown counts as in all. */
export function offeredOf({ clinic }: Pick<PlanPlace, 'clinic'>, { listings }: Pick<Wanted, 'listings'>): number {
  const { treatments } = clinic ?? {}
  return treatments === undefined ? listings.length : listings.filter((listing) => treatments.includes(listing)).length
}

/**
 * Whether a clinic is of the wanted class and is listed for at least one of the named treatments. An eye hospital does
 * not offer a dental implant, although both are medical.
 */
export function isClinicFor(row: PlanPlace, wanted: Wanted): boolean {
  if (row.kind !== 'clinic' || row.permanentlyClosed || !row.tags.includes(wanted.treatmentClass)) return false
  return wanted.listings.length === 0 || offeredOf(row, wanted) > 0
}
