import { type ClinicList, clinicRow, type ClinicRow } from '#domain/clinics/clinic-lists.ts'
import { callApi } from '#web/api.ts'
import { type Finder, finderOf, type TableClinic } from './home-clinics.ts'
import { type FinderQuery, listedBy } from './home-clinics-query.ts'

export async function findClinics(query: FinderQuery, signal: AbortSignal): Promise<Finder> {
  return finderOf(query, await findPage(query, null, signal))
}

export async function findMoreClinics(finder: Finder, signal: AbortSignal): Promise<Finder> {
  const { query, clinics, next } = finder
  if (next === null) return finder
  const page = finderOf(query, await findPage(query, next, signal))
  return { ...page, clinics: [...clinics, ...page.clinics] }
}

/** An operator may have an own list of plastic surgery, which has its own route. */
function findPage(query: FinderQuery, after: string | null, signal: AbortSignal): Promise<ClinicList> {
  const { search, treatment } = listedBy(query)
  const asked = { search, ...(after !== null && { after }) }
  return treatment === 'plastic-surgery'
    ? callApi('GET /api/clinics/plastic-surgery', { query: asked, signal })
    : callApi('GET /api/clinics', { query: { ...asked, ...(treatment !== null && { treatment }) }, signal })
}

/** A clinic of an external source has no page and no address here. It is found in the list by its name. */
export async function readDetails({ id, name }: TableClinic): Promise<ClinicRow> {
  if (id > 0) return clinicRow(await callApi('GET /api/clinics/:id', { params: { id } }))
  const { clinics } = await callApi('GET /api/clinics/plastic-surgery', { query: { search: name } })
  const found = clinics.find((clinic) => clinic.name === name)
  if (!found) throw new Error('the outside source has it no more')
  return found
}
