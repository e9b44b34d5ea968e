import { forget, parseJson, readStored, store } from '#web/ui/local-storage.ts'

const storageKey = 'tripPlannerAdditions'
// More than the stops of a ninety-day trip.
const mostQueued = 200

/** The ids of places to add when the stored trip is opened next. */
export function readQueuedPlaces(): string[] {
  const ids = parseJson(readStored(storageKey))
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, mostQueued) : []
}

export function keepQueuedPlaces(ids: readonly string[]): void {
  const unique = [...new Set(ids)].slice(0, mostQueued)
  if (unique.length === 0) forget(storageKey)
  else store(storageKey, JSON.stringify(unique))
}
