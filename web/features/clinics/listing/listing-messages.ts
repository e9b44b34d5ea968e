import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'

export type ListingMessages = typeof clinicListing

/** The messages of the listing pages. A separate file, so that other pages do not load them. */
export function useListingMessages(): ListingMessages {
  return clinicListing
}
