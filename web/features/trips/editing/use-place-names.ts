import { useEffect, useState } from 'react'
import { callApi } from '#web/api.ts'
import type { SavedCard } from '#web/page-data.ts'

type NamedPlace = Pick<SavedCard, 'id' | 'name' | 'kind'>

/** The names of places by a comma-separated list of ids; empty while loading and offline. */
export function usePlaceNames(ids: string): readonly NamedPlace[] {
  const [found, setFound] = useState<readonly NamedPlace[]>([])
  useEffect(() => {
    if (ids === '') return undefined
    const asking = new AbortController()
    void ask(ids, asking.signal).then((places) => {
      if (!asking.signal.aborted) setFound(places)
    })
    return () => asking.abort()
  }, [ids])
  return found
}

async function ask(ids: string, signal: AbortSignal): Promise<NamedPlace[]> {
  try {
    return (await callApi('GET /saved/places.json', { query: { ids }, signal })).places
  } catch {
    return [] // offline: the list of saved places is not offered
  }
}
