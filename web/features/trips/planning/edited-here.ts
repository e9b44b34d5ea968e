import type { TripPlace } from '#domain/trips/plan/plans.ts'
import type { EditResult } from '#domain/trips/plan/trip-edits.ts'

/** All places of the plan by id. */
export type NamedPlaces = Record<string, TripPlace>

/** A changed plan with its text and all places that it refers to. */
export type EditedHere = EditResult & {
  places: NamedPlaces
  /** Markdown, by the built-in writer; null when nothing was changed. */
  words: string | null
  /** Only the trip's own places were known, because the planner's facts could not be loaded. */
  isLimited: boolean
}
