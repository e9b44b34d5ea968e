import { type ClinicList, clinicRow, type ClinicRow, type PlasticSurgeryList } from '#domain/clinic-lists.ts'
import type { Clinic } from '#domain/clinics.ts'
import { callApi } from '#web/api.ts'
import { withScenes } from '#web/features/clinics/listing/listed-clinics.ts'
import { type Finder, type PlasticSurgeryTable, type TableClinic, tableClinic } from './home-clinics.ts'

/* oxlint-disable typescript/no-unsafe-type-assertion -- each as server/clinics/clinic-routes.ts answers, in one release */

export async function findClinics(words: string, signal: AbortSignal): Promise<Finder> {
  const search = new URLSearchParams({ search: words })
  const list = (await callApi(`/api/clinics?${search.toString()}`, { signal })) as ClinicList
  return { words, found: { clinics: withScenes(list), total: list.total } }
}

export async function searchPlasticSurgery(words: string, signal: AbortSignal): Promise<PlasticSurgeryTable> {
  const { clinics, failed } = await listPlasticSurgery(words, signal)
  return { words, clinics: clinics.map(tableClinic), failed }
}

/** A clinic of an outside source has no page here, and so no address of its own: it is in the list under its name. */
export async function readDetails({ id, name }: TableClinic): Promise<ClinicRow> {
  if (id > 0) return clinicRow((await callApi(`/api/clinics/${id}`)) as Clinic)
  const found = (await listPlasticSurgery('')).clinics.find((clinic) => clinic.name === name)
  if (!found) throw new Error('the outside source has it no more')
  return found
}

async function listPlasticSurgery(words: string, signal?: AbortSignal): Promise<PlasticSurgeryList> {
  const search = new URLSearchParams({ search: words })
  return (await callApi(`/api/clinics/plastic-surgery?${search.toString()}`, {
    ...(signal && { signal }),
  })) as PlasticSurgeryList
}

/* oxlint-enable typescript/no-unsafe-type-assertion */
