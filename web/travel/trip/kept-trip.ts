import type { TripDocument } from '#domain/trip-documents.ts'
import { forget, readStored, store } from '#web/ui/local-storage.ts'

const storageKey = 'tripPlannerPlan'
const changeEvent = 'keptripchange'

/** The trip that this device holds: the last one that was planned, opened or changed. */
export type KeptTrip = {
  /** Of the account's copy; null while it is on this device alone. */
  saved: { id: string; version: number; name: string } | null
  /** Whether something was changed since the account's copy was read. */
  isChanged: boolean
  document: TripDocument
}

// What the browser refused to keep lives as long as the page.
let unkept: KeptTrip | null = null
let lastRead: { text: string | null; kept: KeptTrip | null } = { text: null, kept: null }

/** The same object as long as nothing changed. */
export function readKeptTrip(): KeptTrip | null {
  if (unkept) return unkept
  const text = readStored(storageKey)
  if (text !== lastRead.text) lastRead = { text, kept: parseKept(text) }
  return lastRead.kept
}

/** What every page is rendered with. */
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

/** Calls back when the kept trip changed, in this tab or another. */
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by keepTrip; what is read first is checked below
    const kept = JSON.parse(text) as KeptTrip
    return kept.document.format === 1 && Array.isArray(kept.document.plan.days) ? kept : null
  } catch {
    return null // not written by us
  }
}
