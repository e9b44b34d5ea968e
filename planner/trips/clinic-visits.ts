import type { Place } from '#planner/solver/problem.ts'
import { startsOn } from './candidates/opening-windows.ts'
import { spansWithin } from './meals/meal-hours.ts'
import { clinicHours, type ClinicVisit, type TreatmentDays } from './treatment-days.ts'
import type { Ways } from './ways.ts'

// A treatment weighs more than a meal.
const visitWorth = 300
const latestFasting = 11.5 * 60

/** One clinic may be visited several times. */
function idOfVisit({ row, kind, treatment, day }: ClinicVisit): string {
  return `${row.id} ${kind} ${treatment} ${day}`
}

/** A visit as a place of the problem, on its day. */
export function placeOfVisit(
  visit: ClinicVisit,
  dates: readonly string[],
  { locationOf }: Pick<Ways, 'locationOf'>,
): Place {
  const { row, kind, treatment, day, minutes } = visit
  const windows = dates.map((date, index) => {
    if (index !== day) return []
    const starts = spansWithin(startsOn(row, date, minutes), clinicHours)
    const early = spansWithin(starts, { from: clinicHours.from, to: latestFasting })
    // Before an operation one eats nothing, so it comes before lunch where the clinic is open then.
    return kind === 'treatment' && treatment === 'surgery' && early.length > 0 ? early : starts
  })
  return {
    id: idOfVisit(visit),
    location: locationOf(row),
    score: 0,
    service: minutes,
    cost: 0,
    must: true,
    worth: visitWorth,
    windows,
    kinds: ['clinic'],
  }
}

/** Orders a consultation before the treatment of the same day. */
export function listPrecedence({ visits }: TreatmentDays) {
  return visits.flatMap((before) =>
    visits
      .filter(
        (after) => before.kind === 'consultation' && after.kind === 'treatment' && after.treatment === before.treatment,
      )
      .map((after) => ({ before: idOfVisit(before), after: idOfVisit(after), minDays: 0 })),
  )
}
