import { clinicListing } from '#locales/en/clinic-listing.ts'

export type ListingMessages = typeof clinicListing

/** The words of the listing pages in the page's language; apart from the others, so that no other page carries them. */
export function useListingMessages(): ListingMessages {
  return clinicListing
}
