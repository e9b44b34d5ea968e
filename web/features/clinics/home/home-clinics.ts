import type { ClinicList, FoundClinic } from '#domain/clinics/clinic-lists.ts'
import { type ClinicTreatment, clinicTreatments } from '#domain/clinics/clinics.ts'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { type FinderQuery, listedBy } from './home-clinics-query.ts'

/** The number of clinics in a tab. More are on its listing page. */
export const clinicsPerTab = 5

export type TreatmentTab = { treatment: ClinicTreatment; clinics: ListedClinic[] }

/** A row of the finder's table. The rest is requested when its details are opened. */
export type TableClinic = Pick<
  FoundClinic,
  'id' | 'name' | 'nameKo' | 'phoneNumber' | 'treatments' | 'isSample' | 'match' | 'reviews'
> & {
  address: string
  /** The treatment for which it is listed or was found. */
  treatment: ClinicTreatment | null
}

/**
 * The finder's table from its start, to which further pages are added. `failed`: the external source does not answer,
 * and this is a fallback.
 */
export type Finder = Omit<ClinicList, 'clinics'> & { query: FinderQuery; clinics: TableClinic[]; failed: boolean }

/** The clinic data of the home page's loader. */
export type HomeClinics = { tab: TreatmentTab; finder: Finder }

/** The parts of a list that the finder shows. */
export function finderOf(query: FinderQuery, list: ClinicList & { failed?: boolean }): Finder {
  const { clinics, total, isTotalAtLeast, next, unread, failed = false } = list
  const { treatment } = listedBy(query)
  const rows = clinics.map((clinic) => tableClinic(clinic, treatment))
  return { query, clinics: rows, total, isTotalAtLeast, next, unread, failed }
}

function tableClinic(clinic: FoundClinic, listed: ClinicTreatment | null): TableClinic {
  const { id, name, nameKo, address, location, phoneNumber, treatments, isSample, match, reviews } = clinic
  const treatment = listed ?? clinicTreatments.find((each) => match?.departments.includes(each)) ?? null
  // The street and the phone number of a sample are invented. They are shown only in its details and on its page.
  const known = isSample ? { address: location, phoneNumber: '' } : { address: address.en || location, phoneNumber }
  return { id, name, nameKo, treatments, treatment, isSample, match, reviews, ...known }
}
