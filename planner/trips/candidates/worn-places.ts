import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Place, Precedence } from '#planner/solver/problem.ts'

/** What is put on for the palace of its sheet, and so comes before it. */
export const wornAtPalace = 'hanbok-rental-gyeongbokgung'

/** Where one wears what was rented, by the id of the rental. */
export const wornAt: Readonly<Record<string, string>> = {
  [wornAtPalace]: 'gyeongbokgung',
  'hanbok-rental-jeonju': 'jeonju-hanok-village',
}

/** A hanbok goes back before the shops close, and nobody puts one on for the evening. */
export const latestRental = 14 * 60

/** A hanbok is put on before the place that it is worn in, on the same day. */
export function orderOfWorn(places: readonly Pick<Place, 'id' | 'must'>[]): Precedence[] {
  const asked = new Set(places.flatMap(({ id, must }) => (must ? [id] : [])))
  const ids = new Set(places.map(({ id }) => id))
  return Object.entries(wornAt).flatMap(([before, after]) =>
    asked.has(before) && ids.has(after) ? [{ before, after, minDays: 0, maxDays: 0 }] : [],
  )
}

/** Whether the order of a day depends on it. */
export function isOfWorn({ id }: Pick<PlanPlace, 'id'>): boolean {
  return id in wornAt || Object.values(wornAt).includes(id)
}
