import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { outOfAirport } from '#domain/trips/answers/flight-times.ts'
import { isUnknownOn } from '#domain/places/opening-hours.ts'
import { withNightFares } from '#domain/trips/plan/night-fares.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { Meal, PlanDay, PlanLeg, PlanStop } from '#domain/trips/plan/plans.ts'
import { isArranged } from '#domain/trips/plan/arranged-visits.ts'
import type { Span } from '#planner/solver/problem.ts'
import { atLeast } from '#planner/travel/leg-limits.ts'
import { startsOn } from '#planner/trips/candidates/opening-windows.ts'
import { mealHours } from '#planner/trips/meals/meal-hours.ts'
import { type EditContext, pointsOf } from './edit-context.ts'

/** A stop in order. It starts at `wish` if possible, and without a wish on arrival. */
export type DraftStop = { stop: PlanStop; stay: number; wish: number | null }

/** A day without times. It starts at `leaves` at the earliest. */
export type DraftDay = { day: PlanDay; leaves: number; stops: DraftStop[] }

/**
 * `misses` counts stops that are closed on arrival, and meals outside of mealtimes. `end` is the last minute.
 */
export type TimedDay = { day: PlanDay; misses: number; end: number }

const usualLeave = 9 * 60
export const hoursOfMeal: Record<Meal, Span> = { breakfast: { from: 5 * 60, to: 11 * 60 }, ...mealHours }
// How much later a meal may start because of stops before it.
const mealDelay = 30
const anyTime: Span = { from: 0, to: Infinity }

/** The present day: every stop wishes for its present time and length. */
export function draftOf(day: PlanDay): DraftDay {
  const stops = day.stops.map((stop): DraftStop => {
    const [wish, leave] = [minutesOfPlanClock(stop.arrive), minutesOfPlanClock(stop.leave)]
    if (Number.isNaN(wish) || Number.isNaN(leave)) return { stop, stay: 0, wish: null }
    return { stop, stay: Math.max(0, leave - wish), wish }
  })
  const [first] = stops
  const leaves = (first?.wish ?? usualLeave) - (first?.stop.leg?.minutes ?? 0)
  // A day at an airport starts when the traveller can leave it.
  const isArrival = isElsewhere(day.from, day.to) && !day.stops.some(({ kind }) => kind === 'transfer')
  return { day, stops, leaves: isArrival ? leaves : Math.min(leaves, usualLeave) }
}

/** Whoever asked for a later morning sets out no sooner, unless the day does or its first stop is brought forward. */
function afterRising(asked: number, { day, stops }: Pick<DraftDay, 'day' | 'stops'>, { wishes }: EditContext): number {
  const [before] = day.stops
  const [first] = stops
  const present = before ? minutesOfPlanClock(before.arrive) : Infinity
  const isBroughtForward = first?.stop.placeId === before?.placeId && (first?.wish ?? Infinity) < present
  if (wishes.wakeUp === null || isBroughtForward) return asked
  return Math.max(asked, Math.min(wishes.wakeUp, present - (before?.leg?.minutes ?? 0)))
}

function isElsewhere(from: Point, to: Point): boolean {
  return straightMetres(from, to) >= 1
}

/** Whether the time of a stop has priority: it is locked, an appointment, a train, or hours that are kept free. */
export function isHeld({ locked, kind, because }: PlanStop): boolean {
  return (
    locked === true ||
    because.includes('kept-hours') ||
    ['consultation', 'treatment', 'checkup', 'transfer'].includes(kind)
  )
}

/**
 * Computes the times and legs of a day in the given order. Stops keep their wished time if possible: they move earlier
 * only if later stops require it, and later only if the travel time requires it. A stop that is closed on arrival keeps
 * its arrival time. Unlike `timeEntries` of the planner, it accepts orders that do not work.
 */
