import type { Place } from '#planner/solver/problem.ts'

/** What is put on for the palace of its sheet, and so comes before it. */
export const wornAtPalace = 'hanbok-rental-gyeongbokgung'

/** Where one wears what was rented, by the id of the rental. */
export const wornAt: Readonly<Record<string, string>> = {
  [wornAtPalace]: 'gyeongbokgung',
  'hanbok-rental-jeonju': 'jeonju-hanok-village',
}

/** A hanbok goes back before the shops close, and nobody puts one on for the evening. */
export const latestRental = 14 * 60

/** By the location of a rental: where one goes from there, and nowhere else. */
export function wearFrom(places: readonly Pick<Place, 'id' | 'location'>[]): ReadonlyMap<number, number> {
  const locations = new Map(places.map(({ id, location }) => [id, location]))
  return new Map(
    Object.entries(wornAt).flatMap(([rental, worn]) => {
      const [from, to] = [locations.get(rental), locations.get(worn)]
      return from !== undefined && to !== undefined ? [[from, to] as const] : []
    }),
  )
}
