import { mostStoredClinics } from '#domain/clinics/clinic-lists.ts'
import type { Clinic, ClinicPath } from '#domain/clinics/clinics.ts'
import { callApi } from '#web/api.ts'
import { forget, store } from '#web/ui/local-storage.ts'

/** The version of the format. A copy with another version is ignored. */
export const storedVersion = 1

/** Stores the first clinics of the list. If storage is full, the old copy is removed. Reading checks every field. */
export function storeClinics(path: ClinicPath, clinics: readonly Clinic[], now: number): void {
  const copy = { version: storedVersion, keptAt: now, clinics: clinics.slice(0, mostStoredClinics) }
  if (!store(path, JSON.stringify(copy))) forget(path)
}

/** Requests the list and stores it. Offline the copy stays as it is. */
export async function refreshStoredClinics(path: ClinicPath, signal: AbortSignal): Promise<void> {
  const answer = await callApi('GET /:listing/copy.json', { params: { listing: path }, signal }).catch(() => null)
  if (Array.isArray(answer)) storeClinics(path, answer, Date.now())
}
