import type { ClinicList, FoundRow, PlasticSurgeryList } from '#domain/clinics/clinic-lists.ts'
import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'

/** The number of clinics in a tab. More are on its listing page. */
export const clinicsPerTab = 5

export type TreatmentTab = { treatment: ClinicTreatment; clinics: ListedClinic[] }

/** A row of the table. The rest is requested when its details are opened. */
export type TableClinic = Pick<
  FoundRow,
  'id' | 'name' | 'nameKo' | 'phoneNumber' | 'treatments' | 'isSample' | 'match'
> & { address: string }

/** A list that is shown from its start, to which further pages are added. */
type LoadedList<Row> = Omit<ClinicList, 'clinics'> & { clinics: Row[] }

/** The results of a search. `failed`: the external source does not answer, and these are a fallback. */
export type PlasticSurgeryTable = LoadedList<TableClinic> & { words: string; failed: boolean }

/** `found` is null when nothing was searched. */
export type Finder = { words: string; found: LoadedList<ListedClinic> | null }

/** The clinic data of the home page's loader. */
export type HomeClinics = { tab: TreatmentTab; table: PlasticSurgeryTable; finder: Finder }

/** The parts of a list that the table shows. */
export function tableOf({ source: _source, ...list }: PlasticSurgeryList): Omit<PlasticSurgeryTable, 'words'> {
  return { ...list, clinics: list.clinics.map(tableClinic) }
}

function tableClinic(row: FoundRow): TableClinic {
  const { id, name, nameKo, address, location, phoneNumber, treatments, isSample, match } = row
  // The street and the phone number of a sample are invented. They are shown only on its own page.
  const known = isSample ? { address: location, phoneNumber: '' } : { address: address.en || location, phoneNumber }
  return { id, name, nameKo, treatments, isSample, match, ...known }
}

/** The list with its next page. */
export function withPage<Row>(list: LoadedList<Row>, page: LoadedList<Row>): LoadedList<Row> {
  return { ...page, clinics: [...list.clinics, ...page.clinics] }
}
