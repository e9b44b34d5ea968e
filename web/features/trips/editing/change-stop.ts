import type { Plan } from '#domain/trips/plan/plans.ts'
import type { StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'

/** The target of a move by one position or one day, earlier or later; null when there is none. */
export function stepFrom({ days }: Plan, at: StopPosition, step: 'earlier' | 'later' | 'dayBefore' | 'dayAfter') {
  const day = days[at.day]
  if (!day?.stops[at.stop]) return null
  switch (step) {
    case 'earlier':
      return at.stop > 0 ? { day: at.day, stop: at.stop - 1 } : null
    case 'later':
      return at.stop < day.stops.length - 1 ? { day: at.day, stop: at.stop + 1 } : null
    case 'dayBefore':
      return at.day > 0 ? sameTimeOn(days, at, at.day - 1) : null
    case 'dayAfter':
      return at.day < days.length - 1 ? sameTimeOn(days, at, at.day + 1) : null
  }
}

/** The position in another day at which a stop keeps about its present time. */
export function sameTimeOn(days: Plan['days'], at: StopPosition, day: number): StopPosition {
  const arrive = days[at.day]?.stops[at.stop]?.arrive ?? ''
  const later = (days[day]?.stops ?? []).findIndex((stop) => stop.arrive > arrive)
  return { day, stop: later < 0 ? (days[day]?.stops.length ?? 0) : later }
}

/** The edit that moves a stop to a position; null when it is already there. */
export function moveTo(at: StopPosition, to: StopPosition | null): TripEdit | null {
  if (!to || (to.day === at.day && to.stop === at.stop)) return null
  return { do: 'move', at, to }
}

/** The position of a place's stop in a plan; null when it has none. */
export function findPlace({ days }: Plan, placeId: string | null): StopPosition | null {
  for (const [day, { stops }] of days.entries()) {
    const stop = stops.findIndex((one) => one.placeId === placeId)
    if (placeId !== null && stop >= 0) return { day, stop }
  }
  return null
}
