import type { ClinicRow } from '#domain/clinic-lists.ts'
import type { ClinicTreatment } from '#domain/clinics.ts'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'

/** How many clinics a tab shows before it leads on to its listing page. */
export const clinicsPerTab = 5

export type TreatmentTab = { treatment: ClinicTreatment; clinics: ListedClinic[] }

/** A row of the table; the rest is asked for when its details are opened. */
export type TableClinic = Pick<ClinicRow, 'id' | 'name' | 'nameKo' | 'phoneNumber' | 'treatments' | 'isSample'> & {
  address: string
}

/** What was found for the words. `failed`: the outside source does not answer, and this is what there is instead. */
export type PlasticSurgeryTable = { words: string; clinics: TableClinic[]; failed: boolean }

/** `found` is null while nothing was searched. */
export type Finder = { words: string; found: { clinics: ListedClinic[]; total: number } | null }

/** What the home page's loader hands on of clinics. */
export type HomeClinics = { tab: TreatmentTab; table: PlasticSurgeryTable; finder: Finder }

export function tableClinic(row: ClinicRow): TableClinic {
  const { id, name, nameKo, address, location, phoneNumber, treatments, isSample } = row
  // The street and the number of a sample are nobody's: they stand on its own page.
  const known = isSample ? { address: location, phoneNumber: '' } : { address: address.en || location, phoneNumber }
  return { id, name, nameKo, treatments, isSample, ...known }
}
