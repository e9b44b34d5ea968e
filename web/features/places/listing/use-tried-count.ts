import { useEffect, useRef, useState } from 'react'
import type { PlaceQuery } from '#domain/place-lists.ts'
import { callApi } from '#web/api.ts'
import { placesAddress } from './places-address.ts'

/** How many places a choice of filters would leave; null while nobody could be asked. */
export function useTriedCount(first: number) {
  const [total, setTotal] = useState<number | null>(first)
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  async function tryOut(query: PlaceQuery) {
    latest.current?.abort()
    const { signal } = (latest.current = new AbortController())
    try {
      const { searchParams } = new URL(placesAddress(query), location.href)
      const found = await callApi('GET /places/fit.json', { query: Object.fromEntries(searchParams), signal })
      if (!signal.aborted) setTotal(found.total)
    } catch {
      // A later choice came before the answer, or no server answers: then nobody knows how many.
      if (!signal.aborted) setTotal(null)
    }
  }
  return { total, tryOut }
}
