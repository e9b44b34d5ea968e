import { clinicsPerPage } from '#domain/clinics/clinic-lists.ts'
import type { ClinicPath } from '#domain/clinics/clinics.ts'
import { PageLinks } from '#web/ui/pages-of-list/page-links.tsx'
import { firstPage, type PagePlace } from '#web/ui/pages-of-list/page-place.ts'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'
import { listingAddress, type ListingQuery } from './listing-query.ts'
import { useStepsToOverview } from './overview-steps.ts'
import type { AllClinics } from './use-all-clinics.ts'

type MorePagesProps = {
  path: ClinicPath
  query: ListingQuery
  place: PagePlace
  listing: AllClinics
  /** Whether the next page is loading. */
  isMore: boolean
}

/** The pagination after the last shown clinic. */
export function MorePages({ path, query, place, listing, isMore }: MorePagesProps) {
  const { pages } = clinicListing
  const overview = useStepsToOverview()
  const { next, total, isTotalAtLeast, isFromStart, isRestarted } = listing
  return (
    <PageLinks
      addressOf={(after) => listingAddress(path, query, { after })}
      after={isRestarted ? null : query.after}
      place={isRestarted ? firstPage : place}
      perPage={clinicsPerPage}
      next={next}
      isFromStart={isFromStart}
      isMore={isMore}
      words={{ ...pages, all: pages.all(total, isTotalAtLeast) }}
      // The link replaces this page's history entry.
      state={overview === null ? null : { overview }}
    />
  )
}
