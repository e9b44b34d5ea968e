import { isSameTrip } from '#domain/trips/document/same-trip.ts'
import { type SavedTrip, tripNameWith } from '#domain/trips/document/saved-trips.ts'
import { hasClinics } from '#domain/trips/document/trip-privacy.ts'
import { ApiProblem, isRefusal } from '#web/api.ts'
import { storeTrip, type StoredTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { addTrip, readTrip, replaceTrip } from './trip-calls.ts'

/** The outcome of sending a change. `copied`: another device was first, so this version was saved as a second trip. */
export type SendOutcome =
  | { kind: 'nothing' | 'sent' | 'offline' | 'gone' | 'signed_out' }
  | { kind: 'copied'; name: string }
  | { kind: 'refused'; message: string }

/** Saves the trip of this device as a new trip of the account. Throws an ApiProblem when it is refused. */
export async function saveAsNew(name: string, keepsTreatments: boolean): Promise<SavedTrip | null> {
  const kept = readStoredTrip()
  if (!kept) return null
  const trip = await addTrip({ name, document: kept.document, keepsTreatments })
  noteSaved(kept, trip)
  return trip
}

/**
 * Sends changes of this device to the account. A lock lets one tab send at a time: otherwise two tabs would send the
 * same change, and the second would get a version conflict.
 */
export function sendStoredTrip(copyWords: string): Promise<SendOutcome> {
  const locks: LockManager | undefined = navigator.locks
  // Browsers have Web Locks on secure origins only.
  return locks ? locks.request('send-kept-trip', () => send(copyWords)) : send(copyWords)
}

async function send(copyWords: string): Promise<SendOutcome> {
  const kept = readStoredTrip()
  if (!kept?.saved || !kept.isChanged) return { kind: 'nothing' }
  try {
    noteSaved(kept, await replaceTrip(kept.saved, kept.document))
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (isRefusal(error, 'trips.changed_meanwhile')) return settleConflict(kept, error.body.current, copyWords)
    if (error.code === 'trips.not_found') {
      keepUnsaved(kept)
      return { kind: 'gone' }
    }
    return outcomeOf(error)
  }
}

/** Saves this device's version as a second trip, unless the account's current version is identical. */
async function settleConflict(kept: StoredTrip, current: SavedTrip, copyWords: string): Promise<SendOutcome> {
  try {
    const { trip, document } = await readTrip(current.id)
    // The previous change was saved, but its answer was lost.
    if (document && isSameTrip(kept.document, document)) {
      noteSaved(kept, trip)
      return { kind: 'sent' }
    }
    const name = tripNameWith(current.name, copyWords)
    const { keepsTreatments } = current
    noteSaved(kept, await addTrip({ name, document: kept.document, keepsTreatments }))
    return { kind: 'copied', name }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return outcomeOf(error)
  }
}

function outcomeOf({ status, message }: ApiProblem): SendOutcome {
  if (status === 0) return { kind: 'offline' }
  return status === 401 ? { kind: 'signed_out' } : { kind: 'refused', message }
}

/** Changes made while sending are not in the account yet. */
function noteSaved(sent: StoredTrip, { id, version, name }: SavedTrip): void {
  const now = readStoredTrip()
  if (!now || now.saved?.id !== sent.saved?.id) return
  storeTrip({ ...now, saved: { id, version, name }, isChanged: now.document !== sent.document })
}

function keepUnsaved({ saved }: StoredTrip): void {
  const now = readStoredTrip()
  if (now && now.saved?.id === saved?.id) storeTrip({ ...now, saved: null, isChanged: false })
}

/** Adopts changes of another device when there are none on this one. */
export async function refreshStoredTrip(): Promise<void> {
  const kept = readStoredTrip()
  if (!kept?.saved || kept.isChanged) return
  try {
    const { trip, document } = await readTrip(kept.saved.id)
    const now = readStoredTrip()
    const isAsBefore = now?.document === kept.document && now.saved?.version === kept.saved.version
    if (!isAsBefore || now.isChanged || !document || trip.version === kept.saved.version) return
    const { id, version, name } = trip
    const isSame = isSameTrip(kept.document, document)
    // Without consent the account has no treatments, so the copy on this device is the only complete one.
    if (!isSame && hasClinics(kept.document) && !trip.keepsTreatments) return
    storeTrip({ saved: { id, version, name }, isChanged: false, document: isSame ? kept.document : document })
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (error.code === 'trips.not_found') keepUnsaved(kept)
    // Offline: this device's copy stays.
  }
}
