import type { Span } from '#planner/solver/problem.ts'
import { closeGaps, type DayEnds, type LegOf, minutesTooLong, type TimedEntry } from './timetable.ts'

type Day = { legOf: LegOf; ends: DayEnds; longestWait: number }

// Start times are multiples of five minutes; on a day without room for that, as many of them as may be.
const steps = [5, 1]
// Longer stays are.
const step = 5
// The cost of a minute of each kind, in units that are only compared with each other.
const worth = {
  /** Longer stays, by how much longer than usual they are: up to a quarter, up to a half, more. */
  longer: [1, 7, 18],
  /** Waits: up to `shortWait`, up to `middleWait`, up to `longWait`, more. */
  wait: [2, 10, 16, 40],
  tooLongWait: 800,
  /** A start of the day after the first and after the second time of `lateFrom`. */
  late: [19, 8],
  /** A meal outside the hours of `likedMeals`, when most people eat. */
  offMeal: 16,
  /** A start that does not end in 0 or 5. */
  uneven: 12,
}
const shortWait = 5
const middleWait = 20
const longWait = 95
const lateFrom = [10 * 60 + 15, 11 * 60] as const
const likedMeals: Record<string, Span> = {
  lunch: { from: 12 * 60, to: 13 * 60 },
  dinner: { from: 18 * 60, to: 19 * 60 + 15 },
}
const longestBeforeCafe = 55
// The longest extra time between two stops, for waiting and longer stays.
const mostSlack = 300

/** The lowest cost of starting a stop at a time, and the index of the time of the stop before it. */
type Reached = { cost: number; before: number }

/**
 * Chooses the start and the length of each visit of a day in the given order: meals at usual hours, no unnecessary late
 * start, slightly longer stays instead of waits, and times that end in 0 or 5, or on a tight day as many of them as may
 * be. If there are no such times, it returns the latest times without waits.
 */
export function choosePleasantTimes(timed: readonly TimedEntry[], day: Day): TimedEntry[] {
  const late = closeGaps(timed, day.longestWait)
  const hurried = timed.map(hurryToCafe)
  const chosen = steps.reduce<TimedEntry[] | null>((found, each) => found ?? chooseTimes(hurried, day, each), null)
  if (!chosen || minutesTooLong(chosen, day.longestWait) > minutesTooLong(late, day.longestWait)) return late
  return chosen
}

/** A meal before a cafe takes less than an hour. */
function hurryToCafe(entry: TimedEntry, index: number, timed: readonly TimedEntry[]): TimedEntry {
  const next = timed[index + 1]?.choice
  const isCafeNext = next !== undefined && 'candidate' in next && next.candidate.kind === 'cafe'
  if (entry.meal === null || !isCafeNext) return entry
  return { ...entry, longest: Math.max(entry.minutes, Math.min(entry.longest, longestBeforeCafe)) }
}

function chooseTimes(timed: readonly TimedEntry[], day: Day, apart: number): TimedEntry[] | null {
  const moments = listMoments(timed, day, apart)
  const reached = timed.map((_, index) => (moments[index] ?? []).map((): Reached => ({ cost: Infinity, before: -1 })))
  for (const [index, entry] of timed.entries()) {
    const before = timed[index - 1]
    for (const [at, moment] of (moments[index] ?? []).entries()) {
      const own = costOfMoment(entry, moment, index === 0)
      const here = reached[index]?.[at]
      if (!here) continue
      if (!before) {
        here.cost = own
        continue
      }
      for (const [from, left] of (moments[index - 1] ?? []).entries()) {
        const slack = moment - entry.leg.minutes - left - before.minutes
        const known = reached[index - 1]?.[from]?.cost ?? Infinity
        if (slack < 0 || slack > mostSlack || known >= here.cost) continue
        const cost = known + own + spend(before, left, slack, day).cost
        if (cost < here.cost) Object.assign(here, { cost, before: from })
      }
    }
  }
  return readBack(timed, moments, reached, day)
}

