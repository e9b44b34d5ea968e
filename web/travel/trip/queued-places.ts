import { forget, readStored, store } from '#web/ui/local-storage.ts'

const storageKey = 'tripPlannerAdditions'
// More than a trip of ninety days holds.
const mostQueued = 200

let unkept: string[] | null = null

/** The ids of places that come into the kept trip when it is opened next. */
export function readQueuedPlaces(): string[] {
  if (unkept) return unkept
  try {
    const ids: unknown = JSON.parse(readStored(storageKey) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, mostQueued) : []
  } catch {
    return [] // not written by us
  }
}

export function keepQueuedPlaces(ids: readonly string[]): void {
  const unique = [...new Set(ids)].slice(0, mostQueued)
  unkept = null
  if (unique.length === 0) forget(storageKey)
  else if (!store(storageKey, JSON.stringify(unique))) unkept = unique
}
