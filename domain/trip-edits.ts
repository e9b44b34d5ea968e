import type { Plan, PlanRule } from './plans.ts'

/** A stop of a plan by its day and its place in the day, both from 0. */
export type StopPosition = { day: number; stop: number }

/** What a traveller may change by hand. Times and ways of the days that it touches are worked out anew. */
export type TripEdit =
  | { do: 'lock'; at: StopPosition; locked: boolean }
  | { do: 'remove'; at: StopPosition }
  | { do: 'replace'; at: StopPosition; placeId: string }
  /** Without a position, where it costs the least time. */
  | { do: 'add'; placeId: string; at: StopPosition | null }
  | { do: 'move'; at: StopPosition; to: StopPosition }
  | { do: 'stay'; at: StopPosition; minutes: number }
  /** A move between cities leaves so many minutes earlier (negative) or later. */
  | { do: 'shift'; at: StopPosition; minutes: number }

/** A rule that a change breaks which held before, in the words of the checker. */
export type Breach = { rule: PlanRule; day: number | null; text: string }

export type EditResult = { plan: Plan; breaches: Breach[] }

/** Another place for a stop, and what it would change. */
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
