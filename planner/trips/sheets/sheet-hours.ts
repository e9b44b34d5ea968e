import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { livelyStarts } from '#planner/trips/candidates/lively-hours.ts'
import { isInQuarterOf } from '#planner/trips/cities/day-trips.ts'
import { spansWithin } from '#planner/trips/meals/meal-hours.ts'
import type { Opening } from '#planner/solver/problem.ts'
import type { DayOut, LaidStop } from './laid-sheets.ts'

/** On a day out of town, what is not there comes after it. */
export function startsOfDay(row: PlanPlace, open: Required<Opening>[], out: DayOut | undefined): Required<Opening>[] {
  if (!out || isInQuarterOf(out.places, row)) return open
  return spansWithin(open, { from: out.homeAt, to: Infinity })
}

/** The start times on the day of a sheet: those of its part of the day, while the place is alive. */
export function startsOfSheet(
  row: PlanPlace,
  date: string,
  minutes: number,
  { starts }: LaidStop,
  open: readonly Required<Opening>[],
): Required<Opening>[] {
  const lively = livelyStarts(row, date, minutes, open)
  const within = spansWithin(lively, starts)
  return within.length > 0 ? within : lively
}
