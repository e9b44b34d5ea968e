import type { BecauseCode } from '#domain/trips/plan/plan-codes.ts'
import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import { isUnknownOn } from '#domain/places/opening-hours.ts'
import { sumOfFees } from '#domain/clinics/treatment-fees.ts'
import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanBase, PlanLeg, PlanStop, StopKind } from '#domain/trips/plan/plans.ts'
import type { TreatmentClass } from '#domain/clinics/treatments.ts'
import type { Move } from '#planner/trips/cities/day-frames.ts'
import { withLunchInside } from './lunch-inside.ts'
import { kindOfEntry, type TimedEntry } from './timetable.ts'
import { categoryOfTreatment, type ClinicVisit, speaksForVisitors } from '#planner/trips/treatment-days.ts'

/** A visit on a date as stops of a plan; with lunch inside it is three of them. */
export function stopsOfEntry(entry: TimedEntry, date: string, hasLunchInside: boolean): PlanStop[] {
  const stop = stopOfEntry(entry, date)
  const isInside = hasLunchInside && 'candidate' in entry.choice && hasOwnKitchens(entry.choice.candidate.row)
  return isInside ? withLunchInside(stop, entry) : [stop]
}

/** A visit on a date, with its time, as a stop of a plan. */
export function stopOfEntry(entry: TimedEntry, date: string): PlanStop {
  const { choice, meal, leg } = entry
  const times = { ...clocksOf(entry), leg }
  if ('visit' in choice) {
    const { row, kind, treatment, fees } = choice.visit
    return {
      placeId: row.id,
      kind,
      treatment,
      ...times,
      cost: sumOfFees(fees),
      ...(fees && { fees }),
      hoursUnknown: isUnknownOn(row, date),
      because: becauseOfVisit(choice.visit),
    }
  }
  if ('kept' in choice) {
    const { at, clinic } = choice.kept
    const { lat, lng } = at
    if (clinic) {
      const because: BecauseCode[] = ['kept-hours', `kept-free:${clinic.treatment}`]
      return { ...stopWithoutPlace('rest', nameOfRest(clinic.treatment)), lat, lng, ...times, because }
    }
    return { ...stopWithoutPlace('lodging', 'Kept free'), lat, lng, ...times, because: ['kept-hours'] }
  }
  const { row, cost, because } = choice.candidate
  return {
    placeId: row.id,
    kind: kindOfEntry(entry),
    ...(meal !== null && { meal }),
    ...times,
    cost,
    ...(row.cost === null && { costUnknown: true }),
    hoursUnknown: isUnknownOn(row, date),
    because,
  }
}

function becauseOfVisit({ row, treatment, isNamed }: ClinicVisit): BecauseCode[] {
  return [
    ...(isNamed ? (['must'] as const) : []),
    `treatment:${treatment}`,
    ...(speaksForVisitors(row.clinic) ? (['clinic:language'] as const) : []),
    ...(row.clinic?.isRegistered ? (['clinic:registered'] as const) : []),
  ]
}

/** A journey between an airport and a base. */
export function stopOfMove({ name, leg, to, ...times }: Move): PlanStop {
  return { ...stopWithoutPlace('transfer', name), lat: to.lat, lng: to.lng, ...clocksOf(times), leg }
}

/** A stop at the base before a move, because the luggage is there. */
export function luggageStop(base: PlanBase, last: TimedEntry, move: Move, leg: PlanLeg | null): PlanStop {
  const arrive = last.leave + (leg?.minutes ?? 0)
  const leave = Math.max(arrive, move.arrive - move.leg.minutes)
  return {
    ...stopWithoutPlace('lodging', base.name),
    lat: base.lat,
    lng: base.lng,
    ...clocksOf({ arrive, leave }),
    leg,
  }
}

// A treatment takes at least the morning. A day without stops is free until the evening.
const shortestRest = 30
const wholeRestUntil = 18 * 60

/**
 * The time at the base that is kept free for a treatment without a clinic, until the departure for lunch, or without
 * stops until the evening or the way to the flight. Null if the time is too short.
 */
export function restFor(
  treatment: TreatmentClass,
  { from, to, latest }: { from: number; to: number | null; latest: number },
): PlanStop | null {
  const leave = to ?? Math.min(wholeRestUntil, latest)
  if (leave - from < shortestRest) return null
  const stop = stopWithoutPlace('rest', nameOfRest(treatment))
  return { ...stop, ...clocksOf({ arrive: from, leave }), leg: null, because: [`kept-free:${treatment}`] }
}

function nameOfRest(treatment: TreatmentClass): string {
  return `Kept free for: ${categoryOfTreatment[treatment]}`
}

function stopWithoutPlace(kind: StopKind, name: string) {
  return { placeId: null, kind, name, cost: 0, hoursUnknown: false, because: [] as string[] }
}

function clocksOf({ arrive, leave }: { arrive: number; leave: number }) {
  return { arrive: planClockOf(arrive), leave: planClockOf(leave) }
}
