import type { Plan, PlanCheck, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import type { FoundDays, PlannedTrip } from '#planner/trips/trip-planner.ts'

/** Work for a thread: to plan a trip, or to check a trip's text against its plan. It contains no contact data. */
export type PlanJob = { steps: TripSteps; beyond?: readonly TripPlace[] } & (
  | { kind: 'plan'; seed: number; plannedOn: string; shown?: readonly string[] }
  | { kind: 'check'; plan: Plan; words: string }
)

export type ToThread =
  | { type: 'facts'; text: string }
  /** `stop` is one integer, which is not 0 once the client has left. */
  | { type: 'job'; id: number; job: PlanJob; stop: SharedArrayBuffer }

export type FromThread = { id: number } &
  /** The finished share of the search for the days, from 0 to 1. */
  (
    | { type: 'progress'; share: number }
    | { type: 'days'; found: FoundDays }
    | { type: 'planned'; trip: PlannedTrip }
    | { type: 'checked'; checks: PlanCheck[] }
    | { type: 'failed'; error: Error }
  )
