import type { Clinic } from '#domain/clinics.ts'
import { createCalls } from '#web/administration/calls.ts'
import { callApi } from '#web/api.ts'
import type { EditedFacts } from '#web/features/clinics/administration/draft/clinic-draft.ts'

export const clinicCalls = createCalls<Clinic, EditedFacts>('clinics')

/** The address here of a picture that the server fetched from elsewhere. */
export async function fetchPicture(address: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as server/clinics/picture-routes.ts answers, in one release
  return ((await callApi('/api/clinics/pictures', { method: 'POST', body: { address } })) as { url: string }).url
}
