import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import type { PageServices } from '#server/services.ts'
import { clinicsPerTab, type HomeClinics, tableOf } from '#web/features/clinics/home/home-clinics.ts'
import type { HomeClinicsQuery } from '#web/features/clinics/home/home-clinics-query.ts'
import { withScenes } from '#web/features/clinics/listing/listed-clinics.ts'

const fromTheTop = { ...noClinicFilter, sort: 'known', after: null } as const

export async function loadClinics(clinics: PageServices['clinics'], asked: HomeClinicsQuery): Promise<HomeClinics> {
  const { treatment, find } = asked
  const [tab, table, found] = await Promise.all([
    clinics.list({ ...fromTheTop, treatment }, clinicsPerTab),
    clinics.plasticSurgeryList(asked.clinics),
    find === '' ? null : clinics.list({ ...fromTheTop, search: find }),
  ])
  return {
    tab: { treatment, clinics: withScenes(tab) },
    table: { words: asked.clinics, ...tableOf(table) },
    finder: { words: find, found: found && { ...found, clinics: withScenes(found) } },
  }
}
