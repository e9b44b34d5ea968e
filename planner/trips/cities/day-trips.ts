import type { Point } from '#domain/korea/distances.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import type { PlanLeg } from '#domain/trips/plan/plans.ts'

/** The longest distance from the base for places that were not named, in metres. */
export const farthestMetres = 25_000

/** The longest travel time of a day trip to a named place, and of one that ends with a ferry. */
export const longestDayTripMinutes = 120
const longestWithFerry = 150
// With a car the other side of an island is as near as that.
const farthestDriveMetres = 50_000
const longestDriveMinutes = 65
// Beyond this distance no route is that short, so none is computed.
const farthestDayTripMetres = 110_000
// Places this close to a distant named place are visited on the same day.
const quarterMetres = 10_000

// Around Seoul everything is a day trip: nobody sleeps in Suwon, Ganghwa or Gapyeong to see what is there.
const capital: Point = { lat: 37.5636, lng: 126.985 }
const aroundCapitalMetres = 65_000

/** Whether a point lies in Seoul or at its edge. */
export function isInCapital(point: Point): boolean {
  return straightMetres(capital, point) <= farthestMetres
}

/** Whether a point lies outside Seoul, and so near it that visitors sleep in Seoul. */
export function isBesideCapital(point: Point): boolean {
  return !isInCapital(point) && straightMetres(capital, point) <= aroundCapitalMetres
}

/** What can be reached from a base. */
export type Reach = {
  /** Near enough for any day. */
  isNear: (point: Point) => boolean
  /** Near enough for a day trip, which is only planned for a named place. */
  isOnDayTrip: (point: Point) => boolean
}

/** Decides what is near a base, and what is a day trip from it, with these legs. */
export function reachFrom(base: Point, legOf: (from: Point, to: Point) => PlanLeg): Reach {
  const isCapital = isInCapital(base)
  const isInTime = ({ mode, minutes }: PlanLeg) =>
    minutes <= (mode === 'ferry' ? longestWithFerry : longestDayTripMinutes)
  const isDriven = ({ mode, minutes }: PlanLeg) => mode === 'car' && minutes <= longestDriveMinutes
  return {
    isNear: (point) => {
      const metres = straightMetres(base, point)
      if (isCapital || metres > farthestDriveMetres) return metres <= farthestMetres
      return metres <= farthestMetres || isDriven(legOf(base, point))
    },
    isOnDayTrip: (point) =>
      straightMetres(base, point) <= farthestDayTripMetres &&
      ((isCapital && isBesideCapital(point)) || isInTime(legOf(base, point))),
  }
}

/** What can be reached from any of several bases. */
export function anyReach(reaches: readonly Reach[]): Reach {
  return {
    isNear: (point) => reaches.some((each) => each.isNear(point)),
    isOnDayTrip: (point) => reaches.some((each) => each.isOnDayTrip(point)),
  }
}

/** Whether a place is close to one of these distant places. */
export function isInQuarterOf(points: readonly Point[], point: Point): boolean {
  return points.some((far) => straightMetres(far, point) <= quarterMetres)
}
