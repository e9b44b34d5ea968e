import type { ClinicRow, PlasticSurgeryList } from '#domain/clinics/clinic-lists.ts'
import type { ClinicSource } from './clinic-source.ts'

type Options = { source: Pick<ClinicSource, 'list'> | null; listDirectory: (search: string) => Promise<ClinicRow[]> }

const mostRows = 50

/**
 * The plastic surgery list of the home page: from the operator's source if there is one, otherwise from the directory.
 * If the source fails, its last answer is shown, or the directory if it never answered. Search texts are not sent to
 * the source.
 */
export function createPlasticSurgeryList({ source, listDirectory }: Options) {
  return async (search: string): Promise<PlasticSurgeryList> => {
    const { clinics, failed } = (await source?.list()) ?? { clinics: null, failed: false }
    if (!clinics) return { clinics: await listDirectory(search), source: 'directory', failed }
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    const found = clinics.filter((clinic) => {
      const text = `${clinic.name} ${clinic.address.en} ${clinic.address.ko}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    return { clinics: found.slice(0, mostRows), source: 'outside', failed }
  }
}
