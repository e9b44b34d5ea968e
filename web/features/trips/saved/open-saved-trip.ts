import { repairTripStep } from '#domain/trips/answers/repair-trip-steps.ts'
import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { keepStep, readStep } from '#web/travel/trip/stored-steps.ts'
import { storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { readTrip } from './trip-calls.ts'

/** Whether the trip of this device can be replaced without losing anything. */
export function wouldLoseTrip(opened: string): boolean {
  const kept = readStoredTrip()
  return kept !== null && (kept.saved === null || kept.isChanged) && kept.saved?.id !== opened
}

/** Makes a saved trip and its answers the trip of this device. False when this page cannot read its format. */
export async function openSavedTrip({ id }: Pick<SavedTrip, 'id'>): Promise<boolean> {
  const kept = readStoredTrip()
  // Unsent changes on this device are newer than the account's copy.
  if (kept?.saved?.id === id && kept.isChanged) return true
  const { trip, document } = await readTrip(id)
  if (!document) return false
  storeTrip({ saved: { id, version: trip.version, name: trip.name }, isChanged: false, document })
  keepAnswers(document)
  return true
}

/** Fills the planner's steps with the trip's answers; name, e-mail and phone on this device are kept. */
function keepAnswers({ steps }: TripDocument): void {
  const { fullName, email, phone } = readStep('step3').draft
  keepStep('step1', repairTripStep('step1', JSON.stringify(steps.step1)).draft)
  keepStep('step2', repairTripStep('step2', JSON.stringify(steps.step2)).draft)
  keepStep('step3', { ...repairTripStep('step3', JSON.stringify(steps.step3)).draft, fullName, email, phone })
}
