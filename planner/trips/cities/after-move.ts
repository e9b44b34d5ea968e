import { isSamePoint, type Point, straightMetres } from '#domain/korea/distances.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { neverMissed } from '#planner/trips/candidates/place-score.ts'
import type { DayFrame } from './day-frames.ts'

type Frame = Pick<DayFrame, 'start' | 'end' | 'moveIn' | 'flight' | 'isEmpty'>

// Whoever has come from another city stays this near to the new base.
const nearMetres = 8000
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

function isWhole({ moveIn, flight, isEmpty }: Frame): boolean {
  return !moveIn && !flight && !isEmpty
}
