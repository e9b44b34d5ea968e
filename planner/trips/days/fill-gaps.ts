import type { Place } from '#planner/solver/problem.ts'
import { costOf } from '#planner/trips/meals/better-meals.ts'
import { choosePleasantTimes } from './pleasant-times.ts'
import { countFarMeals } from './shorter-order.ts'
import { travelOf, type WayDay } from './long-ways.ts'
import { type Entry, type LegOf, minutesTooLong, type TimedEntry, timeEntries } from './timetable.ts'

/** An unused sight: its place in the problem, and the visit. */
export type Filler = { place: Place; entry: Entry }

export type GapDay = WayDay & {
  /** Whether there are stops enough in the chosen areas for one more outside. */
  mayLeaveAreas: boolean
  /** Unused tables that may replace a meal, as that meal. */
  tablesFor: (meal: TimedEntry) => readonly Entry[]
}

// A day that could begin by ten is late, and what is longer than this is a hole.
const earlyMorning = 10 * 60
const latestBegin = 10 * 60 + 15
const longestHole = 95
// Sights are tried by their score less their detour, so many of them.
const detourWorth = 5
const mostTried = 30
const mostAdded = 4
const mostTables = 8
// A detour to fill a gap is no longer than this, but for so much of a long gap.
const shortDetour = 35
const detourOfGap = 0.5
// A sight that saves fewer minutes than this is not worth going to.
const leastGain = 5

/**
 * Fills a late morning, and holes between stops, with sights nearby, as far as the pace, the money and the areas of the
 * day allow. A search is content with a day that begins at lunch.
 */
export function fillGaps(timed: readonly TimedEntry[], day: GapDay, fillers: readonly Filler[]): TimedEntry[] {
  let best = [...timed]
  for (let added = 0; added < mostAdded; added += 1) {
    const next = fillOne(best, day, fillers)
    if (!next) break
    best = next
  }
  return best
}

function fillOne(timed: readonly TimedEntry[], day: GapDay, fillers: readonly Filler[]): TimedEntry[] | null {
  const gaps = listGaps(timed, day)
  const now = minutesLost(timed, day)
  const used = new Set(timed.map(({ choice }) => choice))
  for (const { at, minutes } of gaps) {
    const longestDetour = Math.max(shortDetour, minutes * detourOfGap)
    const before = timed[at - 1]?.location ?? day.ends.start
    const after = timed[at]?.location ?? day.ends.end
    const tried = fillers
      .filter(({ entry, place }) => !used.has(entry.choice) && keepsCounts(place, timed, day))
      .filter(({ place }) => !isCafe(place) || !hasMealBeside(timed, at, day))
      .map((filler) => ({ filler, detour: detourMinutes(before, filler.entry.location, after, day.legOf) }))
      .filter(({ detour }) => detour <= longestDetour)
      .toSorted((one, other) => worthOf(other) - worthOf(one))
      .slice(0, mostTried)
    for (const { filler } of tried) {
      const again = insert(timed, at, filler.entry, day)
      if (again && minutesLost(again, day) <= now - leastGain) return again
    }
    const moved = moveOne(timed, at, now, day)
    if (moved) return moved
  }
  return null
}

/** A sight of the day that is seen in the gap instead, where the pace allows no further one. */
function moveOne(timed: readonly TimedEntry[], at: number, now: number, day: GapDay): TimedEntry[] | null {
  const before = travelOf(timed, day)
  for (const [from, entry] of timed.entries()) {
    if (entry.meal !== null || !('candidate' in entry.choice) || from === at || from === at - 1) continue
    const others = timed.toSpliced(from, 1)
    const again = insert(others, from < at ? at - 1 : at, entry, day)
    const isWorth = again && minutesLost(again, day) <= now - leastGain && travelOf(again, day) <= before + shortDetour
    if (isWorth) return again
  }
  return null
}

function isCafe({ kinds = [] }: Place): boolean {
  return kinds.includes('cafe')
}

/** Nobody sits down in a cafe right before or after a meal. */
function hasMealBeside(timed: readonly TimedEntry[], at: number, { kindsOf }: GapDay): boolean {
  return [timed[at - 1], timed[at]].some((entry) => {
    return entry !== undefined && (entry.meal !== null || kindsOf(entry).includes('cafe'))
  })
}

function worthOf({ filler, detour }: { filler: Filler; detour: number }): number {
  return filler.place.score - detour * detourWorth
}

function insert(timed: readonly TimedEntry[], at: number, entry: Entry, day: GapDay): TimedEntry[] | null {
  const order: Entry[] = [...timed.slice(0, at), entry, ...timed.slice(at)]
  const next = timed[at]
  const isReached = !next || day.mayFollow(entry.location, next.location)
  if (isReached) return timeOrder(order, timed, day)
  if (next.meal === null) return null
  // The meal after it would be too far away, so it is eaten near the sight.
  const tables = day
    .tablesFor(next)
    .filter((table) => day.mayFollow(entry.location, table.location))
    .slice(0, mostTables)
  for (const table of tables) {
    const again = timeOrder(order.with(at + 1, table), timed, day)
    if (again) return again
  }
  return null
}

function timeOrder(order: readonly Entry[], before: readonly TimedEntry[], day: GapDay): TimedEntry[] | null {
  const follows = order.every(({ location }, index) =>
    day.mayFollow(order[index - 1]?.location ?? day.ends.start, location),
  )
  const again = follows ? timeEntries(order, day.legOf, day.ends) : null
  if (!again || costOf(again, day) > day.limit || countFarMeals(again, day) > countFarMeals(before, day)) return null
  const ways = travelOf(again, day)
  if (ways > day.mostWays && ways > travelOf(before, day)) return null
  return minutesTooLong(again, day.longestWait) > minutesTooLong(before, day.longestWait) ? null : again
}

/** The positions where a sight is missing: the longest gaps first. */
function listGaps(timed: readonly TimedEntry[], day: GapDay): { at: number; minutes: number }[] {
  const pleasant = choosePleasantTimes(timed, day)
  return pleasant
    .map((entry, at) => ({ at, minutes: lostBefore(entry, pleasant[at - 1], day) }))
    .filter(({ minutes }) => minutes >= leastGain)
    .toSorted((one, other) => other.minutes - one.minutes)
}

/** The minutes of a day that are lost to a late start and to holes. */
function minutesLost(timed: readonly TimedEntry[], day: GapDay): number {
  const pleasant = choosePleasantTimes(timed, day)
  return pleasant.reduce((sum, entry, at) => sum + lostBefore(entry, pleasant[at - 1], day), 0)
}

function lostBefore({ arrive, leg }: TimedEntry, before: TimedEntry | undefined, { ends }: GapDay): number {
  if (before) return Math.max(0, arrive - leg.minutes - before.leave - longestHole)
  return ends.from <= earlyMorning ? Math.max(0, arrive - latestBegin) : 0
}

function keepsCounts(
  { kinds = [] }: Place,
  timed: readonly TimedEntry[],
  { counts, kindsOf, mayLeaveAreas }: GapDay,
): boolean {
  const countOf = (kind: string) => timed.filter((entry) => kindsOf(entry).includes(kind)).length
  if (!mayLeaveAreas && kinds.includes('off-area')) return false
  return counts.every(({ kind, max = Infinity }) => !kinds.includes(kind) || countOf(kind) < max)
}

function detourMinutes(before: number, here: number, after: number, legOf: LegOf): number {
  return legOf(before, here).minutes + legOf(here, after).minutes - legOf(before, after).minutes
}
