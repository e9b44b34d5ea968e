import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import { layOver, type LocalChanges } from '#web/administration/local-changes.ts'
import type { ListedClinic, Listing } from './listed-clinics.ts'

/** The list with the changes that were saved and deleted on its page. */
export function applyLocalChanges<Listed extends Listing>(
  listing: Listed,
  treatment: ClinicTreatment,
  changes: LocalChanges<ListedClinic>,
): Listed {
  if (changes.saved.length === 0 && changes.deleted.length === 0) return listing
  const rows = layOver(listing.clinics, changes, newerOf)
  const clinics = rows.filter(({ treatments }) => treatments.includes(treatment))
  return {
    ...listing,
    clinics,
    total: Math.max(clinics.length, listing.total + clinics.length - listing.clinics.length),
  }
}

function newerOf(listed: ListedClinic, own: ListedClinic): ListedClinic {
  return own.version > listed.version ? own : listed
}
