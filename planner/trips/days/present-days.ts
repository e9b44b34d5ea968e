import { straightMetres } from '#domain/korea/distances.ts'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { withNightFares } from '#domain/trips/plan/night-fares.ts'
import type { PlanDay, Shortfall } from '#domain/trips/plan/plans.ts'
import type { TreatmentClass } from '#domain/clinics/treatments.ts'
import type { Place, Result } from '#planner/solver/problem.ts'
import { compareAnswers, costOf, eatenAt, improveMeals, type Table } from '#planner/trips/meals/better-meals.ts'
import { areaBalance, stopsToSpare } from '#planner/trips/candidates/area-share.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import { dietPoints } from '#planner/trips/meals/diets.ts'
import { mostSightsFor } from '#planner/trips/candidates/who-travels.ts'
import { kitchenPoints } from '#planner/trips/meals/kitchens.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import { keptOn } from '#planner/trips/kept-spans.ts'
import { luggageStop, restFor, stopOfMove, stopsOfEntry } from './plan-stops.ts'
import { type DayEnds, type Entry, type LegOf, minutesTooLong, type TimedEntry, timeEntries } from './timetable.ts'
import { type MealOfDay, mealsOf, spansWithin, widestMeal } from '#planner/trips/meals/meal-hours.ts'
import { choosePleasantTimes } from './pleasant-times.ts'
import { type Filler, fillGaps } from './fill-gaps.ts'
import { leaveOffDetours, mostWaysOf } from './long-ways.ts'
import { shortenOrder } from './shorter-order.ts'
import { feesOfVisits } from '#planner/trips/treatment-fees.ts'
import type { Parts } from '#planner/trips/trip-parts.ts'
import { type TripProblem, unreachable } from '#planner/trips/trip-problem.ts'

// A meal that leaves the chosen areas takes so many from what they have more than half.
const lostByLeaving = 2

