import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { clinicTreatments, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import { pickLastTab } from '#domain/clinics/treatment-tabs.ts'
import type { PageServices } from '#server/services.ts'
import { clinicsPerTab, type HomeClinics, tableOf } from '#web/features/clinics/home/home-clinics.ts'
import type { HomeClinicsQuery } from '#web/features/clinics/home/home-clinics-query.ts'
import { withScenes } from '#web/features/clinics/listing/listed-clinics.ts'

// Enough of the best documented clinics to find those that treat nothing else.
const consideredPerTab = 48

const fromTheTop = { ...noClinicFilter, sort: 'known', after: null } as const

export async function loadClinics(clinics: PageServices['clinics'], asked: HomeClinicsQuery): Promise<HomeClinics> {
  const { treatment, find } = asked
  const [tab, table, found] = await Promise.all([
    loadTab(clinics, treatment),
    clinics.plasticSurgeryList(asked.clinics),
    find === '' ? null : clinics.list({ ...fromTheTop, search: find }),
  ])
  return {
    tab: { treatment, clinics: withScenes({ clinics: tab }) },
    table: { words: asked.clinics, ...tableOf(table) },
    finder: { words: find, found: found && { ...found, clinics: withScenes(found) } },
  }
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
