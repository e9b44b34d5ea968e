import { isSamePoint, type Point, straightMetres } from '#domain/korea/distances.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { DayFrame } from './day-frames.ts'

type Frame = Pick<DayFrame, 'start' | 'end' | 'moveIn' | 'flight' | 'isEmpty'>

// Whoever has come from another city stays this near to the new base.
const nearMetres = 8000
// What nobody leaves out is seen on the day of the move where the base has no whole day.
const must = 3

/** The days with a move on which a sight is too far: the way from the other city was long enough. */
export function daysTooFarAfterMove(row: Point & Pick<PlanPlace, 'headline'>, frames: readonly Frame[]): number[] {
  return frames.flatMap(({ end, moveIn }, day) => {
    if (!moveIn || straightMetres(end, row) <= nearMetres) return []
    const hasWholeDay = frames.some((other) => isWhole(other) && isSamePoint(other.end, end))
    return (row.headline ?? 0) >= must && !hasWholeDay ? [] : [day]
  })
}

function isWhole({ moveIn, flight, isEmpty }: Frame): boolean {
  return !moveIn && !flight && !isEmpty
}
