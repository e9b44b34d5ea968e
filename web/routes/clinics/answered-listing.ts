import type { ClinicTreatment } from '#domain/clinics.ts'
import type { Choosing } from '#web/features/clinics/listing/choosing.ts'
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
  /** Null where a real clinic is listed. */
  choosing: Choosing | null
  /** Whether the samples that are listed go with the first real clinic. */
  samplesGiveWay: boolean
}

/** The copy of a list that this browser has, and when the server said so, in milliseconds since 1970. */
export type StoredListing = AnsweredListing & { keptAt: number }
