import { readStored, readStoredFields } from '#web/ui/local-storage.ts'

/** `isSaved`: the trip of this device is in an account. `isChanged`: it has changes that the account does not have. */
export type TripState = { isSaved: boolean; isChanged: boolean }

/**
 * The state of the stored trip; null without one. It is read without the document, for pages that have no reader of
 * trips. `storeTrip` writes these two fields first.
 */
export function readTripState(): TripState | null {
  const text = readStored('tripPlannerPlan')
  if (text === null) return null
  const start = /^\{"saved":(null|\{.*?\}),"isChanged":(true|false),"document":/su.exec(text)
  if (start) return { isSaved: start[1] !== 'null', isChanged: start[2] === 'true' }
  const { saved, isChanged } = readStoredFields('tripPlannerPlan')
  return { isSaved: typeof saved === 'object' && saved !== null, isChanged: isChanged === true }
}
