import type { Interest, OpenInterval, PlaceTag, SeoulArea, Weekday } from './places.ts'
import type { Meal, Plan, PlanRule } from './plans.ts'
import type { TreatmentClass } from './treatments.ts'
import type { SocialOption } from './trips.ts'

/** A stop of a plan by its day and its place in the day, both from 0. */
export type StopPosition = { day: number; stop: number }

/** What a traveller may change by hand. Times and ways of the days that it touches are worked out anew. */
export type TripEdit =
  | { do: 'lock'; at: StopPosition; locked: boolean }
  | { do: 'remove'; at: StopPosition }
  | { do: 'replace'; at: StopPosition; placeId: string }
  /** Without a position, where it costs the least time: on that day, or on any. */
  | { do: 'add'; placeId: string; at: StopPosition | null; day?: number }
  | { do: 'move'; at: StopPosition; to: StopPosition }
  | { do: 'stay'; at: StopPosition; minutes: number }
  /** A move between cities leaves so many minutes earlier (negative) or later. */
  | { do: 'shift'; at: StopPosition; minutes: number }

/** What is broken, with what a sentence about it needs; `locales/en/trip-edits.ts` makes the sentence. */
export type BreachFacts =
  | { code: 'closed_on_weekday'; name: string; weekday: Weekday }
  | { code: 'closed_on_date'; name: string; date: string }
  | { code: 'closed_for_good'; name: string }
  | { code: 'not_open'; name: string; arrive: string; leave: string; hours: readonly OpenInterval[] }
  | { code: 'after_last_entry'; name: string; arrive: string; lastEntry: string }
  /** A stop that was locked at a time begins later, because nobody can be there in time. */
  | { code: 'locked_later'; name: string; was: string; arrive: string }
  | { code: 'twice'; name: string }
  | { code: 'before_landing'; name: string; time: string }
  | { code: 'late_for_flight'; name: string; time: string }
  | { code: 'move_hours'; name: string }
  | { code: 'no_time_for_luggage'; name: string }
  | { code: 'few_sights'; count: number; least: number }
  | { code: 'many_sights'; count: number; most: number }
  | { code: 'no_cafe' }
  | { code: 'long_wait'; name: string; minutes: number; most: number }
  | { code: 'no_meal'; meal: Meal }
  | { code: 'many_meals'; meal: Meal; count: number }
  | { code: 'meal_hours'; meal: Meal; name: string; arrive: string }
  | { code: 'meal_far'; name: string; metres: number }
  | { code: 'same_cuisine' }
  | { code: 'day_cost'; cost: number; limit: number }
  | { code: 'trip_cost'; cost: number; limit: number }
  | { code: 'wish_missing'; name: string }
  /** It was left out for want of room, and now there is some. */
  | { code: 'wish_may_fit'; name: string }
  | { code: 'few_in_areas'; count: number; of: number; areas: readonly SeoulArea[] }
  | { code: 'interest_missing'; interest: Interest }
  | { code: 'for_adults'; name: string }
  | { code: 'for_drinking'; name: string }
  | { code: 'share_missing'; option: SocialOption }
  | { code: 'few_photogenic'; count: number; of: number }
  | { code: 'treatment_missing'; treatment: TreatmentClass }
  | { code: 'beauty_missing'; tag: PlaceTag }
  | { code: 'no_consultation'; name: string }
  | { code: 'no_checkup'; name: string; from: number; to: number }
  | { code: 'leaves_too_soon'; name: string; days: number; least: number }
  | { code: 'too_much_for_recovery'; name: string }
  /** Something of the rule that has no sentence of its own. */
  | { code: 'rule' }
  // A change that was not made:
  | { code: 'not_found' }
  | { code: 'already_in_plan'; name: string; onDay: number }
  | { code: 'cannot_be_visited'; name: string }
  /** A move between cities belongs to its day. */
  | { code: 'move_stays' }
  /** The day would go on after five in the morning. */
  | { code: 'day_too_long' }

/** A rule that held before a change and no longer does. `day` counts from 0; null is the whole trip. */
export type Breach = { rule: PlanRule; day: number | null } & BreachFacts

/** `isRefused`: the plan is as it was, and the one breach says why. */
export type EditResult = { plan: Plan; breaches: Breach[]; isRefused: boolean }

/** Another place for a stop, and what it would change: minutes on the way and won, of the whole day. */
export type Alternative = {
  placeId: string
  minutesMore: number
  costMore: number
  arrive: string
  leave: string
  because: string[]
}

/** How the rest of a day is planned anew. */
export const replanReasons = ['late', 'tired', 'rain'] as const
export type ReplanReason = (typeof replanReasons)[number]
export const replanWays = ['shorten', 'leave_out', 'keep'] as const
export type ReplanWay = (typeof replanWays)[number]

/** The rest of a day from a moment and a place. `changes` says what happens to each stop that is still to come. */
export type Replan = {
  way: ReplanWay
  plan: Plan
  changes: {
    placeId: string | null
    name: string
    change: 'stays' | 'later' | 'shorter' | 'left_out' | 'added'
    arrive: string | null
    leave: string | null
  }[]
  breaches: Breach[]
  /** When one is back at the base. */
  back: string
}
