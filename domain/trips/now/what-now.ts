import type { Point } from '#domain/korea/distances.ts'
import type { PlaceName } from '#domain/places/places.ts'
import type { Meal, PlanLeg } from '#domain/trips/plan/plans.ts'
import type { Diet } from '#domain/wishes/diet-words.ts'

/** What somebody on the way may need at once. */
export const needsNow = ['meal', 'roof', 'cafe', 'toilet'] as const
export type NeedNow = (typeof needsNow)[number]

/** A moment of a trip and a position: the day by its index, and minutes since the midnight of that day. */
export type WhatNowRequest = { day: number; now: number; at: Point }

/** A place that is open when the traveller gets there. */
export type FoundNow = {
  placeId: string
  leg: PlanLeg
  hours:
    /** `until` is the last entry or the closing time, HH:MM; null when it stays open. */
    | { kind: 'open'; until: string | null; isLastEntry: boolean; isConfirmed: boolean }
    /** Only of restaurants for a diet, because there are few. */
    | { kind: 'unknown' }
  /** How well a restaurant suits the diets of the trip: it is known for them, or one has to ask. Null without diets. */
  diet: 'known' | 'ask' | null
}

/** The nearest places for a need; where none of them is near, the nearest one farther away. */
export type FoundForNeed = { near: FoundNow[]; farther: FoundNow | null }

/** The way to the bed of this night. */
export type WayToBed = {
  /** Null when the traveller is there. */
  leg: PlanLeg | null
  /** Its name and address for a driver; null when only the name of the plan is known. */
  spot: { name: PlaceName; address: PlaceName } | null
}

export type WhatNow = {
  meal: Meal
  /** Without the planner's facts only the places of the trip are known. */
  isLimited: boolean
  diets: Diet[]
  /** Diets and allergies that no row confirms. */
  unconfirmed: string[]
  found: Record<NeedNow, FoundForNeed>
  bed: WayToBed
}

/** What is near is reached within this time. */
export const nearMinutes = 15
