import type { Count } from '#planner/solver/problem.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import { costOf } from '#planner/trips/meals/better-meals.ts'
import { countFarMeals } from './shorter-order.ts'
import { closeGaps, type DayEnds, type LegOf, minutesTooLong, type TimedEntry, timeEntries } from './timetable.ts'

// The minutes of ways after which a day is spent on the way: of a usual day, of one out of town, and of one with a
// flight or a move, whose ride counts.
const mostWays = { usual: 215, outOfTown: 280, moved: 330 }
// The pace gives way before the day is spent on the way; the day says then that few sights fit.
const ofPace: readonly string[] = ['sight', 'cafe']
// A sight that saves fewer minutes stays.
const leastSaved = 15
// Whoever goes far for what stays sees a little around it.
const waysThere = 90

type Ride = { leg: { minutes: number } } | null
type Frame = { moveIn: Ride; moveOut: Ride; flight: DayFrame['flight'] }

/** The minutes of ways that a day may have beside the ride of a move. */
export function mostWaysOf({ moveIn, moveOut, flight }: Frame, isOutOfTown: boolean): number {
  const ride = (moveIn?.leg.minutes ?? 0) + (moveOut?.leg.minutes ?? 0)
  if (ride > 0 || flight) return Math.max(0, mostWays.moved - ride)
  return isOutOfTown ? mostWays.outOfTown : mostWays.usual
}

/** The minutes of all ways of a day, with the one back. */
export function travelOf(timed: readonly TimedEntry[], { legOf, ends }: { legOf: LegOf; ends: DayEnds }): number {
  const back = legOf(timed.at(-1)?.location ?? ends.start, ends.end).minutes
  return timed.reduce((sum, { leg }) => sum + leg.minutes, back)
}

/** A day, with what its ways are measured by. */
export type WayDay = {
  legOf: LegOf
  ends: DayEnds
  /** The minutes of ways that the day may have. */
  mostWays: number
  longestWait: number
  /** The most that the day may cost. */
  limit: number
  counts: readonly Count[]
  mayFollow: (from: number, to: number) => boolean
  /** The distance of a location from the straight line between two others. */
  detourOf: (before: number, here: number, after: number) => number
  kindsOf: (entry: TimedEntry) => readonly string[]
}

type Day = WayDay & {
  /** Whether a visit is part of the trip itself: named, a great sight, of a headline day. */
  isKept: (entry: TimedEntry) => boolean
}

/**
 * A day without the sights that make its ways too long, the longest detour first. What was named, what nobody leaves
 * out and what the day promises for an answer stays.
 */
export function leaveOffDetours(timed: readonly TimedEntry[], day: Day): TimedEntry[] {
  let kept = [...timed]
  const most = Math.max(day.mostWays, wayToFarthest(timed, day) + waysThere)
  for (;;) {
    const now = travelOf(kept, day)
    if (now <= most) return kept
    const shorter = kept.flatMap((entry, at) => (mayLeaveOff(entry, kept, day) ? (without(kept, at, day) ?? []) : []))
    const [best] = shorter.toSorted((one, other) => travelOf(one, day) - travelOf(other, day))
    if (!best || travelOf(best, day) > now - leastSaved) return kept
    kept = best
  }
}

/** There and back to the farthest visit that stays. */
function wayToFarthest(timed: readonly TimedEntry[], { legOf, ends, isKept }: Day): number {
  const ways = timed
    .filter((entry) => isKept(entry))
    .map(({ location }) => legOf(ends.start, location).minutes + legOf(location, ends.end).minutes)
  return Math.max(0, ...ways)
}

function mayLeaveOff(entry: TimedEntry, timed: readonly TimedEntry[], { counts, kindsOf, isKept }: Day): boolean {
  if (entry.meal !== null || !('candidate' in entry.choice) || isKept(entry)) return false
  const kinds = kindsOf(entry)
  const countOf = (kind: string) => timed.filter((other) => kindsOf(other).includes(kind)).length
  return counts.every(({ kind, min = 0 }) => ofPace.includes(kind) || !kinds.includes(kind) || countOf(kind) > min)
}

/** In a list of its own, so that no order is mistaken for its visits. */
function without(timed: readonly TimedEntry[], at: number, day: Day): [TimedEntry[]] | null {
  const order = timed.toSpliced(at, 1)
  const isReached = order.every(({ location }, index) =>
    day.mayFollow(order[index - 1]?.location ?? day.ends.start, location),
  )
  const again = isReached ? timeEntries(order, day.legOf, day.ends) : null
  // A meal beside the sight would be far off the way, somebody would wait, or two walks become a ride.
  const isAsGood =
    again &&
    waitsOf(again, day) <= waitsOf(timed, day) &&
    countFarMeals(again, day) <= countFarMeals(timed, day) &&
    costOf(again, day) <= Math.max(day.limit, costOf(timed, day))
  return isAsGood ? [again] : null
}

function waitsOf(timed: readonly TimedEntry[], { longestWait }: Day): number {
  return minutesTooLong(closeGaps(timed, longestWait), longestWait)
}
