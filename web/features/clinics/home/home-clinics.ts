import type { ClinicRow } from '#domain/clinics/clinic-lists.ts'
import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'

/** The number of clinics in a tab. More are on its listing page. */
export const clinicsPerTab = 5

export type TreatmentTab = { treatment: ClinicTreatment; clinics: ListedClinic[] }

/** A row of the table. The rest is requested when its details are opened. */
export type TableClinic = Pick<ClinicRow, 'id' | 'name' | 'nameKo' | 'phoneNumber' | 'treatments' | 'isSample'> & {
  address: string
}

/** The results of a search. `failed`: the external source does not answer, and these are a fallback. */
export type PlasticSurgeryTable = { words: string; clinics: TableClinic[]; failed: boolean }

/** `found` is null when nothing was searched. */
export type Finder = { words: string; found: { clinics: ListedClinic[]; total: number } | null }

/** The clinic data of the home page's loader. */
export type HomeClinics = { tab: TreatmentTab; table: PlasticSurgeryTable; finder: Finder }

export function tableClinic(row: ClinicRow): TableClinic {
  const { id, name, nameKo, address, location, phoneNumber, treatments, isSample } = row
  // The street and the phone number of a sample are invented. They are shown only on its own page.
  const known = isSample ? { address: location, phoneNumber: '' } : { address: address.en || location, phoneNumber }
  return { id, name, nameKo, treatments, isSample, ...known }
}