/** The days of a search result with their times, with meals closer to the route and shorter waits. */
export function presentDays(result: Result, trip: TripProblem, parts: Parts): PlanDay[] {
  const { wishes, candidates, frames, treatments, laid } = parts
  const used = new Set(result.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const free = candidates.filter(({ kind, row }) => kind === 'meal' && !used.has(row.id))
  const taken = new Set<string>()
  const isInArea = ({ row }: Candidate) => row.area !== null && wishes.areas.includes(row.area)
  const isLess = compareAnswers(trip)
  const tastesOf = ({ row }: Candidate) => dietPoints(row, wishes.diets) + kitchenPoints(row, wishes)
  const answersLess = (one: Candidate, other: Candidate) => {
    return tastesOf(one) < tastesOf(other) || isLess(one, other)
  }
  const longestWait = wishes.pace.longestGapMinutes ?? Infinity
  const legOf = trip.ways.leg
  const { pointOf } = trip.ways
  const metres = (from: number, to: number) => straightMetres(pointOf(from), pointOf(to))
  const detourOf = (before: number, here: number, after: number) => {
    return metres(before, here) + metres(here, after) - metres(before, after)
  }
  const places = new Map(trip.problem.places.map((place) => [place.id, place]))
  const known: Known = { places, choices: trip.choices }
  const isKept = ({ isMust, row }: Candidate) =>
    isMust || places.get(row.id)?.must === true || laid.stops.get(row.id)?.isTable === true
  const kindsOf = ({ choice }: TimedEntry) =>
    'candidate' in choice ? (places.get(choice.candidate.row.id)?.kinds ?? []) : []
  /** The unused sights that may be visited on a day. */
  const listFillers = (day: number): Filler[] =>
    trip.problem.places.flatMap((place) => {
      if (used.has(place.id) || !place.kinds?.some((kind) => kind === 'sight' || kind === 'cafe')) return []
      const entry = entryOf(place.id, null, day, known)
      return entry.starts.length > 0 ? [{ place, entry }] : []
    })
  const balanceOf = (timed: readonly TimedEntry[]) =>
    areaBalance(
      timed.flatMap(({ choice }) => ('candidate' in choice ? choice.candidate : [])),
      isInArea,
    )
  let spare = stopsToSpare({ result, trip, parts })
  let before: readonly Candidate[] = []
  let saved = (trip.problem.budget ?? Infinity) - result.cost
  return frames.map((frame, day) => {
    const ends = endsOf(frame, trip, day)
    const hasLunchInside = laid.lunchInside.has(day)
    const about = { date: addDays(wishes.startDate, day), legOf, ends, hasLunchInside }
    if (frame.isEmpty) return presentDay([], frame, [], { ...about, shortfall: shortfallOf(day, result, parts) })
    const { stops, cost } = result.days[day] ?? { stops: [], cost: 0 }
    const meals = mealsOf(parts, frame, day)
    const entries = stops.map(({ placeId, meal }) => {
      return entryOf(placeId, meals.find(({ name }) => name === meal) ?? null, day, known)
    })
    const planned = timeEntries(entries, legOf, ends) ?? []
    const tables = new Map(
      free
        .filter(({ row }) => !taken.has(row.id))
        .map((candidate): [string, Table] => {
          return [candidate.row.id, { candidate, entry: entryOf(candidate.row.id, null, day, known) }]
        }),
    )
    const limit = Math.min(trip.problem.days[day]?.budget ?? wishes.dailyLimit ?? Infinity, cost + saved)
    const mayLeaveAreas = spare >= lostByLeaving
    const improved = improveMeals(
      { timed: planned, legOf, ends, limit, longestWait, meals, before, isKept, mayLeaveAreas },
      tables,
      isInArea,
      answersLess,
    )
    const mayFollow = (from: number, to: number) => trip.problem.travel(from, to, 0) < unreachable
    const ordered = shortenOrder(improved, { legOf, ends, limit, longestWait, mayFollow, detourOf, metresOf: metres })
    const isResting = treatments.treatmentDays.has(day) || treatments.quietDays.has(day)
    const counts = trip.problem.days[day]?.counts ?? []
    const mostWays = mostWaysOf(frame, laid.daysOut.has(day))
    const measured = { legOf, ends, limit, longestWait, mayFollow, detourOf, kindsOf, counts, mostWays }
    const isNeeded = ({ choice }: TimedEntry) => !('candidate' in choice) || isKept(choice.candidate)
    const direct = leaveOffDetours(ordered, { ...measured, isKept: isNeeded })
    const filled = isResting
      ? direct
      : fillGaps(
          direct,
          {
            ...measured,
            mayLeaveAreas,
            tablesFor: (meal) =>
              listTables(meal, { day: direct, tables, meals, answersLess, isInArea, isKept, mayLeaveAreas }),
          },
          listFillers(day),
        )
    for (const { choice } of filled) if ('candidate' in choice) used.add(choice.candidate.row.id)
    spare += balanceOf(filled) - balanceOf(planned)
    const settled = settleTimes(filled, { legOf, ends, longestWait }, (id, name) =>
      entryOf(id, widestMeal(name, wishes.party), day, known),
    )
    for (const { choice } of settled) if ('candidate' in choice) taken.add(choice.candidate.row.id)
    before = eatenAt(settled)
    saved -= costOf(settled, { legOf, ends }) - cost
    const keptFree = treatments.keptFree.flatMap((kept) => (kept.day === day && !kept.isTimed ? [kept.treatment] : []))
    const shortfall = shortfallOf(day, result, parts, settled.flatMap(kindsOf))
    return presentDay(settled, frame, keptFree, { ...about, shortfall })
  })
}

type Tables = {
  day: readonly TimedEntry[]
  tables: ReadonlyMap<string, Table>
  meals: readonly MealOfDay[]
  answersLess: (table: Candidate, meal: Candidate) => boolean
  isInArea: (candidate: Candidate) => boolean
  isKept: (candidate: Candidate) => boolean
  mayLeaveAreas: boolean
}

/** The unused tables that may replace a meal: of another kitchen than the day's other meal, and for the same wishes. */
function listTables(
  entry: TimedEntry,
  { day, tables, meals, answersLess, isInArea, isKept, mayLeaveAreas }: Tables,
): Entry[] {
  const { choice, meal } = entry
  const hours = meals.find(({ name }) => name === meal)
  if (!hours || !('candidate' in choice) || isKept(choice.candidate)) return []
  const others = new Set(
    day.flatMap((other) =>
      other !== entry && 'candidate' in other.choice ? [other.choice.candidate.row.cuisine] : [],
    ),
  )
  return [...tables.values()].flatMap((table) => {
    const { cuisine } = table.candidate.row
    const starts = spansWithin(table.entry.starts, hours)
    const isRepeated = cuisine !== null && others.has(cuisine)
    const leavesArea = !mayLeaveAreas && isInArea(choice.candidate) && !isInArea(table.candidate)
    if (starts.length === 0 || isRepeated || leavesArea || answersLess(table.candidate, choice.candidate)) return []
    return [{ ...table.entry, meal, starts }]
  })
}

type DayOfTimes = Parameters<typeof choosePleasantTimes>[1]
type MealEntry = (placeId: string, meal: MealOfDay['name']) => Entry

/** Times with the usual meal hours, or with all allowed hours if the usual ones mean a long wait. */
function settleTimes(ordered: readonly TimedEntry[], day: DayOfTimes, mealEntry: MealEntry): TimedEntry[] {
  const usual = choosePleasantTimes(ordered, day)
  const tooLong = minutesTooLong(usual, day.longestWait)
  if (tooLong === 0) return usual
  const entries = ordered.map((entry): Entry => {
    const { choice, meal } = entry
    return 'candidate' in choice && (meal === 'lunch' || meal === 'dinner')
      ? mealEntry(choice.candidate.row.id, meal)
      : entry
  })
  const timed = timeEntries(entries, day.legOf, day.ends)
  const wide = timed && choosePleasantTimes(timed, day)
  return wide && minutesTooLong(wide, day.longestWait) < tooLong ? wide : usual
}

function endsOf({ start, end, begins }: DayFrame, { ways, problem }: TripProblem, day: number): DayEnds {
  return {
    start: ways.locationOfEnd(start),
    end: ways.locationOfEnd(end),
    from: begins,
    to: problem.days[day]?.to ?? 0,
  }
}

type Known = Pick<TripProblem, 'choices'> & { places: ReadonlyMap<string, Place> }

function entryOf(placeId: string, meal: MealOfDay | null, day: number, { places, choices }: Known): Entry {
  const place = places.get(placeId)
  const choice = choices.get(placeId)
  if (!place || !choice) throw new Error(`${placeId} is no place of the problem.`)
  const windows = place.forbiddenDays?.includes(day) ? [] : (place.windows[day] ?? [])
  const starts = spansWithin(
    windows.map(({ until = Infinity, ...span }) => ({ ...span, until })),
    meal ?? { from: 0, to: Infinity },
  )
  const { location, service, longest = service } = place
  return { choice, location, minutes: service, longest, meal: meal?.name ?? null, starts }
}

/** The reason why a day has fewer stops than the pace requires; null when it has enough. */
function shortfallOf(
  day: number,
  { shortfalls }: Result,
  { wishes, frames, laid, treatments: { treatmentDays, quietDays } }: Parts,
  kinds: readonly string[] = [],
): Shortfall | null {
  const { isEmpty = false, flight = null, moveIn = null } = frames[day] ?? {}
  if (isEmpty) return flight ?? 'transfer'
  if (treatmentDays.has(day)) return 'treatment'
  if (quietDays.has(day)) return 'recovery'
  const { sightsFrom, cafesFrom } = wishes.pace
  const least: Record<string, number> = { sight: sightsFrom, cafe: cafesFrom }
  // What the search missed may have been added since.
  const isMissing = (kind: string) => kinds.filter((each) => each === kind).length < (least[kind] ?? Infinity)
  const ofSearch = shortfalls.flatMap(({ day: at, kind }) =>
    at === day && kind !== 'roof' && isMissing(kind) ? [kind] : [],
  )
  const missing = [...ofSearch, ...Object.keys(least).filter((kind) => isMissing(kind))]
  const out = laid.daysOut.get(day)
  if (out && (out.sights < sightsFrom || cafesFrom > 0)) return 'headline'
  const easy = mostSightsFor(wishes.party)
  if (easy !== null && easy < wishes.pace.sightsFrom && !flight && !moveIn) return 'easy'
  if (missing.length === 0) return null
  if (keptOn(day, wishes).length > 0) return 'kept_hours'
  if (flight) return flight
  if (moveIn) return 'transfer'
  if (laid.lunchInside.has(day)) return 'headline'
  return missing.includes('sight') || missing.includes('cafe') ? 'few_fit' : 'some_wishes'
}

type Told = { date: string; legOf: LegOf; ends: DayEnds; shortfall: Shortfall | null; hasLunchInside: boolean }

function presentDay(
  timed: readonly TimedEntry[],
  frame: DayFrame,
  keptFree: readonly TreatmentClass[],
  { date, legOf, ends, shortfall, hasLunchInside }: Told,
): PlanDay {
  const { from, to, moveIn, moveOut, isEmpty, way } = frame
  const last = timed.at(-1)
  const lastLocation = last?.location ?? ends.start
  const wayBack = isEmpty ? way : lastLocation === ends.end ? null : legOf(lastLocation, ends.end)
  const first = timed[0]
  const setOut = first ? first.arrive - first.leg.minutes : null
  const latest = frame.ends - (wayBack?.minutes ?? 0)
  const visits = timed.flatMap(({ choice }) => ('visit' in choice ? [choice.visit] : []))
  return withNightFares({
    date,
    from,
    to,
    stops: [
      ...(moveIn ? [stopOfMove(moveIn)] : []),
      ...keptFree.flatMap((treatment) => restFor(treatment, { from: ends.from, to: setOut, latest }) ?? []),
      ...timed.flatMap((entry) => stopsOfEntry(entry, date, hasLunchInside)),
      ...(moveOut && last ? [luggageStop(frame.end, last, moveOut, wayBack)] : []),
      ...(moveOut ? [stopOfMove(moveOut)] : []),
    ],
    returnLeg: moveOut ? null : wayBack,
    cost: isEmpty ? (way?.cost ?? 0) : costOf(timed, { legOf, ends }) + feesOfVisits(visits),
    shortfall,
  })
}
