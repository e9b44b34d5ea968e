import { costOf } from '#planner/trips/meals/better-meals.ts'
import {
  type DayEnds,
  kindOfEntry,
  type LegOf,
  minutesTooLong,
  closeGaps,
  type TimedEntry,
  timeEntries,
} from './timetable.ts'

type Day = {
  legOf: LegOf
  ends: DayEnds
  /** The maximum cost of the day. */
  limit: number
  longestWait: number
  /** Whether one location may follow another: a meal may not be far from the stop before it. */
  mayFollow: (from: number, to: number) => boolean
  /** On the straight line. */
  metresOf: (from: number, to: number) => number
  /** The distance of a location from the straight line between two others. */
  detourOf: (before: number, here: number, after: number) => number
}

// Metres count as well as minutes, so that the line on the map does not cross itself.
const metresAMinute = 60
// The penalty, in minutes of travel, for a cafe directly before or after a meal or another cafe.
const cafeBesideMeal = 90
// The same for a museum directly after another one.
const museumAfterMuseum = 30
// A day that may begin by ten and starts later is as bad as so much travel for each minute.
const earlyMorning = 10 * 60
const latestBegin = 10 * 60 + 15
const lateWorth = 1.25
// A day needs only a few changes. Each of them is an improvement.
const mostChanges = 12
const longestTurned = 5
// The longest detour for a meal, in metres.
const longestDetour = 4000

/**
 * The same visits in an order with less travel time. A local search moves one visit or reverses a few consecutive ones.
 */
export function shortenOrder(timed: readonly TimedEntry[], day: Day): TimedEntry[] {
  let best = [...timed]
  let effort = effortOf(best, day)
  const tooLong = waitsOf(best, day)
  const limit = Math.max(day.limit, costOf(best, day))
  const far = countFarMeals(best, day)
  for (let change = 0; change < mostChanges; change += 1) {
    let found: TimedEntry[] | null = null
    for (const order of listOrders(best)) {
      if (!keepsVisits(best, order) || !canFollow(order, day) || countFarMeals(order, day) > far) continue
      const again = timeEntries(order, day.legOf, day.ends)
      if (!again) continue
      const needed = effortOf(again, day)
      if (needed >= effort || costOf(again, day) > limit || waitsOf(again, day) > tooLong) continue
      found = again
      effort = needed
    }
    if (!found) break
    best = found
  }
  return best
}

/** All orders in which one visit is moved, or a few consecutive visits are reversed. */
function listOrders(timed: readonly TimedEntry[]): TimedEntry[][] {
  const orders: TimedEntry[][] = []
  for (const [at, entry] of timed.entries()) {
    const others = timed.toSpliced(at, 1)
    for (let to = 0; to <= others.length; to += 1) if (to !== at) orders.push(others.toSpliced(to, 0, entry))
    for (let end = at + 2; end <= Math.min(timed.length, at + longestTurned); end += 1)
      orders.push([...timed.slice(0, at), ...timed.slice(at, end).toReversed(), ...timed.slice(end)])
  }
  return orders
}

/** A consultation stays before its treatment. */
function keepsVisits(before: readonly TimedEntry[], after: readonly TimedEntry[]): boolean {
  const visitsOf = (timed: readonly TimedEntry[]) => timed.filter(({ choice }) => 'visit' in choice)
  const kept = visitsOf(before)
  return visitsOf(after).every((entry, index) => entry.choice === kept[index]?.choice)
}

function canFollow(order: readonly TimedEntry[], { mayFollow, ends }: Day): boolean {
  return order.every(({ location }, index) => mayFollow(order[index - 1]?.location ?? ends.start, location))
}

/** The meals that are a long detour from the way of the day. */
export function countFarMeals(
  order: readonly TimedEntry[],
  { detourOf, ends }: Pick<Day, 'detourOf' | 'ends'>,
): number {
  return order.filter(({ meal, location }, index) => {
    const before = order[index - 1]?.location ?? ends.start
    const after = order[index + 1]?.location ?? ends.end
    return meal !== null && detourOf(before, location, after) > longestDetour
  }).length
}

/** Minutes of travel, with penalties for metres, a cafe beside a meal, museums in a row, and a late start. */
function effortOf(timed: readonly TimedEntry[], { legOf, ends, metresOf }: Day): number {
  const last = timed.at(-1)?.location ?? ends.start
  const wayBack = legOf(last, ends.end).minutes + metresOf(last, ends.end) / metresAMinute
  const late = ends.from <= earlyMorning ? Math.max(0, (timed[0]?.arrive ?? 0) - latestBegin) : 0
  const back = wayBack + late * lateWorth
  return timed.reduce((sum, entry, index) => {
    const before = timed[index - 1]
    const metres = metresOf(before?.location ?? ends.start, entry.location)
    return (
      sum +
      entry.leg.minutes +
      metres / metresAMinute +
      (before && isCafeBesideMeal(before, entry) ? cafeBesideMeal : 0) +
      (before && isMuseum(before) && isMuseum(entry) ? museumAfterMuseum : 0)
    )
  }, back)
}

function isCafeBesideMeal(one: TimedEntry, other: TimedEntry): boolean {
  const kinds = [kindOfEntry(one), kindOfEntry(other)]
  return kinds.includes('cafe') && kinds.every((kind) => kind === 'cafe' || kind === 'meal')
}

function isMuseum({ choice }: TimedEntry): boolean {
  return 'candidate' in choice && /museum|gallery/iu.test(choice.candidate.row.name.en)
}

function waitsOf(timed: readonly TimedEntry[], { longestWait }: Day): number {
  return minutesTooLong(closeGaps(timed, longestWait), longestWait)
}
