import { type ClinicList, noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { clinicTreatments, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import { pickLastTab } from '#domain/clinics/treatment-tabs.ts'
import type { PageServices } from '#server/services.ts'
import { clinicsPerTab, finderOf, type HomeClinics } from '#web/features/clinics/home/home-clinics.ts'
import { type FinderQuery, type HomeClinicsQuery, listedBy } from '#web/features/clinics/home/home-clinics-query.ts'
import { withScenes } from '#web/features/clinics/listing/listed-clinics.ts'

// Enough of the best documented clinics to find those that treat nothing else.
const consideredPerTab = 48

const fromTheTop = { ...noClinicFilter, sort: 'known', after: null } as const

export async function loadClinics(clinics: PageServices['clinics'], asked: HomeClinicsQuery): Promise<HomeClinics> {
  const { treatment, ...query } = asked
  const [tab, found] = await Promise.all([loadTab(clinics, treatment), loadFinder(clinics, query)])
  return { tab: { treatment, clinics: withScenes({ clinics: tab }) }, finder: finderOf(query, found) }
}

/** As the finder asks in the browser. */
function loadFinder(clinics: PageServices['clinics'], query: FinderQuery): Promise<ClinicList> {
  const { search, treatment } = listedBy(query)
  return treatment === 'plastic-surgery'
    ? clinics.plasticSurgeryList(search)
    : clinics.list({ ...fromTheTop, search, treatment })
}

async function loadTab(clinics: PageServices['clinics'], treatment: ClinicTreatment) {
  const upToIt = clinicTreatments.slice(0, clinicTreatments.indexOf(treatment) + 1)
  const lists = await Promise.all(
    upToIt.map((each) => clinics.list({ ...fromTheTop, treatment: each }, consideredPerTab)),
  )
  return pickLastTab(
    lists.map((list) => list.clinics),
    clinicsPerTab,
  )
}
