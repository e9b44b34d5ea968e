import { hasClinics } from '#domain/trips/document/trip-privacy.ts'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import { sendStoredTrip } from '#web/features/trips/saved/send-stored-trip.ts'
import { listTrips } from '#web/features/trips/saved/trip-calls.ts'
import { sendDraft } from '#web/features/trips/steps/sync-draft.ts'
import { readStoredTrip } from '#web/travel/trip/stored-trip.ts'

/**
 * Sends changes of the trip and of the answers to the account. Returns whether the account has the trip without its
 * treatments, because the traveller did not agree to store them.
 */
export async function sendToAccount(signal: AbortSignal): Promise<boolean> {
  const [, , areTreatmentsHere] = await Promise.all([
    sendStoredTrip(savedTrips.fromThisDevice),
    sendDraft(signal),
    hasTreatmentsOnlyHere(signal),
  ])
  return areTreatmentsHere
}

async function hasTreatmentsOnlyHere(signal: AbortSignal): Promise<boolean> {
  const kept = readStoredTrip()
  if (!kept?.saved || !hasClinics(kept.document)) return false
  const { id } = kept.saved
  const { trips, unreadable } = await listTrips(signal)
  return trips.some((trip) => trip.id === id && !trip.keepsTreatments) || unreadable.some((trip) => trip.id === id)
}
