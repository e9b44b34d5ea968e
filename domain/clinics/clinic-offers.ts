import type { ClinicTreatment } from './clinics.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TreatmentClass } from './treatments.ts'

/** The maximum distance of a clinic from the traveller's accommodation. */
export const clinicMetres = 25_000

/** The listing that each treatment of the table belongs to. */
const listingOf: Readonly<Record<string, ClinicTreatment>> = {
  'double-eyelid': 'plastic-surgery',
  rhinoplasty: 'plastic-surgery',
  'facial-contouring': 'plastic-surgery',
  'face-lifting': 'plastic-surgery',
  lasik: 'eye-surgery',
  'dental-implant': 'dental',
  'veneers-crowns': 'dental',
  'stem-cell': 'stem-cell',
}

type Wanted = { treatmentClass: TreatmentClass; treatmentIds: readonly string[] }

/** The listings that offer the named treatments; empty if any clinic of the class is suitable. */
function wantedListings({ treatmentIds }: Wanted): ClinicTreatment[] {
  return [...new Set(treatmentIds.flatMap((id) => listingOf[id] ?? []))]
}

/** The number of wanted listings that the clinic is in. A clinic whose listings are unknown counts as in all. */
export function offeredOf({ clinic }: Pick<PlanPlace, 'clinic'>, wanted: Wanted): number {
  const listings = wantedListings(wanted)
  const { treatments } = clinic ?? {}
  return treatments === undefined ? listings.length : listings.filter((listing) => treatments.includes(listing)).length
}

/**
 * Whether a clinic is of the wanted class and is listed for at least one of the named treatments. An eye hospital does
 * not offer a dental implant, although both are medical.
 */
export function isClinicFor(row: PlanPlace, wanted: Wanted): boolean {
  if (row.kind !== 'clinic' || row.permanentlyClosed || !row.tags.includes(wanted.treatmentClass)) return false
  return wantedListings(wanted).length === 0 || offeredOf(row, wanted) > 0
}
