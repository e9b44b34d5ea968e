import type { History } from '#domain/change-history.ts'
import type { ClinicChange, ClinicConflict, DeletedClinic, DeletedClinics } from '#domain/clinic-history.ts'
import type { Clinic, ClinicTreatment } from '#domain/clinics.ts'
import { ApiProblem, callApi } from '#web/api.ts'
import type { EditedFacts } from '#web/features/clinics/administration/draft/clinic-draft.ts'

/** The newest first; `next` leads to what is older, and is null on the last one. */
export type Page<Row> = { rows: Row[]; next: string | null }

/* oxlint-disable typescript/no-unsafe-type-assertion -- each as server/clinics/clinic-routes.ts answers, in one release */

/** Every fact, with those that visitors do not see yet. */
export async function readFacts(id: number, signal?: AbortSignal): Promise<Clinic> {
  return (await callApi(`/api/clinics/${id}/facts`, signal ? { signal } : {})) as Clinic
}

export async function addClinic(facts: EditedFacts): Promise<Clinic> {
  return (await callApi('/api/clinics', { method: 'POST', body: facts })) as Clinic
}

export async function changeClinic(id: number, version: number, changes: Partial<EditedFacts>): Promise<Clinic> {
  return (await callApi(`/api/clinics/${id}`, { method: 'PATCH', body: changes, version })) as Clinic
}

export async function deleteClinic(id: number): Promise<void> {
  await callApi(`/api/clinics/${id}`, { method: 'DELETE' })
}

export async function restoreClinic(id: number): Promise<Clinic> {
  return (await callApi(`/api/clinics/${id}/restore`, { method: 'POST' })) as Clinic
}

/** What was deleted of a listing page; `after` as the page before said. */
export async function readDeleted(
  treatment: ClinicTreatment,
  after: string | null,
  signal?: AbortSignal,
): Promise<Page<DeletedClinic>> {
  const query = new URLSearchParams({ treatment, ...(after !== null && { after }) })
  const answer = await callApi(`/api/clinics/deleted?${query}`, signal ? { signal } : {})
  const { clinics, next } = answer as DeletedClinics
  return { rows: clinics, next }
}

/** What was changed; `after` as the page before said. */
export async function readHistory(id: number, after: string | null, signal?: AbortSignal): Promise<Page<ClinicChange>> {
  const query = after === null ? '' : `?after=${after}`
  const answer = await callApi(`/api/clinics/${id}/history${query}`, signal ? { signal } : {})
  const { changes, next } = answer as History
  return { rows: changes, next }
}

/** Says of every field again what it said in version `wanted`; refused when somebody saved since `seen`. */
export async function restoreVersion(id: number, wanted: number, seen: number): Promise<Clinic> {
  return (await callApi(`/api/clinics/${id}/history/${wanted}/restore`, { method: 'POST', version: seen })) as Clinic
}

/** The address here of a picture that the server fetched from elsewhere. */
export async function fetchPicture(address: string): Promise<string> {
  return ((await callApi('/api/clinics/pictures', { method: 'POST', body: { address } })) as { url: string }).url
}

/** What the server says of a change that came too late; null for every other refusal. */
export function readConflict(error: unknown): ClinicConflict | null {
  return error instanceof ApiProblem && error.code === 'clinics.changed_meanwhile'
    ? (error.body as ClinicConflict)
    : null
}

/** The fields that the server does not take, by the paths of the form; none for every other refusal. */
export function readRefusedFields(error: unknown): string[] {
  if (!(error instanceof ApiProblem) || error.code !== 'clinics.invalid') return []
  const { mistakes } = error.body as { mistakes: { field: string }[] }
  return mistakes.map(({ field }) => field.replaceAll('.', '-'))
}

/* oxlint-enable typescript/no-unsafe-type-assertion */
