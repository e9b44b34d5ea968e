/** The views and saves of a place on one day in Seoul. */
export type DayOfInterest = { placeId: string; views: number; saves: number }

/** A save counts as several views. */
const viewsOfASave = 5

export const trendingRule = {
  /** The number of days, including today. */
  days: 14,
  /** The minimum of views, and of days with views, for a place to be trending. */
  leastViews: 20,
  leastDays: 3,
  /** The maximum number of trending places. The label means nothing if too many places have it. */
  most: 12,
} as const

type Interest = { placeId: string; weight: number; views: number; days: number }

/**
 * The weight of the interest in each place over the last days. A day counts by the logarithm of its views, so that one
 * busy day, or one person with a thousand requests, does not outweigh two weeks.
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

/** The trending places; none if there are not enough views. */
export function chooseTrending(days: readonly DayOfInterest[]): string[] {
  const { leastViews, leastDays, most } = trendingRule
  return weighInterest(days)
    .filter((interest) => interest.views >= leastViews && interest.days >= leastDays)
    .slice(0, most)
    .map(({ placeId }) => placeId)
}

/** The popularity as a whole number, for sorting places that have no position in the guide's own order. */
export function popularityOf({ weight }: Pick<Interest, 'weight'>): number {
  return Math.round(weight * 100)
}
