import type { TripDocument } from '#domain/trip-documents.ts'
import { forget, readStored, store } from '#web/ui/local-storage.ts'

const storageKey = 'tripPlannerPlan'
const changeEvent = 'keptripchange'

/** The trip stored on this device: the last one that was planned, opened or changed. */
export type KeptTrip = {
  /** The account's copy; null when the trip is only on this device. */
  saved: { id: string; version: number; name: string } | null
  /** Whether the trip has changes that the account does not have. */
  isChanged: boolean
  document: TripDocument
}

// Used when the browser refuses storage; lasts as long as the page.
let unkept: KeptTrip | null = null
let lastRead: { text: string | null; kept: KeptTrip | null } = { text: null, kept: null }

/** Returns the same object until the trip changes. */
export function readKeptTrip(): KeptTrip | null {
  if (unkept) return unkept
  const text = readStored(storageKey)
  if (text !== lastRead.text) lastRead = { text, kept: parseKept(text) }
  return lastRead.kept
}

/** The snapshot for server rendering. */
export function readNoTrip(): null {
  return null
}

export function keepTrip(kept: KeptTrip): void {
  unkept = store(storageKey, JSON.stringify(kept)) ? null : kept
  dispatchEvent(new Event(changeEvent))
}

export function forgetTrip(): void {
  unkept = null
  forget(storageKey)
  dispatchEvent(new Event(changeEvent))
}

/** Calls back when the stored trip changes, in this tab or another. */
export function onTripChange(callback: () => void): () => void {
  const events = [changeEvent, 'storage']
  for (const event of events) addEventListener(event, callback)
  return () => {
    for (const event of events) removeEventListener(event, callback)
  }
}

function parseKept(text: string | null): KeptTrip | null {
  if (text === null) return null
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by keepTrip and checked below
    const kept = JSON.parse(text) as KeptTrip
    return kept.document.format === 1 && Array.isArray(kept.document.plan.days) ? kept : null
  } catch {
    return null // not in our format
  }
}
