/** What a place got on one day in Seoul. */
export type DayOfInterest = { placeId: string; views: number; saves: number }

/** A save counts as several views. */
const viewsOfASave = 5

export const trendingRule = {
  /** Today and those before it. */
  days: 14,
  /** Fewer views than these, or all of them on fewer days, say nothing. */
  leastViews: 20,
  leastDays: 3,
  /** What everything is called is no news. */
  most: 12,
} as const

type Interest = { placeId: string; weight: number; views: number; days: number }

/**
 * How much each place is looked for, from its last days. A day counts by its logarithm: neither one busy day nor
 * somebody who asks a thousand times on it outweighs a fortnight.
 */
export function weighInterest(days: readonly DayOfInterest[]): Interest[] {
  const places = new Map<string, Interest>()
  for (const { placeId, views, saves } of days) {
    const got = views + saves * viewsOfASave
    if (got <= 0) continue
    const known = places.get(placeId) ?? { placeId, weight: 0, views: 0, days: 0 }
    places.set(placeId, {
      placeId,
      weight: known.weight + Math.log2(1 + got),
      views: known.views + got,
      days: known.days + 1,
    })
  }
  return [...places.values()].toSorted(
    (one, other) => other.weight - one.weight || (one.placeId < other.placeId ? -1 : 1),
  )
}

/** The places that many look for now: none where there is too little to say so. */
export function chooseTrending(days: readonly DayOfInterest[]): string[] {
  const { leastViews, leastDays, most } = trendingRule
  return weighInterest(days)
    .filter((interest) => interest.views >= leastViews && interest.days >= leastDays)
    .slice(0, most)
    .map(({ placeId }) => placeId)
}

/** As a whole number, for the order of what the guide itself does not put in order. */
export function popularityOf({ weight }: Pick<Interest, 'weight'>): number {
  return Math.round(weight * 100)
}
