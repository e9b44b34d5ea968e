import { minutesOfPlanClock, momentOfPlanMinutes } from '#domain/trips/plan/plan-clocks.ts'
import type { CompanionStop, PlanDay, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { placeOfStop } from '#domain/trips/plan/trip-today.ts'
import type { SeoulMoment } from '#domain/korea/seoul-time.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'

export type ExportedPoint = { lat: number; lng: number }

/** A stop with its place, and with calendar times in place of the plan's clock times. */
export type ExportedStop = {
  /** Identifies the stop in its trip; stable when its time changes. */
  uid: string
  stop: PlanStop
  /** The date of its day; one after midnight belongs to the evening before. */
  date: string
  place: TripPlace | null
  /** Where whoever comes along is during a visit to a clinic. */
  meanwhile: { stop: CompanionStop; place: TripPlace | null }[]
  /** Null when the plan has none, as for a rest. */
  at: ExportedPoint | null
  /** A move starts at its departure and ends at its arrival. */
  start: SeoulMoment
  end: SeoulMoment
}

export type ExportedDay = { number: number; day: PlanDay; stops: ExportedStop[] }

/** The days of a trip in the form that all exports share. */
export function listExportedDays({ plan, places }: TripDocument): ExportedDay[] {
  const seen = new Map<string, number>()
  return plan.days.map((day, index) => ({
    number: index + 1,
    day,
    stops: day.stops.map((stop): ExportedStop => {
      const place = placeOfStop(stop, places)
      return {
        uid: countedName(seen, nameStop(stop, day)),
        stop,
        date: day.date,
        place,
        meanwhile: (stop.companion?.stops ?? []).map((one) => ({ stop: one, place: placeOfStop(one, places) })),
        at: pointOf(place ?? stop),
        ...spanOf(stop, day.date),
      }
    }),
  }))
}

/**
 * A place occurs once in a trip, and a clinic once for each kind of visit; a stop without a place is identified by day.
 */
function nameStop(stop: PlanStop, day: PlanDay): string {
  // Identifiers are written to files unescaped and may come from an untrusted document.
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

/** The point, or null when its coordinates are invalid. */
export function pointOf({ lat, lng }: { lat?: number; lng?: number }): ExportedPoint | null {
  if (lat === undefined || lng === undefined) return null
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}
