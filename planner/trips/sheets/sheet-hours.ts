import type { DaySheet } from '#domain/korea/day-sheets.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { leaveMargin } from '#planner/trips/candidates/late-margin.ts'
import { livelyStarts } from '#planner/trips/candidates/lively-hours.ts'
import { isInQuarterOf } from '#planner/trips/cities/day-trips.ts'
import { spansWithin } from '#planner/trips/meals/meal-hours.ts'
import type { Opening } from '#planner/solver/problem.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import type { DayOut, LaidSheets, LaidStop } from './laid-sheets.ts'

// Whoever has an hour of way to a named place begins there by three.
const farWay = 60
const latestFarOut = 15 * 60
// After a move there is lunch before the way to the place.
const lunchAfterMove = 75
// Without so many minutes to begin in, a visit may begin as late as the place lets it.
const enoughForMargin = 30
// A sheet begins no later than so many minutes after its time.
const patience = 45

/** On a day out of town, what is not there comes after it. */
export function startsOfDay(row: PlanPlace, open: Required<Opening>[], out: DayOut | undefined): Required<Opening>[] {
  if (!out || isInQuarterOf(out.places, row)) return open
  return spansWithin(open, { from: out.homeAt, to: Infinity })
}

/**
 * The start times on the day of a sheet: those of its part of the day, while the place is alive, and an hour before the
 * last one where there is time for that.
 */
export function startsOfSheet(
  row: PlanPlace,
  date: string,
  minutes: number,
  { starts }: LaidStop,
  open: readonly Required<Opening>[],
): Required<Opening>[] {
  const lively = livelyStarts(row, date, minutes, open)
  const within = spansWithin(lively, starts)
  const inTime = spansWithin(leaveMargin(lively), starts).filter(({ from, to }) => to - from >= enoughForMargin)
  if (inTime.length > 0) return inTime
  return within.length > 0 ? within : lively
}

/** When one is at the first place of each day or half a day at the latest, by the id of the place. */
export function latestStarts(sheets: readonly DaySheet[]): Map<string, number> {
  return new Map(
    sheets.flatMap(({ part, stops: [first] }) =>
      first && (part === 'day' || part === 'half-day')
        ? [[first.placeId, minutesOfPlanClock(first.by) + patience] as const]
        : [],
    ),
  )
}

/** The start times at a named place: one so far away is reached in daylight, unless it is best at dusk. */
export function startsByDay(
  { dusk = null }: Pick<PlanPlace, 'dusk'>,
  wayMinutes: number,
  open: readonly Required<Opening>[],
): Required<Opening>[] {
  if (wayMinutes < farWay || dusk === 'best' || dusk === 'only') return [...open]
  const within = spansWithin(open, { from: 0, to: latestFarOut })
  return within.length > 0 ? within : [...open]
}

/**
 * The start times at a named place of which no sheet was laid: no later than its sheet says, where possible. On the day
 * of a move there is time for lunch and for the way from the new base.
 */
export function startsInTime(
  { id }: Pick<PlanPlace, 'id'>,
  { latest }: Pick<LaidSheets, 'latest'>,
  { moveIn, begins }: Pick<DayFrame, 'moveIn' | 'begins'>,
  wayMinutes: number,
  open: readonly Required<Opening>[],
): Required<Opening>[] {
  const to = Math.max(latest.get(id) ?? Infinity, moveIn ? begins + lunchAfterMove + wayMinutes : 0)
  const within = spansWithin(open, { from: 0, to })
  return within.length > 0 ? within : [...open]
}
