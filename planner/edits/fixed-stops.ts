import type { Point } from '#domain/korea/distances.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { Meal as MealOfDay, Place, Problem } from '#planner/solver/problem.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import type { ClinicVisit, TreatmentDays } from '#planner/trips/treatment-days.ts'
import { keepFree, noTreatments } from '#planner/trips/treatment-days.ts'
import { type EditContext, pointsOf } from './edit-context.ts'
import { isHeld } from './time-day.ts'

/**
 * A stop that a new plan keeps at its day and time. `id` names it in the problem. A move at the start or the end of a
 * day, and the stop for its luggage, are not part of the search.
 */
export type FixedStop = {
  id: string
  day: number
  stop: PlanStop
  row: PlanPlace
  arrive: number
  stay: number
  part: 'head' | 'tail' | 'within'
}

// The search drops every other stop before these.
const fixedWorth = 500

/** The fixed stops of these days: locked stops, clinic visits, moves, and stops without a catalogue row. */
export function listFixed({ days }: Plan, chosen: ReadonlySet<number>, context: EditContext): FixedStop[] {
  return days.flatMap((day, index) => {
    if (!chosen.has(index)) return []
    const points = pointsOf(day, day.stops, context)
    const { head, tail } = endsOf(day.stops)
    return day.stops.flatMap((stop, at): FixedStop[] => {
      if (!isHeld(stop) && stop.placeId !== null) return []
      // The search keeps them by itself.
      if (stop.because.includes('kept-hours')) return []
      const row =
        context.rows.get(stop.placeId ?? '') ?? inventRow(`fixed-${index}-${at}`, points[at] ?? day.from, day.to)
      const [arrive, leave] = [minutesOfPlanClock(stop.arrive), minutesOfPlanClock(stop.leave)]
      if (Number.isNaN(arrive) || Number.isNaN(leave)) return []
      const visit = visitOf(stop, row, index, leave - arrive)
      const id = visit ? `${row.id} ${visit.kind} ${visit.treatment} ${index}` : row.id
      const part = at < head ? 'head' : at >= tail ? 'tail' : 'within'
      return [{ id, day: index, stop, row, arrive, stay: Math.max(0, leave - arrive), part }]
    })
  })
}

/** The number of stops up to a move at the start of the day, and the first stop that belongs to a move at its end. */
function endsOf(stops: readonly PlanStop[]): { head: number; tail: number } {
  const moves = stops.flatMap(({ kind }, at) => (kind === 'transfer' ? [at] : []))
  const isBare = (from: number, to: number) => stops.slice(from, to).every(({ placeId }) => placeId === null)
  const first = moves.findLast((at) => isBare(0, at))
  const head = first === undefined ? 0 : first + 1
  const last = moves.find((at) => at >= head && isBare(at, stops.length))
  if (last === undefined) return { head, tail: stops.length }
  // The stop for the luggage comes before the move.
  return { head, tail: last > head && stops[last - 1]?.kind === 'lodging' ? last - 1 : last }
}

/** A fixed stop as a candidate of the search. Clinic visits are not candidates. */
export function candidateOfFixed({ stop, row, stay }: FixedStop): Candidate {
  return { row, kind: stop.kind, score: 1, minutes: stay, cost: stop.cost, isMust: true, because: stop.because }
}

/** The treatment days of the plan, also where the traveller moved them. */
export function treatmentsOf({ days }: Plan, fixed: readonly FixedStop[], { wishes }: EditContext): TreatmentDays {
  const known = noTreatments()
  for (const [index, { stops }] of days.entries())
    for (const stop of stops) {
      const keptFree = stop.because.find((code) => code.startsWith('kept-free:'))?.slice('kept-free:'.length)
      const name = stop.kind === 'treatment' ? stop.treatment : keptFree
      const wish = wishes.treatments.find(({ treatmentClass }) => treatmentClass === name)
      if (wish) keepFree(wish, index, { wishes }, known)
    }
  known.visits.push(...fixed.flatMap(({ stop, row, day, stay }) => visitOf(stop, row, day, stay) ?? []))
  return known
}

/** Pins the fixed stops to their day and time, and assigns their meal. */
export function holdFixed(problem: Problem, fixed: readonly FixedStop[]): Problem {
  const held = new Map(fixed.map((stop) => [stop.id, stop]))
  return {
    ...problem,
    places: problem.places.map((place) => {
      const found = held.get(place.id)
      return found ? holdPlace(place, found, problem.days[found.day]?.meals ?? []) : place
    }),
    days: problem.days.map((day, index) => {
      const here = fixed.filter((stop) => stop.day === index)
      const fares = here.reduce(
        (sum, { stop }) => (stop.kind === 'transfer' ? sum + 2 * (stop.leg?.cost ?? 0) : sum),
        0,
      )
      return {
        ...day,
        // A meal that was locked at an unusual hour stays that meal.
        meals: (day.meals ?? []).filter((meal) => !here.some((stop) => isOutsideOf(meal, stop))),
        ...(day.budget !== undefined && { budget: day.budget + fares }),
        to: Math.max(day.to, ...here.map(({ arrive, stay }) => arrive + stay + 60)),
      }
    }),
  }
}

function holdPlace(place: Place, { day, stop, arrive, stay }: FixedStop, mealsOfDay: readonly MealOfDay[]): Place {
  const meal = mealsOfDay.find(({ name, from, to }) => name === stop.meal && arrive >= from && arrive <= to)
  const { meals: _, ...held } = place
  const atItsTime = { from: arrive, to: arrive, until: arrive + stay }
  return {
    ...held,
    service: stay,
    longest: stay,
    must: true,
    worth: fixedWorth,
    forbiddenDays: [],
    windows: place.windows.map((__, index) => (index === day ? [atItsTime] : [])),
    ...(meal && { meals: [meal.name] }),
  }
}

function isOutsideOf({ name, from, to }: MealOfDay, { stop, arrive }: FixedStop): boolean {
  return stop.meal === name && (arrive < from || arrive > to)
}

function visitOf(stop: PlanStop, row: PlanPlace, day: number, minutes: number): ClinicVisit | null {
  const { kind, treatment } = stop
  if (treatment === undefined || (kind !== 'consultation' && kind !== 'treatment' && kind !== 'checkup')) return null
  return { row, kind, treatment, day, minutes, ...(stop.fees && { fees: stop.fees }) }
}

/** A stop without a catalogue row, in the form that the search needs. */
function inventRow(id: string, { lat, lng }: Point, { name }: { name: string }): PlanPlace {
  const both = { en: name, ko: '' }
  return {
    id,
    name: both,
    aliases: [],
    lat,
    lng,
    area: null,
    province: 'Seoul',
    district: both,
    address: both,
    station: null,
    kind: 'attraction',
    interests: [],
    tags: [],
    hours: '24h',
    closed: [],
    exceptions: {},
    lastEntry: null,
    seasons: [],
    access: 'walk-in',
    cost: 0,
    visitMinutes: 0,
    cuisine: null,
    budgetLevel: null,
    permanentlyClosed: false,
    basis: 'recalled',
    sources: [],
  }
}
