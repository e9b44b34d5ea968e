import { readTripDocument } from '#domain/trips/document/trip-document-schemas.ts'
import type { SavedTrip, UnreadableTrip } from '#domain/trips/document/saved-trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { callApi } from '#web/api.ts'

type Versioned = Pick<SavedTrip, 'id' | 'version'>
type Opening = 'share' | 'calendar'

export type TripList = { trips: SavedTrip[]; unreadable: UnreadableTrip[] }

/** All trips of the account, including deleted ones that can be restored. */
export async function listTrips(signal?: AbortSignal): Promise<TripList> {
  return callApi('GET /api/trips', { signal })
}

/** A trip and its document; the document is null when this page does not know its format. */
export async function readTrip(id: string): Promise<{ trip: SavedTrip; document: TripDocument | null }> {
  const { trip, document } = await callApi('GET /api/trips/:id', { params: { id } })
  return { trip, document: readTripDocument(document) }
}

export function addTrip(body: { name: string; document: TripDocument; keepsTreatments: boolean }): Promise<SavedTrip> {
  return callApi('POST /api/trips', { body })
}

/** Keeps the consent that was given before. */
export function replaceTrip({ id, version }: Versioned, document: TripDocument): Promise<SavedTrip> {
  return callApi('PUT /api/trips/:id', { params: { id }, body: { document }, version })
}

export function renameTrip({ id, version }: Versioned, name: string): Promise<SavedTrip> {
  return callApi('PATCH /api/trips/:id', { params: { id }, body: { name }, version })
}

export function duplicateTrip(id: string, name: string): Promise<SavedTrip> {
  return callApi('POST /api/trips/:id/duplicate', { params: { id }, body: { name } })
}

export function deleteTrip(id: string): Promise<void> {
  return callApi('DELETE /api/trips/:id', { params: { id } })
}

export function restoreTrip(id: string): Promise<SavedTrip> {
  return callApi('POST /api/trips/:id/restore', { params: { id } })
}

/** Creates a link or calendar address for the trip; the previous one stops working. */
export async function openTrip(id: string, opening: Opening, showsClinics: boolean): Promise<string> {
  const { token } = await callApi(`POST /api/trips/:id/${opening}`, { params: { id }, body: { showsClinics } })
  return opening === 'share' ? `${location.origin}/trips/shared/${token}` : `${location.origin}/calendars/${token}.ics`
}

export function closeTrip(id: string, opening: Opening): Promise<void> {
  return callApi(`DELETE /api/trips/:id/${opening}`, { params: { id } })
}
