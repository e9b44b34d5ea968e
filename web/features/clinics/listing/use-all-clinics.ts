import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import { type ClinicTreatment, clinicPaths } from '#domain/clinics/clinics.ts'
import { useContinued } from '#web/ui/pages-of-list/use-continued.ts'
import type { Listing } from './listed-clinics.ts'
import { listingAddress, type ListingQuery, readListingQuery } from './listing-query.ts'

/** A list, and whether it starts with its first clinic. */
export type AllClinics = Listing & { isFromStart: boolean }

/** The list with the pages that were loaded before. */
export function useAllClinics(treatment: ClinicTreatment, query: ListingQuery, listing: Listing): AllClinics {
  const { items, isFromStart } = useContinued({
    list: listingAddress(clinicPaths[treatment], query),
    cursor: query.after,
    next: listing.next,
    items: listing.clinics,
    answer: listing,
    isRestarted: listing.isRestarted,
  })
  return useMemo(() => ({ ...listing, clinics: [...items], isFromStart }), [listing, items, isFromStart])
}

/** Whether another list, or the next page of this one, is loading. */
export function useComingClinics(path: string, query: ListingQuery): { isBusy: boolean; isMore: boolean } {
  const { state, location } = useNavigation()
  if (state !== 'loading') return { isBusy: false, isMore: false }
  const coming = location.pathname === `/${path}` ? readListingQuery(new URLSearchParams(location.search)) : null
  const isMore =
    coming !== null && coming.after !== query.after && listingAddress(path, coming) === listingAddress(path, query)
  return { isBusy: !isMore, isMore }
}
