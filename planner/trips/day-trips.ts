import type { Point } from '#domain/distances.ts'
import { straightMetres } from '#domain/distances.ts'
import type { PlanLeg } from '#domain/plans.ts'

/** Farther from the base than this nothing is planned that nobody asked for. */
export const farthestMetres = 25_000

/** A named place is seen from the base and come back from on one day when the way there takes no longer. */
export const longestDayTripMinutes = 120
// Farther than this no way is that short; it saves working out the way.
const farthestDayTripMetres = 110_000
// What lies so near a named far place is seen on the same day.
const quarterMetres = 10_000

/** What a trip can reach from its base. */
export type Reach = {
  /** Near enough for any day. */
  isNear: (point: Point) => boolean
  /** Near enough for a day of its own, which only a named place is worth. */
  isOnDayTrip: (point: Point) => boolean
}

/** Says what is near a base, and what is a day trip from it by the ways of these travellers. */
export function reachFrom(base: Point, legOf: (from: Point, to: Point) => PlanLeg): Reach {
  return {
    isNear: (point) => straightMetres(base, point) <= farthestMetres,
    isOnDayTrip: (point) =>
      straightMetres(base, point) <= farthestDayTripMetres && legOf(base, point).minutes <= longestDayTripMinutes,
  }
}

/** Whether a place lies in the quarter of one of these far places. */
export function isInQuarterOf(points: readonly Point[], point: Point): boolean {
  return points.some((far) => straightMetres(far, point) <= quarterMetres)
}
