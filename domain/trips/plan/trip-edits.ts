import type { Interest, OpenInterval, PlaceTag, SeoulArea, Weekday } from '#domain/places/places.ts'
import type { Meal, Plan, PlanRule } from './plans.ts'
import type { TreatmentClass } from '#domain/clinics/treatments.ts'
import type { SocialOption } from '#domain/trips/answers/trips.ts'

/** A stop by the index of its day and its index in that day, both from 0. */
export type StopPosition = { day: number; stop: number }

/** A manual change. Times and legs of the affected days are recalculated. */
export type TripEdit =
  | { do: 'lock'; at: StopPosition; locked: boolean }
  | { do: 'remove'; at: StopPosition }
  | { do: 'replace'; at: StopPosition; placeId: string }
  /** Without a position the stop goes where it adds the least travel time: on the given day, or on any day. */
  | { do: 'add'; placeId: string; at: StopPosition | null; day?: number }
  | { do: 'move'; at: StopPosition; to: StopPosition }
  | { do: 'stay'; at: StopPosition; minutes: number }
  /** A visit that was arranged with a clinic, on this day at this time. */
  | { do: 'appoint'; placeId: string; day: number; arrive: string; minutes: number }
  /** Shifts a move between cities by this many minutes; negative is earlier. */
  | { do: 'shift'; at: StopPosition; minutes: number }

/** A broken rule with the values for its message, which `locales/en/trips/trip-edits.ts` writes. */
export type BreachFacts =
  | { code: 'closed_on_weekday'; name: string; weekday: Weekday }
  | { code: 'closed_on_date'; name: string; date: string }
  | { code: 'closed_for_good'; name: string }
  | { code: 'not_open'; name: string; arrive: string; leave: string; hours: readonly OpenInterval[] }
  | { code: 'after_last_entry'; name: string; arrive: string; lastEntry: string }
  /** A locked stop starts later, because it cannot be reached in time. */
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
  | { code: 'meal_length'; name: string; minutes: number }
  | { code: 'dinner_soon'; minutes: number }
  | { code: 'meal_far'; name: string; metres: number }
  | { code: 'same_cuisine' }
  | { code: 'day_cost'; cost: number; limit: number }
  | { code: 'trip_cost'; cost: number; limit: number }
  | { code: 'wish_missing'; name: string }
  /** A place was left out for lack of time, and now there is time for it. */
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
  /** A breach of the rule without a message of its own. */
  | { code: 'rule' }
  /** Replaces every breach that would name a clinic or a treatment while these are hidden. */
  | { code: 'hidden' }
  // Reasons for refusing a change:
  | { code: 'not_found' }
  | { code: 'already_in_plan'; name: string; onDay: number }
  | { code: 'cannot_be_visited'; name: string }
  /** A move between cities cannot go to another day. */
  | { code: 'move_stays' }
  /** The day would end after 05:00 of the next morning. */
  | { code: 'day_too_long' }

/** A rule that the plan met before a change and no longer meets. `day` counts from 0; null is the whole trip. */
export type Breach = { rule: PlanRule; day: number | null } & BreachFacts

/** `isRefused`: the plan is unchanged, and the only breach is the reason. */
export type EditResult = { plan: Plan; breaches: Breach[]; isRefused: boolean }

/** An alternative place for a stop, with the difference in travel minutes and won for the day. */
export type Alternative = {
  placeId: string
  minutesMore: number
  costMore: number
  arrive: string
  leave: string
  because: string[]
}

/** Why the rest of a day is planned again, and the ways to do it that each reason offers, the usual one first. */
export const waysOfReason = {
  late: ['shorten', 'leave_out', 'keep'],
  tired: ['go_back', 'shorten', 'leave_out'],
  rain: ['swap', 'leave_out', 'keep'],
  closed: ['swap', 'leave_out'],
  sold_out: ['swap', 'leave_out'],
} as const
export type ReplanReason = keyof typeof waysOfReason
export type ReplanWay = (typeof waysOfReason)[ReplanReason][number]

/** The rest of a day from a time and a position. `changes` says what happens to each remaining stop. */
export type Replan = {
  way: ReplanWay
  plan: Plan
  changes: {
    placeId: string | null
    name: string
    change: 'stays' | 'later' | 'shorter' | 'left_out' | 'added'
    arrive: string | null
    leave: string | null
    /** Why it stays where it is: the traveller locked it, it is an appointment, or a train. Absent when it may move. */
    held?: 'locked' | 'appointment' | 'move'
  }[]
  breaches: Breach[]
  /** The time of return to the base. */
  back: string
  /** How many places there are to choose from instead of a closed or sold-out one. */
  choices: number
}
