import { type ClinicTreatment, clinicTreatments } from '#domain/clinics/clinics.ts'
import { readSearchWords } from '#web/features/clinics/search-words.ts'

/** The clinic parameters of the home page: the tab, and the searches in the list and in the finder. */
export type HomeClinicsQuery = { treatment: ClinicTreatment; clinics: string; find: string }

const firstTreatment = clinicTreatments[0]

/** Parses leniently: invalid values are ignored. */
export function readHomeClinicsQuery(asked: URLSearchParams): HomeClinicsQuery {
  return {
    treatment: clinicTreatments.find((known) => known === asked.get('treatment')) ?? firstTreatment,
    clinics: readSearchWords(asked.get('clinics')),
    find: readSearchWords(asked.get('find')),
  }
}

/** The address of the same page with another tab or search. Parameters of other sections are kept. */
export function homeClinicsAddress(search: string, change: Partial<HomeClinicsQuery>, section: string): string {
  const asked = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === firstTreatment) asked.delete(name)
    else asked.set(name, value)
  }
  return `/${asked.size > 0 ? `?${asked.toString()}` : ''}#${section}`
}
