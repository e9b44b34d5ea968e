import { minutesOfPlanClock, momentOfPlanMinutes } from '#domain/plan-clocks.ts'
import type { PlanDay, PlanStop, TripPlace } from '#domain/plans.ts'
import type { SeoulMoment } from '#domain/seoul-time.ts'
import type { TripDocument } from '#domain/trip-documents.ts'

export type ExportedPoint = { lat: number; lng: number }

/** A stop beside its place, with moments of the calendar in place of the clocks of a plan. */
export type ExportedStop = {
  /** The same for the same stop of the same trip, also after its time changed. */
  uid: string
  stop: PlanStop
  place: TripPlace | null
  /** Null where nobody said, as for a rest. */
  at: ExportedPoint | null
  /** A move begins when it leaves and ends when it arrives. */
  start: SeoulMoment
  end: SeoulMoment
}

export type ExportedDay = { number: number; day: PlanDay; stops: ExportedStop[] }

/** The days of a trip as every export tells them. */
export function listExportedDays({ plan, places, steps }: TripDocument): ExportedDay[] {
  const seen = new Map<string, number>()
  return plan.days.map((day, index) => ({
    number: index + 1,
    day,
    stops: day.stops.map((stop): ExportedStop => {
      const place = (stop.placeId !== null && Object.hasOwn(places, stop.placeId) && places[stop.placeId]) || null
      return {
        uid: countedName(seen, `${steps.step1.startDate}-${nameStop(stop, day)}`),
        stop,
        place,
        at: pointOf(place ?? stop),
        ...spanOf(stop, day.date),
      }
    }),
  }))
}

/** A place comes once in a trip, a clinic once for each of its kinds; what has no place is known by its day. */
function nameStop(stop: PlanStop, day: PlanDay): string {
  // An identifier goes into files as it stands, and may come from a document that somebody else wrote.
  return `${stop.placeId ?? day.date}-${stop.kind}`.replaceAll(/[^\w-]/gu, '_')
}

function countedName(seen: Map<string, number>, name: string): string {
  const count = (seen.get(name) ?? 0) + 1
  seen.set(name, count)
  return count === 1 ? name : `${name}-${count}`
}

function spanOf({ kind, arrive, leave, leg }: PlanStop, date: string): Pick<ExportedStop, 'start' | 'end'> {
  const from = minutesOfPlanClock(arrive)
  if (kind === 'transfer') {
    return { start: momentOfPlanMinutes(date, from - (leg?.minutes ?? 0)), end: momentOfPlanMinutes(date, from) }
  }
  const to = Math.max(from, minutesOfPlanClock(leave))
  return { start: momentOfPlanMinutes(date, from), end: momentOfPlanMinutes(date, to) }
}

/** The point itself where it is one on the globe. */
export function pointOf({ lat, lng }: { lat?: number; lng?: number }): ExportedPoint | null {
  if (lat === undefined || lng === undefined) return null
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}
