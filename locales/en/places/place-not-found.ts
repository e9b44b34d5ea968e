/** Where a place is not there; apart from the words of a place's page, which come with it. */
export const placeNotFound = {
  title: 'Place not found',
  text: 'There is no place at this address. It may have been removed, or the link may contain a typo.',
  all: 'See all places',
}
