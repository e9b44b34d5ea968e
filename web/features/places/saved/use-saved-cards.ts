import { useEffect, useState, useSyncExternalStore } from 'react'
import { callApi } from '#web/api.ts'
import type { SavedCard } from '#web/page-data.ts'
import { findCardsOnDevice } from './cards-of-facts.ts'
import { cardsPerCall } from './saved-card.ts'

// A cache for the duration of the visit. Null is a place that does not exist.
let cards: ReadonlyMap<string, SavedCard | null> = new Map()
const listeners = new Set<() => void>()

/** The cards of these places. Missing ones are requested. */
export function useSavedCards(ids: readonly string[]) {
  const known = useSyncExternalStore(onCards, readCards, readCards)
  const [failedFor, setFailedFor] = useState<string | null>(null)
  const wanted = ids
    .filter((id) => !known.has(id))
    .slice(0, cardsPerCall)
    .join(',')
  const hasFailed = wanted !== '' && failedFor === wanted
  const isMissing = wanted !== '' && !hasFailed
  useEffect(() => {
    if (!isMissing) return undefined
    const left = new AbortController()
    fetchCards(wanted, left.signal).catch(() => {
      if (!left.signal.aborted) setFailedFor(wanted)
    })
    return () => left.abort()
  }, [wanted, isMissing])
  return { cards: known, hasFailed, tryAgain: () => setFailedFor(null) }
}

async function fetchCards(wanted: string, signal: AbortSignal): Promise<void> {
  const ids = wanted.split(',')
  try {
    const { places } = await callApi('GET /saved/places.json', { query: { ids: wanted }, signal })
    const found = new Map(places.map((card) => [card.id, card]))
    put(ids.map((id) => [id, found.get(id) ?? null]))
  } catch (error) {
    const found = signal.aborted ? [] : await findCardsOnDevice(ids)
    if (found.length === 0) throw error
    put(found.map((card) => [card.id, card]))
  }
}

function put(found: readonly (readonly [string, SavedCard | null])[]): void {
  cards = new Map([...cards, ...found])
  for (const listener of listeners) listener()
}

function onCards(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readCards(): ReadonlyMap<string, SavedCard | null> {
  return cards
}