/** The times at which each visit may start such that all others still fit. */
function listMoments(timed: readonly TimedEntry[], { legOf, ends }: Day, apart: number): number[][] {
  const moments: number[][] = []
  let latest = ends.to - legOf(timed.at(-1)?.location ?? ends.start, ends.end).minutes
  for (const [index, { arrive, starts, minutes, leg }] of [...timed.entries()].toReversed()) {
    const last = latest - minutes
    moments[index] = starts.flatMap(({ from, to }) => {
      const first = Math.ceil(Math.max(from, arrive) / apart) * apart
      const count = Math.max(0, Math.floor((Math.min(to, last) - first) / apart) + 1)
      return Array.from({ length: count }, (_, at) => first + at * apart)
    })
    latest = (moments[index]?.at(-1) ?? -Infinity) - leg.minutes
  }
  return moments
}

function costOfMoment({ meal }: TimedEntry, moment: number, isFirst: boolean): number {
  const liked = meal && likedMeals[meal]
  const off = liked ? Math.max(0, liked.from - moment, moment - liked.to) : 0
  const late = isFirst
    ? lateFrom.reduce((sum, from, at) => sum + Math.max(0, moment - from) * (worth.late[at] ?? 0), 0)
    : 0
  return off * worth.offMeal + late + (moment % step === 0 ? 0 : worth.uneven)
}

/** Divides the spare minutes between two stops into a longer stay at the first one and waiting, by a fixed priority. */
function spend({ minutes, longest, starts }: TimedEntry, arrive: number, slack: number, { longestWait }: Day) {
  const until = starts.find(({ from, to }) => arrive >= from && arrive <= to)?.until ?? Infinity
  const most = Math.max(0, Math.min(longest - minutes, until - arrive - minutes, slack))
  let [longer, cost] = [0, 0]
  let left = slack
  const stay = (upTo: number, price: number) => {
    const added = Math.floor(Math.max(0, Math.min(upTo, most) - longer) / step) * step
    const taken = Math.min(added, Math.floor(left / step) * step)
    longer += taken
    left -= taken
    cost += taken * price
  }
  let waited = 0
  const wait = (upTo: number, price: number) => {
    const taken = Math.min(left, Math.max(0, upTo - waited))
    waited += taken
    left -= taken
    cost += taken * (waited > longestWait ? worth.tooLongWait : price)
  }
  const [little = 0, more = 0, much = 0] = worth.longer
  const [short = 0, middle = 0, long = 0, hole = 0] = worth.wait
  stay(minutes / 4, little)
  wait(shortWait, short)
  stay(minutes / 2, more)
  wait(middleWait, middle)
  wait(Math.min(longestWait, longWait), long)
  stay(longest, much)
  wait(Infinity, hole)
  return { longer, cost }
}

function readBack(
  timed: readonly TimedEntry[],
  moments: readonly number[][],
  reached: readonly Reached[][],
  day: Day,
): TimedEntry[] | null {
  const last = reached.at(-1)
  if (!last) return []
  let at = last.reduce((best, { cost }, index) => (cost < (last[best]?.cost ?? Infinity) ? index : best), 0)
  if ((last[at]?.cost ?? Infinity) === Infinity) return null
  const told: TimedEntry[] = []
  for (const [index, entry] of [...timed.entries()].toReversed()) {
    const arrive = moments[index]?.[at] ?? entry.arrive
    const next = told[0]
    const slack = next ? next.arrive - next.leg.minutes - arrive - entry.minutes : 0
    const opening = entry.starts.find(({ from, to }) => arrive >= from && arrive <= to) ?? entry.opening
    told.unshift({ ...entry, arrive, leave: arrive + entry.minutes + spend(entry, arrive, slack, day).longer, opening })
    at = reached[index]?.[at]?.before ?? 0
  }
  return told
}
