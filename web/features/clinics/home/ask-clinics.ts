import { clinicRow, type ClinicRow, type PlasticSurgeryList } from '#domain/clinics/clinic-lists.ts'
import { callApi } from '#web/api.ts'
import { withScenes } from '#web/features/clinics/listing/listed-clinics.ts'
import { type Finder, type PlasticSurgeryTable, type TableClinic, tableClinic } from './home-clinics.ts'

export async function findClinics(words: string, signal: AbortSignal): Promise<Finder> {
  const list = await callApi('GET /api/clinics', { query: { search: words }, signal })
  return { words, found: { clinics: withScenes(list), total: list.total } }
}

export async function searchPlasticSurgery(words: string, signal: AbortSignal): Promise<PlasticSurgeryTable> {
  const { clinics, failed } = await listPlasticSurgery(words, signal)
  return { words, clinics: clinics.map(tableClinic), failed }
}

/** A clinic of an external source has no page and no address here. It is found in the list by its name. */
export async function readDetails({ id, name }: TableClinic): Promise<ClinicRow> {
  if (id > 0) return clinicRow(await callApi('GET /api/clinics/:id', { params: { id } }))
  const found = (await listPlasticSurgery('')).clinics.find((clinic) => clinic.name === name)
  if (!found) throw new Error('the outside source has it no more')
  return found
}

function listPlasticSurgery(search: string, signal?: AbortSignal): Promise<PlasticSurgeryList> {
  return callApi('GET /api/clinics/plastic-surgery', { query: { search }, signal })
}
