import { type ClinicTreatment, clinicTreatments } from '#domain/clinics.ts'
import { readSearchWords } from '#web/features/clinics/search-words.ts'

/** What the address of the home page says of clinics: a tab, and what was searched in the list and in the finder. */
export type HomeClinicsQuery = { treatment: ClinicTreatment; clinics: string; find: string }

const firstTreatment = clinicTreatments[0]

/** Reads it leniently: what cannot be read is as if it had not been said. */
export function readHomeClinicsQuery(asked: URLSearchParams): HomeClinicsQuery {
  return {
    treatment: clinicTreatments.find((known) => known === asked.get('treatment')) ?? firstTreatment,
    clinics: readSearchWords(asked.get('clinics')),
    find: readSearchWords(asked.get('find')),
  }
}

/** The address of the same page with another tab or search; what its other parts say in it stays. */
export function homeClinicsAddress(search: string, change: Partial<HomeClinicsQuery>, section: string): string {
  const asked = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === firstTreatment) asked.delete(name)
    else asked.set(name, value)
  }
  return `/${asked.size > 0 ? `?${asked.toString()}` : ''}#${section}`
}
