import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import type { PlaceQuery } from '#domain/places/place-lists.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { useContinued } from '#web/ui/pages-of-list/use-continued.ts'
import type { PlaceListing } from './listed-places.ts'
import { placesAddress, readPlacesAddress } from './places-address.ts'

/** A list, and whether it starts with its first place. */
export type AllPlaces = PlaceListing & { isFromStart: boolean }

/** The list with the pages that were loaded before. */
export function useAllPlaces(query: PlaceQuery, listing: PlaceListing): AllPlaces {
  const { items, isFromStart } = useContinued({
    list: placesAddress(query),
    cursor: query.after,
    next: listing.next,
    items: listing.places,
    answer: listing,
    isRestarted: listing.isRestarted,
  })
  return useMemo(() => ({ ...listing, places: [...items], isFromStart }), [listing, items, isFromStart])
}

/** Whether another list, or the next page of this one, is loading. */
export function useComingPlaces(query: PlaceQuery): { isBusy: boolean; isMore: boolean } {
  const { state, location } = useNavigation()
  if (state !== 'loading') return { isBusy: false, isMore: false }
  const coming =
    location.pathname === sitePages.places.path ? readPlacesAddress(new URLSearchParams(location.search)) : null
  const isMore = coming !== null && coming.after !== query.after && placesAddress(coming) === placesAddress(query)
  return { isBusy: !isMore, isMore }
}
