import type { DeletedClinic } from '#domain/clinics/clinic-history.ts'
import type { Clinic, ClinicTreatment } from '#domain/clinics/clinics.ts'
import { type EditingCalls, formPaths } from '#web/administration/calls.ts'
import type { Page } from '#web/administration/versions/use-pages.ts'
import { callApi, isRefusal } from '#web/api.ts'
import type { EditedFacts } from '#web/features/clinics/administration/draft/clinic-draft.ts'

export const clinicCalls: EditingCalls<Clinic, EditedFacts> = {
  readFacts: (id, signal) => callApi('GET /api/clinics/:id/facts', { params: { id }, signal }),
  add: (body) => callApi('POST /api/clinics', { body }),
  change: (id, version, body) => callApi('PATCH /api/clinics/:id', { params: { id }, version, body }),
  remove: (id) => callApi('DELETE /api/clinics/:id', { params: { id } }),
  restore: (id) => callApi('POST /api/clinics/:id/restore', { params: { id } }),
  async readHistory(id, after, signal) {
    const query = { after: after ?? undefined }
    const { changes, next } = await callApi('GET /api/clinics/:id/history', { params: { id }, query, signal })
    return { rows: changes, next }
  },
  restoreVersion: (id, version, seen) =>
    callApi('POST /api/clinics/:id/history/:version/restore', { params: { id, version }, version: seen }),
  readConflict: (error) => (isRefusal(error, 'clinics.changed_meanwhile') ? error.body : null),
  readRefusedFields: (error) => (isRefusal(error, 'clinics.invalid') ? formPaths(error.body) : []),
}

/** Lists deleted clinics. `after` is the cursor from the previous page. */
export async function readDeletedClinics(
  treatment: ClinicTreatment,
  after: string | null,
  signal?: AbortSignal,
): Promise<Page<DeletedClinic>> {
  const query = { treatment, after: after ?? undefined }
  const { clinics, next } = await callApi('GET /api/clinics/deleted', { query, signal })
  return { rows: clinics, next }
}

/** Asks the server to download an external picture, and returns its address here. */
export async function fetchPicture(address: string): Promise<string> {
  return (await callApi('POST /api/clinics/pictures', { body: { address } })).url
}
