import { isSamePoint, type Point, straightMetres } from '#domain/korea/distances.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { neverMissed } from '#planner/trips/candidates/place-score.ts'
import type { DayFrame } from './day-frames.ts'
import { farthestMetres } from './day-trips.ts'

type Frame = Pick<DayFrame, 'start' | 'end' | 'moveIn' | 'flight' | 'isEmpty'>

// Whoever has come from another city stays this near to the new base.
const nearMetres = 8000
// A visit that takes so long is no visit of an afternoon after a move.
const halfDay = 150
// Whoever has landed brings the luggage to the base first.
const nearAfterLanding = 6000

/**
 * The days on which a sight is too far: on the day of a move, because the way from the other city was long enough, and
 * on the day of a landing, because the luggage comes first. A day of a landing with no whole day after it is free.
 */
export function daysTooFarAfterMove(row: Point & Pick<PlanPlace, 'headline'>, frames: readonly Frame[]): number[] {
  return frames.flatMap(({ start, end, moveIn, flight }, day) => {
    const hasLanded = !moveIn && flight === 'arrival' && !isSamePoint(start, end)
    if (!moveIn && !hasLanded) return []
    if (straightMetres(end, row) <= (hasLanded ? nearAfterLanding : nearMetres)) return []
    const hasWholeDay = frames.some((other) => isWhole(other) && isSamePoint(other.end, end))
    if (hasLanded && !hasWholeDay) return []
    // What is never missed is seen on the day of the move where the base has no whole day.
    return (row.headline ?? 0) >= neverMissed && !hasWholeDay ? [] : [day]
  })
}

/**
 * The days of a move on which a named place that takes half a day is not visited, because a whole day at the same base
 * is free for it. `isOpen` is whether it can be visited on a day.
 */
export function daysTooShortAfterMove(
  row: Point,
  minutes: number,
  frames: readonly Frame[],
  isOpen: (day: number) => boolean,
): number[] {
  if (minutes < halfDay) return []
  const isNear = ({ end }: Frame) => straightMetres(end, row) <= farthestMetres
  const hasWholeDay = frames.some((frame, day) => isWhole(frame) && isNear(frame) && isOpen(day))
  return hasWholeDay ? frames.flatMap(({ moveIn }, day) => (moveIn ? [day] : [])) : []
}

function isWhole({ moveIn, flight, isEmpty }: Frame): boolean {
  return !moveIn && !flight && !isEmpty
}
