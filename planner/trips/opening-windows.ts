import { openSpansOn } from '#domain/opening-hours.ts'
import type { PlanPlace } from '#domain/plans.ts'
import type { Span } from '#planner/solver/problem.ts'

// When places of unknown hours are visited: by day, and nightlife in the evening.
const usualHours = { from: 10 * 60, to: 18 * 60 }
const usualMealHours = { from: 11 * 60, to: 21 * 60 }
const usualNightHours = { from: 18 * 60, to: 23 * 60 }
const latestMinute = 29 * 60

/** When a visit of so many minutes may begin on a date, so that the whole stay lies in one opening. */
export function startsOn(row: PlanPlace, date: string, stay: number): Span[] {
  if (row.permanentlyClosed) return []
  const spans = openSpansOn(row, date) ?? [{ ...usualHoursOf(row), lastEntry: null }]
  // What never closes goes on after midnight.
  const open = row.hours === '24h' ? spans.map((span) => ({ ...span, to: latestMinute })) : spans
  return open
    .map(({ from, to, lastEntry }) => ({
      from: Math.max(from, 5 * 60),
      to: Math.min(to - stay, lastEntry ?? Infinity, latestMinute - stay),
    }))
    .filter(({ from, to }) => from <= to)
    .toSorted((one, other) => one.from - other.from)
}

/** Until when one may stay who begins then. */
export function closesAfter(row: PlanPlace, date: string, start: number): number {
  const spans = openSpansOn(row, date) ?? [{ ...usualHoursOf(row), lastEntry: null }]
  const span = spans.find(({ from, to }) => from <= start && start < to)
  return row.hours === '24h' ? latestMinute : (span?.to ?? start)
}

function usualHoursOf({ kind }: PlanPlace): Span {
  if (kind === 'nightlife') return usualNightHours
  const isMeal = kind === 'restaurant' || kind === 'cafe' || kind === 'street-food' || kind === 'market'
  return isMeal ? usualMealHours : usualHours
}
