import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Candidate } from './candidates/place-score.ts'
import type { DayFrame } from './cities/day-frames.ts'
import type { LaidSheets } from './sheets/laid-sheets.ts'
import type { TreatmentDays } from './treatment-days.ts'
import type { Ways } from './ways.ts'

/** Whether the flights leave no time on any day, so that no search finds more. */
export function hasNoHours({ frames }: Pick<Parts, 'frames'>): boolean {
  return frames.every(({ isEmpty }) => isEmpty)
}

/** What a search is given of a trip. */
export type Parts = {
  wishes: TripWishes
  candidates: readonly Candidate[]
  frames: readonly DayFrame[]
  treatments: TreatmentDays
  laid: LaidSheets
  ways: Ways
  /** The longest distance from a stop to the meal after it. */
  mealMetres: number
  /** How many places the chosen areas have. Absent means enough. */
  offeredInAreas?: number
  /** How often the conditions of its meals were eased, because a search found too few. Absent means never. */
  eased?: number
  /** The days without headline days, for the sake of meals and named places. */
  plainDays?: readonly number[]
  /** Which rows can be reached on a day of a trip with several cities. Without it, all rows on every day. */
  isReached?: (row: PlanPlace, day: number) => boolean
  /** Whether meals may start at all hours that the rules allow, instead of the usual ones. */
  hasWideHours?: boolean
  /**
   * Whether this is the last search for meals and named places: places may be visited outside the hours in which they
   * are alive, named ones for a shorter time, and meals are had as early as the day allows.
   */
  isLastSearch?: boolean
  /**
   * Set when the usual search had too many stops outside the chosen areas: each day may have at most half outside,
   * minus this number.
   */
  fewerOffArea?: number
}
