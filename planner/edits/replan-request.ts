import type { Plan } from '#domain/trips/plan/plans.ts'
import type { ReplanReason, ReplanWay } from '#domain/trips/plan/trip-edits.ts'
import type { EditContext } from './edit-context.ts'
import type { DraftStop, TimedDay } from './time-day.ts'

/** A request on the day itself. `reached` is the last stop visited; -1 is the start of the day. */
export type ReplanRequest = {
  day: number
  /** Minutes since the midnight of that day. */
  now: number
  reached: number
  reason: ReplanReason
  way: ReplanWay
  /** The stop that is closed or sold out, by its index in the day. */
  stop?: number
  /** The number of choices to skip, to see another one. */
  skip?: number
}

/** The remaining stops with new times, and how well these work. */
export type Rest = { stops: readonly DraftStop[]; timed: TimedDay }
export type TimeRest = (stops: readonly DraftStop[]) => Rest

/** `first` is the index in the day of the first stop that may change. */
export type Choice = { plan: Plan; request: ReplanRequest; first: number; context: EditContext }
