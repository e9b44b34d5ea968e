/** The words of home's list of places, which comes after its first view. */
export const homePlaces = {
  tabs: 'Categories',
  all: 'All',
  shown: (shown: number, total: number) => (shown === total ? `${total} shown` : `${shown} of ${total} shown`),
  details: 'Details',
  detailsOf: (name: string) => `Details of ${name}`,
  loadMore: 'Load More Places',
  none: 'No places in this guide match yet.',
  showAll: 'Show all places',
  inRegion: (region: string) => `Only ${region}`,
} as const
