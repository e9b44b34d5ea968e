import { isInSeason } from '#domain/places/place-seasons.ts'

/** The rains of early summer, by the means of the Korea Meteorological Administration. */
const rains = { from: '06-20', to: '07-25' }

/** Whether a date lies in the weeks of the summer rains. */
export function isInRains(date: string): boolean {
  return isInSeason(rains, date.slice(5))
}