export function timeDay({ day, leaves: asked, stops }: DraftDay, context: EditContext): TimedDay {
  const { arrival, startDate } = context.wishes
  const leaves = arrival && day.date === startDate ? outOfAirport(arrival) : afterRising(asked, { day, stops }, context)
  const { legs, back } = findWays(day, stops, context)
  const spans = stops.map((draft) => listStarts(draft, day.date, context))
  const minutesTo = (index: number) => legs[index]?.minutes ?? 0
  const chosen: (readonly Span[])[] = []
  let clock = leaves
  let misses = 0
  const soonest = stops.map(({ stop, stay }, index) => {
    const there = clock + minutesTo(index)
    const fitting = spans[index]?.find((starts) => firstStart(starts, there) !== null)
    if (!fitting || (stop.meal !== undefined && fitting !== spans[index]?.[0])) misses += 1
    const starts = fitting ?? [anyTime]
    chosen.push(starts)
    const arrive = firstStart(starts, there) ?? there
    clock = leaveOf(stops[index], arrive, stay)
    return arrive
  })
  const latest = findLatest(stops, soonest, chosen, minutesTo)
  clock = leaves
  const timed = stops.map(({ stop, stay, wish }, index): PlanStop => {
    const there = clock + minutesTo(index)
    const aim = Math.max(there, Math.min(wish ?? there, latest[index] ?? Infinity))
    const arrive = firstStart(chosen[index] ?? [anyTime], aim) ?? aim
    clock = leaveOf(stops[index], arrive, stay)
    const row = stop.placeId === null ? undefined : context.rows.get(stop.placeId)
    // Another date may be in another season.
    const hoursUnknown = row ? isUnknownOn(row, day.date) : stop.hoursUnknown
    return { ...stop, arrive: planClockOf(arrive), leave: planClockOf(clock), leg: legs[index] ?? null, hoursUnknown }
  })
  return { day: withNightFares({ ...day, stops: timed, returnLeg: back }), misses, end: clock }
}

function findWays(day: PlanDay, stops: readonly DraftStop[], context: EditContext) {
  const points = pointsOf(
    day,
    stops.map(({ stop }) => stop),
    context,
  )
  const legs = stops.map(({ stop }, index): PlanLeg | null => {
    const [from, at] = [points[index - 1] ?? day.from, points[index] ?? day.to]
    if (stop.placeId === null && !isElsewhere(from, at)) return null
    const leg = context.legOf(from, at)
    // A move keeps the means of travel in its name, because the traveller may have a ticket for it.
    const isOther = stop.kind === 'transfer' && stop.leg !== null && leg.mode !== stop.leg.mode
    return isOther && stop.leg ? atLeast(straightMetres(from, at), stop.leg) : leg
  })
  const end = points.at(-1) ?? day.from
  return { legs, back: isElsewhere(end, day.to) ? context.legOf(end, day.to) : null }
}

/** Who is late for hours that are kept free has less of them. */
function leaveOf(draft: DraftStop | undefined, arrive: number, stay: number): number {
  const until = isKept(draft) ? draft.wish + draft.stay : null
  return until === null ? arrive + stay : Math.max(arrive, until)
}

function isKept(draft: DraftStop | undefined): draft is DraftStop & { wish: number } {
  return draft !== undefined && draft.wish !== null && draft.stop.because.includes('kept-hours')
}

/** The start times of a stop: at mealtimes first, then while it is open. Empty: any time. */
function listStarts(draft: DraftStop, date: string, { rows }: EditContext): (readonly Span[])[] {
  const { stop, stay } = draft
  if (isKept(draft)) return [[{ from: draft.wish, to: Infinity }]]
  const row = stop.placeId === null ? undefined : rows.get(stop.placeId)
  // A clinic that promised a time is there at that time.
  if (!row || isArranged(stop)) return [[anyTime]]
  const open = startsOn(row, date, stay)
  if (stop.meal === undefined) return isUnknownOn(row, date) ? [open, [anyTime]] : [open]
  const { from, to } = hoursOfMeal[stop.meal]
  const within = open
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from <= span.to)
  return [within, open]
}

/** The latest start of each stop that keeps later stops in time; never before its earliest start. */
function findLatest(
  stops: readonly DraftStop[],
  soonest: readonly number[],
  chosen: readonly (readonly Span[])[],
  minutesTo: (index: number) => number,
): number[] {
  const latest: number[] = []
  let next = Infinity
  for (const [index, { stop, stay, wish }] of [...stops.entries()].toReversed()) {
    const from = soonest[index] ?? 0
    const starts = chosen[index] ?? [anyTime]
    const end = starts.at(-1)?.to ?? Infinity
    const keepsTime = isHeld(stop) && wish !== null && wish >= from
    const own = stop.meal === undefined || wish === null ? end : wish + mealDelay
    // A stop that is late already does not limit earlier ones.
    const due = own < from ? end : Math.min(own, end)
    const begin = keepsTime ? wish : lastStart(starts, Math.min(due, next - stay), from)
    latest[index] = begin
    next = begin - minutesTo(index)
  }
  return latest
}

function firstStart(starts: readonly Span[], from: number): number | null {
  const span = starts.find(({ to }) => to >= from)
  return span ? Math.max(span.from, from) : null
}

function lastStart(starts: readonly Span[], until: number, otherwise: number): number {
  const begins = starts.filter(({ from }) => from <= until).map(({ to }) => Math.min(to, until))
  return Math.max(otherwise, ...begins)
}
