import { addDays } from '#domain/calendar-dates.ts'
import type { Meal, Plan, PlanDay, PlanStop } from '#domain/plans.ts'
import type { Result } from '#planner/solver/problem.ts'
import { createTravelModel, type TravelStyle } from '#planner/travel/travel-model.ts'
import { costOf, improveMeals, type Table } from './better-meals.ts'
import { type Candidate, chooseCandidates, leaveOut } from './candidates.ts'
import { searchTrip } from './search-trip.ts'
import { closeGaps, type Entry, kindOfEntry, type TimedEntry, timeEntries } from './timetable.ts'
import { planTreatments, type TreatmentDays } from './treatment-days.ts'
import { chooseBase } from './trip-base.ts'
import { mealHours, type Parts, type TripProblem } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

/** A plan for a trip: places, days and times that hold together, with what is left out and why. */
export function planTrip(request: TripRequest): Plan {
  const { wishes, catalogue, seed } = request
  const base = chooseBase(wishes, catalogue)
  const { candidates, unplaced } = chooseCandidates(wishes, catalogue, base)
  const treatments = planTreatments(wishes, catalogue, base)
  const travel = createTravelModel(request.rides, styleOf(request))
  const { parts, trip, result, conflicts } = searchTrip({ wishes, base, candidates, treatments, travel }, request)
  const days = tellDays(result, trip, parts)
  const stops = days.flatMap((day) => day.stops)
  const placed = new Set(stops.map(({ placeId }) => placeId))
  const left = candidates.filter(({ isMust, row }) => isMust && !placed.has(row.id))
  return {
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    seed,
    base,
    days,
    unplaced: [
      ...unplaced,
      ...treatments.unplaced,
      ...left.map((candidate) => leaveOut(candidate.row, reasonOf(candidate, result))),
    ],
    warnings: warningsOf(parts, result),
    conflicts,
    budget: { dailyLimit: wishes.dailyLimit, tripLimit: wishes.tripLimit },
    checks: [],
    totals: {
      cost: days.reduce((sum, { cost }) => sum + cost, 0),
      travelMinutes: days.reduce((sum, day) => sum + minutesOnTheWay(day), 0),
      stops: stops.length,
    },
  }
}

function minutesOnTheWay({ stops, returnLeg }: PlanDay): number {
  return stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), returnLeg?.minutes ?? 0)
}

function styleOf({ wishes }: TripRequest): TravelStyle {
  switch (wishes.travelerType) {
    case 'family':
      return { longestWalkMinutes: 12, taxiSavesMinutes: 20, party: 3 }
    case 'business':
      return { longestWalkMinutes: 12, taxiSavesMinutes: 12, party: 1 }
    case 'couple':
      return { longestWalkMinutes: 16, taxiSavesMinutes: 30, party: 2 }
    case 'friends':
      return { longestWalkMinutes: 18, taxiSavesMinutes: 30, party: 3 }
    case 'solo':
    case null:
      return { longestWalkMinutes: 18, taxiSavesMinutes: null, party: 1 }
  }
}

/** Why a place that was wished for did not come into the days. */
function reasonOf({ row }: Candidate, { unplaced }: Result) {
  const found = unplaced.find(({ placeId }) => placeId === row.id)?.reason
  if (found === 'closed' || found === 'budget') return found
  return found === 'forbidden' ? 'recovery' : 'no_time'
}

function warningsOf({ wishes, treatments }: Parts, { stoppedBy }: Result): Plan['warnings'] {
  const codes: string[] = []
  if (wishes.budget.kind === 'foreign') codes.push('budget_currency')
  if (wishes.budget.kind === 'unclear') codes.push('budget_unclear')
  if (wishes.treatments.some(({ certainty }) => certainty === 'unread')) codes.push('treatment_unread')
  if (wishes.treatments.length > 0) codes.push('ask_your_clinic')
  if (treatments.visits.some(({ row }) => row.hours === null)) codes.push('clinic_hours_unknown')
  if (stoppedBy === 'asked') codes.push('time_cut')
  return codes.map((code) => ({ code, text: '' }))
}

function tellDays(result: Result, trip: TripProblem, parts: Parts): PlanDay[] {
  const { wishes, candidates, treatments } = parts
  const used = new Set(result.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const free = candidates.filter(({ kind, row }) => kind === 'meal' && !used.has(row.id))
  const taken = new Set<string>()
  const isInArea = ({ row }: Candidate) => row.area !== null && wishes.areas.includes(row.area)
  let saved = wishes.tripLimit === null ? Infinity : wishes.tripLimit - result.cost
  return result.days.map(({ stops, cost }, day) => {
    const entries = stops.map(({ placeId, meal }) => entryOf(placeId, readMeal(meal), day, trip))
    const latestBack = trip.problem.days[day]?.to ?? 0
    const planned = timeEntries(entries, trip.leg, latestBack) ?? []
    const tables = new Map(
      free
        .filter(({ row }) => !taken.has(row.id))
        .map((candidate): [string, Table] => {
          return [candidate.row.id, { candidate, entry: entryOf(candidate.row.id, null, day, trip) }]
        }),
    )
    const limit = Math.min(wishes.dailyLimit ?? Infinity, cost + saved)
    const improved = improveMeals({ timed: planned, legOf: trip.leg, latestBack, spent: cost, limit }, tables, isInArea)
    for (const { choice } of improved) if ('candidate' in choice) taken.add(choice.candidate.row.id)
    saved -= costOf(improved, trip.leg) - cost
    return tellDay(closeGaps(improved, wishes.startDate, day), day, trip, wishes, shortfallOf(day, result, treatments))
  })
}

function entryOf(placeId: string, meal: Meal | null, day: number, { problem, choices }: TripProblem): Entry {
  const place = problem.places.find(({ id }) => id === placeId)
  const choice = choices.get(placeId)
  if (!place || !choice) throw new Error(`${placeId} is no place of the problem.`)
  const hours = meal === 'lunch' || meal === 'dinner' ? mealHours[meal] : { from: 0, to: Infinity }
  const starts = (place.windows[day] ?? [])
    .map(({ from, to }) => ({ from: Math.max(from, hours.from), to: Math.min(to, hours.to) }))
    .filter(({ from, to }) => from <= to)
  return { choice, location: place.location, minutes: place.service, meal, starts }
}

function readMeal(meal: string | null): Meal | null {
  return meal === 'lunch' || meal === 'dinner' ? meal : null
}

/** Why a day holds less than it should; null when it does not. */
function shortfallOf(day: number, { shortfalls }: Result, { treatmentDays, quietDays }: TreatmentDays): string | null {
  if (treatmentDays.has(day)) return 'treatment'
  if (quietDays.has(day)) return 'recovery'
  const missing = shortfalls.filter((shortfall) => shortfall.day === day).map(({ kind }) => kind)
  if (missing.length === 0) return null
  return missing.includes('sight') || missing.includes('cafe') ? 'few_fit' : 'some_wishes'
}

function tellDay(
  timed: readonly TimedEntry[],
  day: number,
  { leg }: TripProblem,
  wishes: Parts['wishes'],
  shortfall: string | null,
): PlanDay {
  const last = timed.at(-1)
  return {
    date: addDays(wishes.startDate, day),
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
