import { type ClinicTreatment, clinicTreatments } from '#domain/clinics/clinics.ts'
import { readSearchWords } from '#web/features/clinics/search-words.ts'

/** What the finder searches. `findIn` is null for clinics of any treatment. */
export type FinderQuery = { find: string; findIn: ClinicTreatment | null }

/** The clinic parameters of the home page: the tab and the search. */
export type HomeClinicsQuery = FinderQuery & { treatment: ClinicTreatment }

const firstTreatment = clinicTreatments[0]

/** Parses leniently: invalid values are ignored. */
export function readHomeClinicsQuery(asked: URLSearchParams): HomeClinicsQuery {
  const treatment = readTreatment(asked.get('treatment')) ?? firstTreatment
  const find = readSearchWords(asked.get('find'))
  // Older addresses have words for a list of plastic surgery alone.
  const older = readSearchWords(asked.get('clinics'))
  if (find === '' && older !== '') return { treatment, find: older, findIn: 'plastic-surgery' }
  return { treatment, find, findIn: readTreatment(asked.get('findIn')) }
}

function readTreatment(text: string | null): ClinicTreatment | null {
  return clinicTreatments.find((known) => known === text) ?? null
}

export function isUnsearched({ find, findIn }: FinderQuery): boolean {
  return find === '' && findIn === null
}

/** What the finder's table lists. Before a search these are the clinics of plastic surgery. */
export function listedBy(query: FinderQuery): { search: string; treatment: ClinicTreatment | null } {
  return { search: query.find, treatment: isUnsearched(query) ? 'plastic-surgery' : query.findIn }
}

/** The address of the same page with another tab or search. Parameters of other sections are kept. */
export function homeClinicsAddress(search: string, change: Partial<HomeClinicsQuery>, section: string): string {
  const asked = new URLSearchParams(search)
  if (change.find !== undefined) asked.delete('clinics')
  for (const [name, value] of Object.entries(change)) {
    if (!value || (name === 'treatment' && value === firstTreatment)) asked.delete(name)
    else asked.set(name, value)
  }
  return `/${asked.size > 0 ? `?${asked.toString()}` : ''}#${section}`
}
