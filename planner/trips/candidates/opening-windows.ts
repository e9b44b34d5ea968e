import { lastBoatFrom } from '#domain/korea/islands.ts'
import { isNeverShutOn, openSpansOn } from '#domain/places/opening-hours.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Opening, Span } from '#planner/solver/problem.ts'

// Start times for places with unknown hours: by day, and for nightlife in the evening.
const usualHours = { from: 10 * 60, to: 18 * 60 }
const usualMealHours = { from: 11 * 60, to: 21 * 60 }
const usualNightHours = { from: 18 * 60, to: 23 * 60 }
const latestMinute = 29 * 60

/**
 * The possible start times of a visit of this many minutes on a date, and its latest end. The whole visit must be
 * within one opening.
 */
export function startsOn(row: PlanPlace, date: string, stay: number): Required<Opening>[] {
  if (row.permanentlyClosed) return []
  const spans = openSpansOn(row, date) ?? [{ ...usualHoursOf(row), lastEntry: null }]
  const lastBoat = lastBoatFrom(row) ?? latestMinute
  return spans
    .map(({ from, to, lastEntry }) => {
      // A place that never closes stays open after midnight.
      const until = Math.min(lastBoat, isNeverShutOn(row, date) ? latestMinute : to, latestMinute)
      return { from: Math.max(from, 5 * 60), to: Math.min(until - stay, lastEntry ?? Infinity), until }
    })
    .filter(({ from, to }) => from <= to)
    .toSorted((one, other) => one.from - other.from)
}

/** A sight of unknown hours counts as open from the hour at which an editor would be there: a mountain from seven. */
function usualHoursOf({ kind, activeHours = null }: PlanPlace): Span {
  if (kind === 'nightlife') return usualNightHours
  if (kind === 'attraction' && activeHours)
    return { ...usualHours, from: Math.min(usualHours.from, minutesOfPlanClock(activeHours[0])) }
  const isMeal = kind === 'restaurant' || kind === 'cafe' || kind === 'street-food' || kind === 'market'
  return isMeal ? usualMealHours : usualHours
}
