import type { PlaceQuery } from '#domain/places/place-lists.ts'
import { PageLinks } from '#web/ui/pages-of-list/page-links.tsx'
import { firstPage, type PagePlace } from '#web/ui/pages-of-list/page-place.ts'
import { placeList } from '#locales/en/places/place-list.ts'
import { placesAddress } from './places-address.ts'
import type { AllPlaces } from './use-all-places.ts'

type MorePlacesProps = {
  query: PlaceQuery
  place: PagePlace
  listing: AllPlaces
  /** Whether the next page is loading. */
  isMore: boolean
}

/** The pagination after the last shown place. */
export function MorePlaces({ query, place, listing, isMore }: MorePlacesProps) {
  const { pages } = placeList
  const { next, total, isTotalAtLeast, isFromStart, isRestarted } = listing
  return (
    <PageLinks
      addressOf={(after) => placesAddress(query, after)}
      after={isRestarted ? null : query.after}
      place={isRestarted ? firstPage : place}
      perPage={query.limit}
      next={next}
      isFromStart={isFromStart}
      isMore={isMore}
      words={{ ...pages, all: pages.all(total, isTotalAtLeast) }}
    />
  )
}
