import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { Choosing } from '#web/features/clinics/listing/choosing.ts'
import type { Listing } from '#web/features/clinics/listing/listed-clinics.ts'
import type { PagePlace } from '#web/ui/pages-of-list/page-place.ts'
import type { ListingQuery } from '#web/features/clinics/listing/listing-query.ts'

export type AnsweredListing = {
  treatment: ClinicTreatment
  query: ListingQuery
  /** The place of the page in its list. */
  place: PagePlace
  listing: Listing
  today: string
  /** Null when a real clinic is listed. */
  choosing: Choosing | null
  /** Whether the listed samples are removed when the first real clinic is added. */
  samplesGiveWay: boolean
}

/** The browser's copy of a list. `keptAt` is when the server answered, in milliseconds since 1970. */
export type StoredListing = AnsweredListing & { keptAt: number }
