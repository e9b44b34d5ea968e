import type { ClinicTreatment } from '#domain/clinics.ts'
import type { ListedClinic, Listing } from './listed-clinics.ts'

/** What was saved and deleted from this page: it shows at once, also where the list that the server sends is a moment older. */
export type LocalChanges = { saved: readonly ListedClinic[]; deleted: readonly number[] }

export const noLocalChanges: LocalChanges = { saved: [], deleted: [] }

/** Also of a clinic whose deletion was taken back. */
export function withSaved({ saved, deleted }: LocalChanges, clinic: ListedClinic): LocalChanges {
  return {
    saved: [clinic, ...saved.filter(({ id }) => id !== clinic.id)],
    deleted: deleted.filter((id) => id !== clinic.id),
  }
}

export function withDeleted({ saved, deleted }: LocalChanges, id: number): LocalChanges {
  return { saved, deleted: [...deleted, id] }
}

/** A clinic that the list does not have yet, or has on another page of it, stands first. */
export function applyLocalChanges(listing: Listing, treatment: ClinicTreatment, changes: LocalChanges): Listing {
  const { saved, deleted } = changes
  if (saved.length === 0 && deleted.length === 0) return listing
  const listedIds = new Set(listing.clinics.map(({ id }) => id))
  const added = saved.filter(({ id }) => !listedIds.has(id))
  const all = [...added, ...listing.clinics.map((clinic) => newerOf(clinic, saved))]
  const clinics = all.filter(({ id, treatments }) => !deleted.includes(id) && treatments.includes(treatment))
  return {
    ...listing,
    clinics,
    total: Math.max(clinics.length, listing.total + clinics.length - listing.clinics.length),
  }
}

function newerOf(clinic: ListedClinic, saved: readonly ListedClinic[]): ListedClinic {
  const own = saved.find(({ id }) => id === clinic.id)
  return own && own.version > clinic.version ? own : clinic
}
