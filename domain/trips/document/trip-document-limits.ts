/** The limits of a stored trip. */

/** The most characters of each kind of text. */
export const longestTexts = {
  id: 64,
  code: 80,
  date: 10,
  group: 80,
  publisher: 200,
  relaxation: 200,
  line: 500,
  address: 1000,
  source: 1000,
  remark: 2000,
  description: 5000,
  words: 200_000,
} as const

/** The most items of each list. */
export const mostItems = {
  stops: 60,
  fees: 20,
  codes: 60,
  warnings: 60,
  conflicts: 60,
  wishes: 60,
  checks: 60,
  unplaced: 1500,
  recoveries: 20,
  checkups: 20,
  cares: 60,
  treatments: 60,
  treatmentPages: 12,
  places: 2000,
  aliases: 100,
  intervals: 6,
  // Holiday hours are listed date by date for several years.
  dates: 1500,
  seasons: 12,
  dishes: 12,
  placePages: 24,
  groups: 40,
  recommendations: 100,
} as const

/** The largest numbers. All are whole, and none is negative. */
export const largestNumbers = {
  // Several fees of clinics, each of which may be a thousand million.
  won: 20_000_000_000,
  count: 1_000_000,
  legMinutes: 3000,
  legMetres: 3_000_000,
  placeCost: 100_000_000,
  visitMinutes: 1440,
} as const

export const textPatterns = {
  clock: /^(?:[01]\d|2[0-3]):[0-5]\d$/u,
  /** A time of a plan may lie after midnight: 25:30. */
  planClock: /^[0-2]\d:[0-5]\d$/u,
  monthDay: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,
  httpsAddress: /^https:\/\//u,
  webAddress: /^https?:\/\//u,
  storedPicture: /^\/storage\/v1\/object\/public\/[\w.-]{1,100}\/[\w.-]{1,150}$/u,
} as const

/** An id of the catalogue. `constructor` is none, because every object has such a property. */
export function isPlaceId(id: string): boolean {
  return id.length <= longestTexts.id && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id) && !(id in {})
}
