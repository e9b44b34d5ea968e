import { isSameTrip } from '#domain/same-trip.ts'
import { readCurrentTrip } from '#domain/saved-trip-schemas.ts'
import { type SavedTrip, tripNameWith } from '#domain/saved-trips.ts'
import { hasClinics } from '#domain/trip-privacy.ts'
import { ApiProblem } from '#web/api.ts'
import { keepTrip, type KeptTrip, readKeptTrip } from '#web/travel/trip/kept-trip.ts'
import { addTrip, readTrip, replaceTrip } from './trip-calls.ts'

/** What became of a change on this device. `copied`: another device was first, so this version is a trip of its own. */
export type SendOutcome =
  | { kind: 'nothing' | 'sent' | 'offline' | 'gone' | 'signed_out' }
  | { kind: 'copied'; name: string }
  | { kind: 'refused'; message: string }

/** Saves the trip of this device as a new one of the account. Throws an ApiProblem where it is refused. */
export async function saveAsNew(name: string, keepsTreatments: boolean): Promise<SavedTrip | null> {
  const kept = readKeptTrip()
  if (!kept) return null
  const trip = await addTrip({ name, document: kept.document, keepsTreatments })
  noteSaved(kept, trip)
  return trip
}

/**
 * Sends what was changed on this device to the account. One tab after the other: otherwise two tabs would send the same
 * change, and the second would take the first for another device.
 */
export function sendKeptTrip(copyWords: string): Promise<SendOutcome> {
  const locks: LockManager | undefined = navigator.locks
  // Browsers have it on safe origins alone.
  return locks ? locks.request('send-kept-trip', () => send(copyWords)) : send(copyWords)
}

async function send(copyWords: string): Promise<SendOutcome> {
  const kept = readKeptTrip()
  if (!kept?.saved || !kept.isChanged) return { kind: 'nothing' }
  try {
    noteSaved(kept, await replaceTrip(kept.saved, kept.document))
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (error.code === 'trips.changed_meanwhile') return settleConflict(kept, error, copyWords)
    if (error.code === 'trips.not_found') {
      keepUnsaved(kept)
      return { kind: 'gone' }
    }
    return outcomeOf(error)
  }
}

/** Nothing is lost: this device's version becomes a trip of its own, unless the account has exactly it already. */
async function settleConflict(kept: KeptTrip, refusal: ApiProblem, copyWords: string): Promise<SendOutcome> {
  const current = readCurrentTrip(refusal.body)
  if (!current) return { kind: 'refused', message: refusal.message }
  try {
    const { trip, document } = await readTrip(current.id)
    // The answer to the change before was lost on the way.
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

/** What was changed while it was sent is not in the account yet. */
function noteSaved(sent: KeptTrip, { id, version, name }: SavedTrip): void {
  const now = readKeptTrip()
  if (!now || now.saved?.id !== sent.saved?.id) return
  keepTrip({ ...now, saved: { id, version, name }, isChanged: now.document !== sent.document })
}

function keepUnsaved({ saved }: KeptTrip): void {
  const now = readKeptTrip()
  if (now && now.saved?.id === saved?.id) keepTrip({ ...now, saved: null, isChanged: false })
}

/** Takes over what another device changed, where nothing was changed here. */
export async function refreshKeptTrip(): Promise<void> {
  const kept = readKeptTrip()
  if (!kept?.saved || kept.isChanged) return
  try {
    const { trip, document } = await readTrip(kept.saved.id)
    const now = readKeptTrip()
    if (now !== kept || !document || trip.version === kept.saved.version) return
    const { id, version, name } = trip
    const isSame = isSameTrip(kept.document, document)
    // The account has no treatments without consent: then this device alone has them, and keeps them.
    if (!isSame && hasClinics(kept.document) && !trip.keepsTreatments) return
    keepTrip({ saved: { id, version, name }, isChanged: false, document: isSame ? kept.document : document })
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (error.code === 'trips.not_found') keepUnsaved(kept)
    // Not reached: this device's copy holds.
  }
}
