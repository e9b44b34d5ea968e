import type { Meal, PlanLeg, StopKind } from '#domain/trips/plan/plans.ts'
import type { Opening } from '#planner/solver/problem.ts'
import type { Choice } from '#planner/trips/trip-problem.ts'

/** A visit of a day, in order. `starts` are the spans in which it may start. It lasts from `minutes` to `longest`. */
export type Entry = {
  choice: Choice
  location: number
  minutes: number
  longest: number
  meal: Meal | null
  starts: readonly Required<Opening>[]
}
/** A visit with its times. `opening` is the span that contains its start. */
export type TimedEntry = Entry & { arrive: number; leave: number; leg: PlanLeg; opening: Required<Opening> }
export type LegOf = (from: number, to: number) => PlanLeg

/** The start and the end of a day: locations, the earliest departure, and the latest return in minutes. */
export type DayEnds = { start: number; end: number; from: number; to: number }

/** The earliest times of the visits of a day; null if the order is not feasible. */
export function timeEntries(entries: readonly Entry[], legOf: LegOf, ends: DayEnds): TimedEntry[] | null {
  let [here, clock] = [ends.start, ends.from]
  const timed: TimedEntry[] = []
  for (const entry of entries) {
    const leg = legOf(here, entry.location)
    const soonest = clock + leg.minutes
    const opening = entry.starts.find(({ to }) => to >= soonest)
    if (!opening) return null
    const arrive = Math.max(soonest, opening.from)
    clock = arrive + entry.minutes
    here = entry.location
    timed.push({ ...entry, arrive, leave: clock, leg, opening })
  }
  return clock + legOf(here, ends.end).minutes <= ends.to ? timed : null
}

/**
 * Moves waits to the start of a day, where the traveller simply leaves later, and fills the remaining ones with longer
 * stays. No wait is longer than `longestWait` if any choice of starts and stays avoids it.
 */
export function closeGaps(timed: readonly TimedEntry[], longestWait: number): TimedEntry[] {
  const latest = latestArrivals(timed, longestWait)
  const moved: TimedEntry[] = []
  let next: TimedEntry | null = null
  for (const [index, entry] of [...timed.entries()].toReversed()) {
    const by: number = next ? next.arrive - next.leg.minutes : entry.leave
    const arrive = Math.min(latest[index] ?? entry.arrive, by - entry.minutes)
    next = { ...entry, arrive, leave: Math.min(by, arrive + entry.longest, entry.opening.until) }
    moved.unshift(next)
  }
  return moved
}

/** The latest start of each visit without a too long wait before it, with stays as long as allowed. */
function latestArrivals(timed: readonly TimedEntry[], longestWait: number): number[] {
  let latest = Infinity
  return timed.map(({ arrive, opening, longest }, index) => {
    const begin = Math.max(arrive, Math.min(latest, opening.to))
    latest = Math.min(begin + longest, opening.until) + (timed[index + 1]?.leg.minutes ?? 0) + longestWait
    return begin
  })
}

/** The total minutes by which the waits of a day exceed `longestWait`. */
export function minutesTooLong(timed: readonly TimedEntry[], longestWait: number): number {
  return timed.reduce((sum, { arrive, leg }, index) => {
    const before = timed[index - 1]
    return before ? sum + Math.max(0, arrive - leg.minutes - before.leave - longestWait) : sum
  }, 0)
}

/** The kind of stop of an entry. */
export function kindOfEntry({ choice, meal }: Entry): StopKind {
  if ('visit' in choice) return choice.visit.kind
  if ('kept' in choice) return choice.kept.clinic ? 'rest' : 'lodging'
  return meal === null ? choice.candidate.kind : 'meal'
}
