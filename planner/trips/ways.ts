import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { PlanLeg, PlanPlace } from '#domain/trips/plan/plans.ts'
import { atLeast } from '#planner/travel/leg-limits.ts'
import type { TravelModel } from '#planner/travel/travel-model.ts'

// A coach of a tour goes from door to door: the sheets of the DMZ say 85 minutes for 48 kilometres.
const coachMetres = 20_000
const roadOverStraight = 1.25
const coachMetresPerMinute = 750
const coachMinutes = 5

const unmeasured = -1

/** The legs between the locations of a trip: the ends of days (the base is location 0) and the places. */
export type Ways = {
  leg: (from: number, to: number) => PlanLeg
  /** The minutes and the fare of a leg, and whether it is a taxi: a search asks for those of all pairs. */
  minutes: (from: number, to: number) => number
  fare: (from: number, to: number) => number
  isTaxi: (from: number, to: number) => boolean
  pointOf: (location: number) => Point
  locationOf: (row: PlanPlace) => number
  /** The location of an end of a day. */
  locationOfEnd: (end: Point) => number
  /** The leg between any two points, for ends of days that are not a location yet. */
  legBetween: (from: Point, to: Point) => PlanLeg
}

/**
 * Each leg is estimated on first use, for all searches of a trip. The leg back is the same as the leg there. What a
 * search asks for is kept in flat arrays, because most of its legs are never told.
 */
export function layWays(ends: readonly [Point, ...Point[]], rows: readonly PlanPlace[], travel: TravelModel): Ways {
  const points: Point[] = [...ends]
  const onTour = new Set<Point>(rows.filter(({ access }) => access === 'tour'))
  const locations = new Map<string, number>()
  for (const row of rows) if (!locations.has(row.id)) locations.set(row.id, points.push(row) - 1)
  const size = points.length
  const legs: PlanLeg[][] = points.map(() => [])
  const minutes = new Int32Array(size * size).fill(unmeasured)
  const fares = new Int32Array(size * size)
  const taxis = new Uint8Array(size * size)
  const pointOf = (location: number) => points[location] ?? ends[0]
  return {
    pointOf,
    locationOf: ({ id }) => locations.get(id) ?? 0,
    locationOfEnd: ({ lat, lng }) =>
      Math.max(
        0,
        ends.findIndex((end) => end.lat === lat && end.lng === lng),
      ),
    legBetween: travel.leg,
    leg,
    minutes: (from, to) => minutes[measure(from, to)] ?? 0,
    fare: (from, to) => fares[measure(from, to)] ?? 0,
    isTaxi: (from, to) => taxis[measure(from, to)] === 1,
  }

  /** Measures a leg, unless it was measured before. Returns its index. */
  function measure(from: number, to: number): number {
    const index = from * size + to
    if (minutes[index] !== unmeasured) return index
    const measured = legOf(pointOf(Math.min(from, to)), pointOf(Math.max(from, to)))
    for (const at of [index, to * size + from]) {
      minutes[at] = measured.minutes
      fares[at] = measured.cost
      taxis[at] = measured.mode === 'taxi' ? 1 : 0
    }
    return index
  }

  function leg(from: number, to: number): PlanLeg {
    if (from > to) return leg(to, from)
    const known = legs[from] ?? []
    return (known[to] ??= legOf(pointOf(from), pointOf(to)))
  }

  /** Where only a tour goes, its coach is the way there and back. */
  function legOf(from: Point, to: Point): PlanLeg {
    const usual = travel.leg(from, to)
    if (onTour.has(from) === onTour.has(to)) return usual
    const straight = straightMetres(from, to)
    if (straight < coachMetres) return usual
    const byCoach = Math.round((straight * roadOverStraight) / coachMetresPerMinute) + coachMinutes
    return byCoach < usual.minutes ? atLeast(straight, { ...usual, mode: 'bus', minutes: byCoach }) : usual
  }
}
