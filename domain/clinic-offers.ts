import type { ClinicTreatment } from './clinics.ts'
import type { PlanPlace } from './plans.ts'
import type { TreatmentClass } from './treatments.ts'

/** How far from where one stays a clinic may lie. */
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

/** The listings that named treatments need a clinic from; empty where any clinic of the class will do. */
function wantedListings({ treatmentIds }: Wanted): ClinicTreatment[] {
  return [...new Set(treatmentIds.flatMap((id) => listingOf[id] ?? []))]
}

/** How many of the wanted listings the clinic is in; a clinic of which that is not known counts as in all. */
export function offeredOf({ clinic }: Pick<PlanPlace, 'clinic'>, wanted: Wanted): number {
  const listings = wantedListings(wanted)
  const { treatments } = clinic ?? {}
  return treatments === undefined ? listings.length : listings.filter((listing) => treatments.includes(listing)).length
}

/**
 * Whether a clinic offers what is wanted: it is of the class, and listed for at least one of the named treatments. An
 * eye hospital does not offer a dental implant, although both are medical.
 */
export function isClinicFor(row: PlanPlace, wanted: Wanted): boolean {
  if (row.kind !== 'clinic' || row.permanentlyClosed || !row.tags.includes(wanted.treatmentClass)) return false
  return wantedListings(wanted).length === 0 || offeredOf(row, wanted) > 0
}
