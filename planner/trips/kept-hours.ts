import { isSamePoint } from '#domain/korea/distances.ts'
import type { PlanBase, PlanDay, Unplaced } from '#domain/trips/plan/plans.ts'
import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { KeptSpan } from '#domain/wishes/trip-wishes.ts'
import type { Place } from '#planner/solver/problem.ts'
import type { DayFrame } from './cities/day-frames.ts'
import type { Parts } from './trip-parts.ts'

// More than any meal or treatment: the traveller is somewhere else.
const keptWorth = 1000
// Less of it is no stop.
const shortest = 15

/** The hours of a day that are kept free, as far as the day lasts. */
export type KeptVisit = KeptSpan & { minutes: number; location: number; bed: PlanBase }

/** The hours that are kept free, at the bed of their day. */
export function listKept({ wishes, frames, ways }: Pick<Parts, 'wishes' | 'frames' | 'ways'>): KeptVisit[] {
  return wishes.keptHours.flatMap(({ day, from, to }) => {
    const frame = frames[day]
    if (!frame || frame.isEmpty) return []
    const bed = frame.flight === 'arrival' ? frame.end : frame.start
    const wayOf = (other: DayFrame['start']) =>
      isSamePoint(bed, other) ? 0 : ways.leg(ways.locationOfEnd(bed), ways.locationOfEnd(other)).minutes
    const span = {
      from: Math.max(from, frame.begins + wayOf(frame.start)),
      to: Math.min(to, frame.ends - wayOf(frame.end)),
    }
    const minutes = span.to - span.from
    return minutes < shortest ? [] : [{ day, ...span, minutes, location: ways.locationOfEnd(bed), bed }]
  })
}

export function idOfKept({ day, from }: KeptSpan): string {
  return `kept hours ${day} ${from}`
}

/** Kept hours as a place of the problem, which can only be there and then. */
export function placeOfKept(kept: KeptVisit, days: number): Place {
  const { day, from, to, minutes, location } = kept
  return {
    id: idOfKept(kept),
    location,
    score: 0,
    service: minutes,
    cost: 0,
    must: true,
    worth: keptWorth,
    windows: Array.from({ length: days }, (_, at) => (at === day ? [{ from, to: from, until: to }] : [])),
    kinds: ['kept'],
  }
}

/** Hours that could not be kept free. */
export function listKeptLeft(parts: Parts, days: readonly PlanDay[]): Unplaced[] {
  return listKept(parts).flatMap(({ day, from, to }) => {
    const { date = '', stops = [] } = days[day] ?? {}
    const isKept = stops.some(({ because, arrive }) => because.includes('kept-hours') && arrive === planClockOf(from))
    const name = `${date} ${planClockOf(from)}–${planClockOf(to)}`
    return isKept ? [] : [{ placeId: null, name, reason: 'no_time' as const, note: '' }]
  })
}
