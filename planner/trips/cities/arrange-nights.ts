import { addDays } from '#domain/korea/calendar-dates.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import type { PlanBase, PlanPlace } from '#domain/trips/plan/plans.ts'
import { startsOn } from '#planner/trips/candidates/opening-windows.ts'
import type { NightFacts } from './city-worths.ts'
import { namedRows } from './named-days.ts'
import { type DayFrame, frameDays } from './day-frames.ts'
import { farthestMetres, reachFrom } from './day-trips.ts'

/** Nights in a row at one base. */
export type Stay = { base: PlanBase; nights: number }

/** The nights before, between and after; the last one is at the first base or where the flight home leaves. */
export type Stays = { first: Stay; between: readonly Stay[]; last: Stay }

// The cities between are visited so many nights earlier, at most.
const mostEarlier = 6
const lunchMinutes = 60
const latestLunch = 13.5 * 60

/**
 * Arranges the cities of a trip so that as many named places as possible are open on a day there: the cities come
 * earlier, in the opposite order, or one of them has one night more or less. The given stays come first where they do
 * as well.
 */
export function arrangeStays(facts: NightFacts, given: Stays, leastAtFirst: number): Arranged {
  let nights = nightsOf(given)
  let shut = countUnseen(facts, nights)
  for (const stays of shut === 0 ? [] : otherStays(given, leastAtFirst)) {
    const others = nightsOf(stays)
    const count = countUnseen(facts, others)
    if (count >= shut) continue
    nights = others
    shut = count
  }
  return { nights, shut }
}

/** The base of each night, and the number of named places that no day has room for. */
export type Arranged = { nights: [PlanBase, ...PlanBase[]]; shut: number }

/** The number of named places that no day has room for. */
export function countUnseen(facts: Omit<NightFacts, 'base'>, nights: readonly [PlanBase, ...PlanBase[]]): number {
  const named = namedRows(facts.wishes, facts.facts.catalogue)
  if (named.length === 0) return 0
  const frames = frameDays(facts.wishes, nights, facts.legOf)
  return named.filter((row) => !frames.some((frame, day) => mayBeSeen(row, frame, day, facts))).length
}

/** The base of each night. */
export function nightsOf({ first, between, last }: Stays): [PlanBase, ...PlanBase[]] {
  const [, ...others] = [first, ...between, last].flatMap(({ base, nights }) =>
    Array.from({ length: Math.max(0, nights) }, () => base),
  )
  return [first.base, ...others]
}

/** The given stays and others of as many nights, those with the fewest changes first. */
function otherStays(given: Stays, leastAtFirst: number): Stays[] {
  const isRound = given.first.base === given.last.base
  const { between } = given
  const longer = between.map((_, at) => ({
    ...given,
    first: { ...given.first, nights: given.first.nights - 1 },
    between: between.map((stay, index) => (index === at ? { ...stay, nights: stay.nights + 1 } : stay)),
  }))
  // A stay of several nights gives one to the first city, whose first day a flight may have taken.
  const shorter = between.flatMap((stay, at) =>
    stay.nights > 1 && !isRound
      ? {
          ...given,
          first: { ...given.first, nights: given.first.nights + 1 },
          between: between.map((each, index) => (index === at ? { ...each, nights: each.nights - 1 } : each)),
        }
      : [],
  )
  return [given, ...longer, ...shorter]
    .flatMap((stays) =>
      isRound && between.length > 1 ? [stays, { ...stays, between: stays.between.toReversed() }] : [stays],
    )
    .flatMap((stays) => {
      const spare = isRound ? Math.min(mostEarlier, stays.first.nights - leastAtFirst) : 0
      return Array.from({ length: 1 + Math.max(0, spare) }, (_, earlier) => ({
        ...stays,
        first: { ...stays.first, nights: stays.first.nights - earlier },
        last: { ...stays.last, nights: stays.last.nights + earlier },
      }))
    })
    .filter(({ first }) => first.nights >= leastAtFirst)
}

/** Whether a visit to a named place fits into a day: it is open, near or a day trip away, and there is time for it. */
function mayBeSeen(row: PlanPlace, frame: DayFrame, day: number, { wishes, legOf }: Omit<NightFacts, 'base'>): boolean {
  if (frame.isEmpty) return false
  const at = frame.flight === 'arrival' ? frame.end : frame.start
  const isWhole = !frame.moveIn && !frame.flight
  const isNear = straightMetres(at, row) <= farthestMetres
  if (!isNear && !(isWhole && reachFrom(at, legOf).isOnDayTrip(row))) return false
  // Whoever has landed, or flies home, is at the airport at that end of the day.
  const from =
    frame.begins + legOf(frame.start, row).minutes + (frame.moveIn && frame.begins <= latestLunch ? lunchMinutes : 0)
  const to = frame.ends - legOf(row, frame.end).minutes - row.visitMinutes
  const spans = startsOn(row, addDays(wishes.startDate, day), row.visitMinutes)
  return spans.some((span) => Math.max(span.from, from) <= Math.min(span.to, to))
}
