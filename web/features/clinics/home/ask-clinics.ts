import { clinicRow, type ClinicRow, type PlasticSurgeryList } from '#domain/clinics/clinic-lists.ts'
import { callApi } from '#web/api.ts'
import { withScenes } from '#web/features/clinics/listing/listed-clinics.ts'
import { type Finder, type PlasticSurgeryTable, type TableClinic, tableOf, withPage } from './home-clinics.ts'

export async function findClinics(words: string, signal: AbortSignal): Promise<Finder> {
  return { words, found: await findPage({ search: words }, signal) }
}

/** The finder with the next page of what was found. */
export async function findMoreClinics({ words, found }: Finder, signal: AbortSignal): Promise<Finder> {
  if (!found || found.next === null) return { words, found }
  return { words, found: withPage(found, await findPage({ search: words, after: found.next }, signal)) }
}

async function findPage(query: { search: string; after?: string }, signal: AbortSignal) {
  const list = await callApi('GET /api/clinics', { query, signal })
  return { ...list, clinics: withScenes(list) }
}

export async function searchPlasticSurgery(words: string, signal: AbortSignal): Promise<PlasticSurgeryTable> {
  return { words, ...tableOf(await listPlasticSurgery({ search: words }, signal)) }
}

/** The table with the next page of its list. */
export async function searchMorePlasticSurgery(
  table: PlasticSurgeryTable,
  signal: AbortSignal,
): Promise<PlasticSurgeryTable> {
  const { words, next } = table
  if (next === null) return table
  const page = tableOf(await listPlasticSurgery({ search: words, after: next }, signal))
  return { ...withPage(table, page), words, failed: page.failed }
}

/** A clinic of an external source has no page and no address here. It is found in the list by its name. */
export async function readDetails({ id, name }: TableClinic): Promise<ClinicRow> {
  if (id > 0) return clinicRow(await callApi('GET /api/clinics/:id', { params: { id } }))
  const found = (await listPlasticSurgery({ search: name })).clinics.find((clinic) => clinic.name === name)
  if (!found) throw new Error('the outside source has it no more')
  return found
}

function listPlasticSurgery(
  query: { search: string; after?: string },
  signal?: AbortSignal,
): Promise<PlasticSurgeryList> {
  return callApi('GET /api/clinics/plastic-surgery', { query, signal })
}
