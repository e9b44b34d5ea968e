import { useNavigate } from 'react-router'
import type { ClinicPath } from '#domain/clinics/clinics.ts'
import { listingAddress, type ListingQuery } from './listing-query.ts'
import { useNextStep } from './overview-steps.ts'

/** Navigates to the same list with another query. The scroll position stays. */
export function useListingMove(path: ClinicPath): (query: ListingQuery) => void {
  const navigate = useNavigate()
  const state = useNextStep()
  return (query) => void navigate(listingAddress(path, query), { preventScrollReset: true, state })
}

/** The same for a link, which also works without scripts. */
export function useListingLink(path: ClinicPath) {
  const state = useNextStep()
  return (query: ListingQuery) => ({ to: listingAddress(path, query), preventScrollReset: true as const, state })
}
