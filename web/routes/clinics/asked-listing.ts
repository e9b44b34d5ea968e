import { seoulDay } from '#domain/seoul-time.ts'
import { listKept } from '#web/features/clinics/listing/kept-listing.ts'
import { readListingQuery } from '#web/features/clinics/listing/listing-query.ts'
import { firstPage } from '#web/ui/pages-of-list/page-place.ts'
import { treatmentOf } from './treatment-of.ts'

/** What this browser kept of the list that a request asks for. */
export function readAsked(request: Request) {
  const treatment = treatmentOf(request)
  const query = readListingQuery(new URL(request.url).searchParams)
  const kept = listKept(treatment, query)
  return (
    kept && {
      treatment,
      query,
      place: firstPage,
      today: seoulDay(Date.now()),
      choosing: null,
      samplesGiveWay: false,
      ...kept,
    }
  )
}
