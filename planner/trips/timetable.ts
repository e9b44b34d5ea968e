import { addDays } from '#domain/calendar-dates.ts'
import type { Meal, PlanLeg, StopKind } from '#domain/plans.ts'
import type { Span } from '#planner/solver/problem.ts'
import { closesAfter } from './opening-windows.ts'
import type { Choice } from './trip-problem.ts'

/** A visit in its order on a day. `starts` are the spans in which it may begin. */
export type Entry = { choice: Choice; location: number; minutes: number; meal: Meal | null; starts: readonly Span[] }
export type TimedEntry = Entry & { arrive: number; leave: number; leg: PlanLeg }
export type LegOf = (from: number, to: number) => PlanLeg

const earliest = 9 * 60
// So much longer than usual one may stay to fill a gap.
const longestStay = 2
const base = 0

/** When each visit of a day begins, as early as can be; null where the order does not work. */
export function timeEntries(entries: readonly Entry[], legOf: LegOf, latestBack: number): TimedEntry[] | null {
  let [here, clock] = [base, earliest]
  const timed: TimedEntry[] = []
  for (const entry of entries) {
    const leg = legOf(here, entry.location)
    const soonest = clock + leg.minutes
    const span = entry.starts.find(({ to }) => to >= soonest)
    if (!span) return null
    const arrive = Math.max(soonest, span.from)
    clock = arrive + entry.minutes
    here = entry.location
    timed.push({ ...entry, arrive, leave: clock, leg })
  }
  return clock + legOf(here, base).minutes <= latestBack ? timed : null
}

/** Puts waiting to the front of the day, where one simply leaves later, and fills what remains with longer stays. */
export function closeGaps(timed: readonly TimedEntry[], startDate: string, day: number): TimedEntry[] {
  const moved = timed.map((entry) => ({ ...entry }))
  for (let index = moved.length - 2; index >= 0; index -= 1) {
    const [entry, next] = [moved[index], moved[index + 1]]
    if (!entry || !next) continue
    const latest = next.arrive - next.leg.minutes - entry.minutes
    const begin = latestStart(entry.starts, latest)
    if (begin === null || begin < entry.arrive) continue
    entry.arrive = begin
    entry.leave = begin + entry.minutes
  }
  for (const [index, entry] of moved.entries()) {
    const next = moved[index + 1]
    if (!next || !('candidate' in entry.choice)) continue
    const free = next.arrive - next.leg.minutes - entry.leave
    const closes = closesAfter(entry.choice.candidate.row, addDays(startDate, day), entry.arrive)
    const longer = Math.min(free, Math.floor(entry.minutes * (longestStay - 1)), closes - entry.leave)
    if (longer > 0) entry.leave += longer
  }
  return moved
}

function latestStart(starts: readonly Span[], most: number): number | null {
  const fitting = starts.filter(({ from }) => from <= most)
  return fitting.length === 0 ? null : Math.max(...fitting.map(({ to }) => Math.min(to, most)))
}

/** What a stop is for. */
export function kindOfEntry({ choice, meal }: Entry): StopKind {
  if ('visit' in choice) return choice.visit.kind
  return meal === null ? choice.candidate.kind : 'meal'
}
