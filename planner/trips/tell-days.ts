import { addDays } from '#domain/calendar-dates.ts'
import type { Meal, PlanBase, PlanDay, PlanStop, Shortfall } from '#domain/plans.ts'
import type { Result } from '#planner/solver/problem.ts'
import { costOf, improveMeals, type Table } from './better-meals.ts'
import type { Candidate } from './candidates.ts'
import { closeGaps, type Entry, kindOfEntry, type TimedEntry, timeEntries } from './timetable.ts'
import type { TreatmentDays } from './treatment-days.ts'
import { mealHours, type Parts, type TripProblem, within } from './trip-problem.ts'

/** The days of a result with their times: meals nearer the way, waits closed as far as can be. */
export function tellDays(result: Result, trip: TripProblem, parts: Parts, base: PlanBase): PlanDay[] {
  const { wishes, candidates, treatments } = parts
  const used = new Set(result.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const free = candidates.filter(({ kind, row }) => kind === 'meal' && !used.has(row.id))
  const taken = new Set<string>()
  const isInArea = ({ row }: Candidate) => row.area !== null && wishes.areas.includes(row.area)
  const answersLess = compareAnswers(trip)
  const longestWait = wishes.pace.longestGapMinutes ?? Infinity
  const legOf = trip.ways.leg
  let saved = wishes.tripLimit === null ? Infinity : wishes.tripLimit - result.cost
  return result.days.map(({ stops, cost }, day) => {
    const entries = stops.map(({ placeId, meal }) => entryOf(placeId, readMeal(meal), day, trip))
    const latestBack = trip.problem.days[day]?.to ?? 0
    const planned = timeEntries(entries, legOf, latestBack) ?? []
    const tables = new Map(
      free
        .filter(({ row }) => !taken.has(row.id))
        .map((candidate): [string, Table] => {
          return [candidate.row.id, { candidate, entry: entryOf(candidate.row.id, null, day, trip) }]
        }),
    )
    const limit = Math.min(wishes.dailyLimit ?? Infinity, cost + saved)
    const improved = improveMeals(
      { timed: planned, legOf, latestBack, limit, longestWait },
      tables,
      isInArea,
      answersLess,
    )
    const settled = closeGaps(improved, longestWait)
    for (const { choice } of settled) if ('candidate' in choice) taken.add(choice.candidate.row.id)
    saved -= costOf(settled, legOf) - cost
    return tellDay(settled, day, { trip, base, wishes, shortfall: shortfallOf(day, result, treatments) })
  })
}

/** Whether a place answers less of what some day of the trip asks for than another, their areas aside. */
function compareAnswers({ problem }: TripProblem): (one: Candidate, other: Candidate) => boolean {
  const counts = problem.days.flatMap((day) => day.counts ?? [])
  const asked = new Set(counts.flatMap(({ kind, min = 0 }) => (min > 0 && kind !== 'in-area' ? [kind] : [])))
  const answers = new Map(problem.places.map(({ id, kinds = [] }) => [id, kinds.filter((kind) => asked.has(kind))]))
  return (one, other) => {
    const given = answers.get(one.row.id) ?? []
    return (answers.get(other.row.id) ?? []).some((kind) => !given.includes(kind))
  }
}

function entryOf(placeId: string, meal: Meal | null, day: number, { problem, choices }: TripProblem): Entry {
  const place = problem.places.find(({ id }) => id === placeId)
  const choice = choices.get(placeId)
  if (!place || !choice) throw new Error(`${placeId} is no place of the problem.`)
  const hours = meal === 'lunch' || meal === 'dinner' ? mealHours[meal] : { from: 0, to: Infinity }
  const windows = place.forbiddenDays?.includes(day) ? [] : (place.windows[day] ?? [])
  const starts = within(
    windows.map(({ until = Infinity, ...span }) => ({ ...span, until })),
    hours,
  )
  const { location, service, longest = service } = place
  return { choice, location, minutes: service, longest, meal, starts }
}

function readMeal(meal: string | null): Meal | null {
  return meal === 'lunch' || meal === 'dinner' ? meal : null
}

/** Why a day holds less than it should; null when it does not. */
function shortfallOf(
  day: number,
  { shortfalls }: Result,
  { treatmentDays, quietDays }: TreatmentDays,
): Shortfall | null {
  if (treatmentDays.has(day)) return 'treatment'
  if (quietDays.has(day)) return 'recovery'
  const missing = shortfalls.filter((shortfall) => shortfall.day === day).map(({ kind }) => kind)
  if (missing.length === 0) return null
  return missing.includes('sight') || missing.includes('cafe') ? 'few_fit' : 'some_wishes'
}

function tellDay(
  timed: readonly TimedEntry[],
  day: number,
  about: { trip: TripProblem; base: PlanBase; wishes: Parts['wishes']; shortfall: Shortfall | null },
): PlanDay {
  const { trip, base, wishes, shortfall } = about
  const { leg } = trip.ways
  const last = timed.at(-1)
  return {
    date: addDays(wishes.startDate, day),
    from: base,
    to: base,
    stops: timed.map(tellStop),
    returnLeg: last ? leg(last.location, 0) : null,
    cost: costOf(timed, leg),
    shortfall,
  }
}

function tellStop(entry: TimedEntry): PlanStop {
  const { choice, meal, arrive, leave, leg } = entry
  const times = { arrive: tellClock(arrive), leave: tellClock(leave), leg }
  if ('visit' in choice) {
    const { row, kind, treatment } = choice.visit
    return {
      placeId: row.id,
      kind,
      treatment,
      ...times,
      cost: 0,
      hoursUnknown: row.hours === null,
      because: [`treatment:${treatment}`],
    }
  }
  const { row, cost, because } = choice.candidate
  return {
    placeId: row.id,
    kind: kindOfEntry(entry),
    ...(meal !== null && { meal }),
    ...times,
    cost,
    hoursUnknown: row.hours === null,
    because,
  }
}

function tellClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
