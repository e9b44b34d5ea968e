import { hoursCertaintyOn } from '#domain/places/hours-certainty.ts'
import { openingAt } from '#domain/places/opening-hours.ts'
import type { SeoulMoment } from '#domain/korea/seoul-time.ts'
import { daysBetween } from '#domain/korea/calendar-dates.ts'
import type { FoundNow, NeedNow } from '#domain/trips/now/what-now.ts'
import { minutesOfPlanClock, momentOfPlanMinutes } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'

const minutesOfDay = 24 * 60
// The least time before closing that makes the way worth it.
const leastStay: Record<NeedNow, number> = { meal: 45, roof: 40, cafe: 30, toilet: 5 }

type Visit = { date: string; arrive: number; need: NeedNow; allowsUnknown: boolean }

/** The hours of a place at a minute of a date; null when it is closed or closes too soon. */
export function hoursThere(row: PlanPlace, { date, arrive, need, allowsUnknown }: Visit): FoundNow['hours'] | null {
  if (hoursCertaintyOn(row, date) === 'unknown') return allowsUnknown ? { kind: 'unknown' } : null
  const moment = momentOfPlanMinutes(date, arrive)
  const state = openingAt(row, moment)
  if (state.kind !== 'open' || (!state.admits && need !== 'toilet')) return null
  if (state.closes && minutesUntil(moment, state.closes) < leastStay[need]) return null
  const { closes, lastEntry } = state
  const isLastEntry = lastEntry !== null && need !== 'toilet'
  return {
    kind: 'open',
    until: (isLastEntry ? lastEntry : closes)?.clock ?? null,
    isLastEntry,
    isConfirmed: hoursCertaintyOn(row, date) === 'confirmed',
  }
}

function minutesUntil(from: SeoulMoment, to: SeoulMoment): number {
  return daysBetween(from.date, to.date) * minutesOfDay + minutesOfPlanClock(to.clock) - minutesOfPlanClock(from.clock)
}
