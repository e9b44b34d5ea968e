import { readStored } from '#web/ui/local-storage.ts'

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
  return start ? { isSaved: start[1] !== 'null', isChanged: start[2] === 'true' } : parseState(text)
}

function parseState(text: string): TripState {
  try {
    const { saved, isChanged } = readFields(JSON.parse(text))
    return { isSaved: typeof saved === 'object' && saved !== null, isChanged: isChanged === true }
  } catch {
    return { isSaved: false, isChanged: false } // not in our format
  }
}

function readFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
