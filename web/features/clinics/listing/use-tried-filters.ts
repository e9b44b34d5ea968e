import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { type ClinicPath, clinicLanguages } from '#domain/clinics.ts'
import { callApi } from '#web/api.ts'
import type { Listing } from './listed-clinics.ts'
import { listingAddress, type ListingQuery } from './listing-query.ts'

/** What a choice of filters would leave; `total` is null while nobody could be asked. */
export type TriedFilters = Pick<Listing, 'facets'> & { total: number | null }

const facet = { value: z.string(), count: z.number() }
const answer = z.object({
  total: z.number(),
  facets: z.object({
    procedures: z.array(z.object(facet)),
    districts: z.array(z.object({ ...facet, ko: z.string() })),
    languages: z.array(z.object({ ...facet, value: z.enum(clinicLanguages) })),
    registered: z.number(),
  }),
})

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
      const { search } = new URL(listingAddress(path, query), location.href)
      const read = answer.parse(await callApi(`/${path}/fit.json${search}`, { signal }))
      if (!signal.aborted) setTried(read)
    } catch {
      // A later choice came before the answer, or no server answers: then nobody knows how many.
      if (!signal.aborted) setTried(({ facets }) => ({ facets, total: null }))
    }
  }
  return { tried, tryOut }
}
