import type { PlaceFacts, PlaceSeason } from './places.ts'

/** The season that contains a date; null if the usual hours apply. */
export function seasonOn({ seasons }: Pick<PlaceFacts, 'seasons'>, date: string): PlaceSeason | null {
  return seasons.find((season) => isInSeason(season, date.slice(5))) ?? null
}

export function isInSeason({ from, to }: Pick<PlaceSeason, 'from' | 'to'>, monthDay: string): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to
}

/** Whether two of these seasons share a day. */
export function doSeasonsOverlap(seasons: readonly Pick<PlaceSeason, 'from' | 'to'>[]): boolean {
  return seasons.some((one, at) =>
    seasons.slice(at + 1).some((other) => isInSeason(one, other.from) || isInSeason(other, one.from)),
  )
}

/** Whether it is closed for the whole season. */
export function isShutSeason({ hours }: Pick<PlaceSeason, 'hours'>): boolean {
  return hours !== null && hours !== '24h' && Object.values(hours).every((day) => day.length === 0)
}

/** Whether a season is one of blossom or of autumn leaves, for which people choose the days of a trip. */
export function isOfTrees(what: string): boolean {
  return /blossom|cherry|leaves|foliage|ginkgo/u.test(what)
}
