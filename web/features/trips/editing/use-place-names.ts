import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { placeKinds } from '#domain/places.ts'
import { callApi } from '#web/api.ts'

const answer = z.object({
  places: z.array(
    z.object({ id: z.string(), name: z.object({ en: z.string(), ko: z.string() }), kind: z.enum(placeKinds) }),
  ),
})
type NamedPlace = z.infer<typeof answer>['places'][number]

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
    return answer.parse(await callApi(`/saved/places.json?${new URLSearchParams({ ids })}`, { signal })).places
  } catch {
    return [] // offline: the list of saved places is not offered
  }
}
