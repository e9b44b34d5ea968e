import type { ClinicTreatment } from '#domain/clinics.ts'
import type { Listing } from '#web/features/clinics/listing/listed-clinics.ts'
import type { PagePlace } from '#web/ui/pages-of-list/page-place.ts'
import type { ListingQuery } from '#web/features/clinics/listing/listing-query.ts'

export type AnsweredListing = {
  treatment: ClinicTreatment
  query: ListingQuery
  /** Where the page stands in its list. */
  place: PagePlace
  listing: Listing
  today: string
}

/** What was kept, and the server's word, which is on its way. */
export type KeptAnswer = AnsweredListing & { keptAt: number; fresh: Promise<AnsweredListing> }
