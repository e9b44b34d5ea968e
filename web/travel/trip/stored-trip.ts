import { repairTripDocument } from '#domain/trips/document/repair-trip-document.ts'
import { fieldsOf } from '#domain/trips/document/fields-of.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { forget, isRefused, readStored, store } from '#web/ui/local-storage.ts'
import { onEvents } from '#web/ui/window-events.ts'

const storageKey = 'tripPlannerPlan'
const changeEvent = 'keptripchange'

/** The trip stored on this device: the last one that was planned, opened or changed. */
export type StoredTrip = {
  /** The account's copy; null when the trip is only on this device. */
  saved: { id: string; version: number; name: string } | null
  /** Whether the trip has changes that the account does not have. */
  isChanged: boolean
  document: TripDocument
}

let lastRead: ReadTrip & { text: string | null } = { text: null, kept: null, damage: null }

/**
 * Returns the same object until the trip changes, and the same document until the document itself changes: so whoever
 * compares documents does not see a change when only the account's version of the trip was noted.
 */
export function readStoredTrip(): StoredTrip | null {
  const text = readStored(storageKey)
  if (text !== lastRead.text) lastRead = { text, ...withSameDocument(parseStored(text), lastRead.kept) }
  return lastRead.kept
}

export function storeTrip({ saved, isChanged, document }: StoredTrip): void {
  store(storageKey, JSON.stringify({ saved, isChanged, document }))
  dispatchEvent(new Event(changeEvent))
}

export function forgetTrip(): void {
  forget(storageKey)
  dispatchEvent(new Event(changeEvent))
}

/** Calls back when the stored trip changes, in this tab or another. */
export function onTripChange(callback: () => void): () => void {
  return onEvents([changeEvent, 'storage'], callback)
}

/** Which part of the stored trip could not be read. Returned once: the readable rest is stored again. */
export function takeTripDamage(): 'part' | 'all' | null {
  const kept = readStoredTrip()
  const { damage } = lastRead
  if (damage === null || isRefused(storageKey)) return null
  if (kept) storeTrip(kept)
  else forgetTrip()
  return damage
}

type ReadTrip = { kept: StoredTrip | null; damage: 'part' | 'all' | null }

const unreadable: ReadTrip = { kept: null, damage: 'all' }

function parseStored(text: string | null): ReadTrip {
  if (text === null) return { kept: null, damage: null }
  try {
    const fields = fieldsOf(JSON.parse(text))
    const repaired = repairTripDocument(fields?.['document'])
    if (!fields || !repaired) return unreadable
    const kept = {
      saved: readSaved(fields['saved']),
      isChanged: fields['isChanged'] === true,
      document: repaired.document,
    }
    return { kept, damage: repaired.isWhole ? null : 'part' }
  } catch {
    return unreadable // no JSON, or nested deeper than the stack
  }
}

/** Keeps the document that was read before when it is equal. */
function withSameDocument({ kept, damage }: ReadTrip, before: StoredTrip | null): ReadTrip {
  const isEqual = kept && before && JSON.stringify(kept.document) === JSON.stringify(before.document)
  return { kept: isEqual ? { ...kept, document: before.document } : kept, damage }
}

function readSaved(stored: unknown): StoredTrip['saved'] {
  const { id, version, name } = fieldsOf(stored) ?? {}
  const isRead = typeof id === 'string' && typeof version === 'number' && typeof name === 'string'
  return isRead ? { id, version, name } : null
}
