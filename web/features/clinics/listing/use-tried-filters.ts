import { useEffect, useRef, useState } from 'react'
import type { ClinicPath } from '#domain/clinics.ts'
import { callApi } from '#web/api.ts'
import type { Listing } from './listed-clinics.ts'
import { listingAddress, type ListingQuery } from './listing-query.ts'

/** What a choice of filters would leave; `total` is null while nobody could be asked. */
export type TriedFilters = Pick<Listing, 'facets'> & { total: number | null }

/**
 * Asks what filters would leave before they are taken. Not a fetcher of the router's: what that brings waits for every
 * part of the page whose code is not there yet.
 */
export function useTriedFilters(path: ClinicPath, first: TriedFilters) {
  const [tried, setTried] = useState(first)
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  async function tryOut(query: ListingQuery) {
    latest.current?.abort()
    const { signal } = (latest.current = new AbortController())
    try {
      const { searchParams } = new URL(listingAddress(path, query), location.href)
      const given = { params: { listing: path }, query: Object.fromEntries(searchParams), signal }
      const read = await callApi('GET /:listing/fit.json', given)
      if (!signal.aborted) setTried(read)
    } catch {
      // A later choice came before the answer, or no server answers: then nobody knows how many.
      if (!signal.aborted) setTried(({ facets }) => ({ facets, total: null }))
    }
  }
  return { tried, tryOut }
}
