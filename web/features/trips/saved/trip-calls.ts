import { readSavedTrip, readSavedTrips, readTripToken, readWholeTrip } from '#domain/saved-trip-schemas.ts'
import type { SavedTrip } from '#domain/saved-trips.ts'
import type { TripDocument } from '#domain/trip-documents.ts'
import { callApi } from '#web/api.ts'

type Versioned = Pick<SavedTrip, 'id' | 'version'>
type Opening = 'share' | 'calendar'

/** All trips of the account, including deleted ones that can be restored. */
export async function listTrips(signal?: AbortSignal): Promise<SavedTrip[]> {
  return readSavedTrips(await callApi('/api/trips', signal ? { signal } : {}))
}

export async function readTrip(id: string) {
  return readWholeTrip(await callApi(`/api/trips/${id}`))
}

export async function addTrip(body: { name: string; document: TripDocument; keepsTreatments: boolean }) {
  return readSavedTrip(await callApi('/api/trips', { method: 'POST', body }))
}

/** Keeps the consent that was given before. */
export async function replaceTrip({ id, version }: Versioned, document: TripDocument): Promise<SavedTrip> {
  return readSavedTrip(await callApi(`/api/trips/${id}`, { method: 'PUT', body: { document }, version }))
}

export async function renameTrip({ id, version }: Versioned, name: string): Promise<SavedTrip> {
  return readSavedTrip(await callApi(`/api/trips/${id}`, { method: 'PATCH', body: { name }, version }))
}

export async function duplicateTrip(id: string, name: string): Promise<SavedTrip> {
  return readSavedTrip(await callApi(`/api/trips/${id}/duplicate`, { method: 'POST', body: { name } }))
}

export async function deleteTrip(id: string): Promise<void> {
  await callApi(`/api/trips/${id}`, { method: 'DELETE' })
}

export async function restoreTrip(id: string): Promise<SavedTrip> {
  return readSavedTrip(await callApi(`/api/trips/${id}/restore`, { method: 'POST' }))
}

/** Creates a link or calendar address for the trip; the previous one stops working. */
export async function openTrip(id: string, opening: Opening, showsClinics: boolean): Promise<string> {
  const answer = await callApi(`/api/trips/${id}/${opening}`, { method: 'POST', body: { showsClinics } })
  const token = readTripToken(answer)
  return opening === 'share' ? `${location.origin}/trips/shared/${token}` : `${location.origin}/calendars/${token}.ics`
}

export async function closeTrip(id: string, opening: Opening): Promise<void> {
  await callApi(`/api/trips/${id}/${opening}`, { method: 'DELETE' })
}
