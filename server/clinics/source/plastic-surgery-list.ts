import {
  type ClinicList,
  type ClinicRow,
  clinicsPerPage,
  type FoundRow,
  type PlasticSurgeryList,
} from '#domain/clinics/clinic-lists.ts'
import type { ClinicMatch } from '#domain/clinics/procedures/clinic-match.ts'
import { readProcedures } from '#domain/clinics/procedures/read-procedures.ts'
import { Problem } from '#domain/site/problems.ts'
import type { ClinicSource } from './clinic-source.ts'

type Page = Omit<ClinicList, 'clinics'> & { clinics: FoundRow[] }

type Options = {
  source: Pick<ClinicSource, 'list'> | null
  listDirectory: (search: string, after: string | null) => Promise<Page>
}

/**
 * The plastic surgery list of the home page, a page at a time: from the operator's source if there is one, otherwise
 * from the directory. If the source fails, its last answer is shown, or the directory if it never answered. Search
 * texts are not sent to the source.
 */
export function createPlasticSurgeryList({ source, listDirectory }: Options) {
  return async (search: string, after: string | null = null): Promise<PlasticSurgeryList> => {
    const { clinics, failed } = (await source?.list()) ?? { clinics: null, failed: false }
    if (!clinics) return { ...(await listDirectory(search, after)), source: 'directory', failed }
    const found = searchSource(clinics, search)
    const start = readStart(after)
    const end = start + clinicsPerPage
    return {
      clinics: found.slice(start, end),
      total: found.length,
      isTotalAtLeast: false,
      next: end < found.length ? String(end) : null,
      unread: [],
      source: 'outside',
      failed,
    }
  }
}

/**
 * Names and addresses that have all words come first. All clinics of the source are of plastic surgery, so then follow
 * all others if the search names only what plastic surgery covers.
 */
function searchSource(clinics: readonly ClinicRow[], search: string): FoundRow[] {
  const { found, others } = readProcedures(search)
  const isCovered =
    found.length > 0 && found.every(({ procedure }) => procedure.departments.includes('plastic-surgery'))
  const match: ClinicMatch | null = isCovered ? { procedures: [], departments: ['plastic-surgery'] } : null
  const written = search.toLowerCase().split(/\s+/).filter(Boolean)
  const named = clinics.filter((clinic) => hasWords(clinic, written))
  const covered = isCovered ? clinics.filter((clinic) => !named.includes(clinic) && hasWords(clinic, others)) : []
  return [...named, ...covered].map((clinic) => ({ ...clinic, match, reviews: null }))
}

function hasWords({ name, address }: ClinicRow, words: readonly string[]): boolean {
  const text = `${name} ${address.en} ${address.ko}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The number of clinics on the pages before. */
function readStart(after: string | null): number {
  if (after === null) return 0
  if (!/^\d{1,4}$/u.test(after)) throw new Problem('clinics.list_position_unknown')
  return Number(after)
}
