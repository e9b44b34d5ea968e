import type { Point } from '#domain/korea/distances.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanDay, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { Breach } from '#domain/trips/plan/trip-edits.ts'
import { readPlan, type ToldReading } from '#planner/check/plan-reading.ts'
import type { Verdict } from '#planner/check/verdict.ts'
import { askTrip, caseOf, fullDay, inventCatalogue, type Trip, type Visit, writeTrip } from './lawful-trip.ts'

type Rule = (reading: ToldReading) => Verdict

/** A trip of full days that meets every rule. */
export function lawfulTrip(
  asked: Parameters<typeof askTrip>[1] = {},
  told: Parameters<typeof askTrip>[2] = {},
  days = 2,
): Trip {
  const visits = Array.from({ length: days }, (_, day) => fullDay(day))
  return writeTrip(askTrip(days, asked, told), inventCatalogue(), visits)
}

/** The violations that one rule finds in a trip. */
export function judgeTrip(rule: Rule, trip: Trip, treatments: readonly TreatmentFacts[] = []): Verdict {
  return rule(readPlan(caseOf(trip, treatments)))
}

export function violationsOf(rule: Rule, trip: Trip, treatments: readonly TreatmentFacts[] = []): string[] {
  return judgeTrip(rule, trip, treatments).violations
}

/** The violations as a traveller is told them. */
export function toldOf(rule: Rule, trip: Trip, treatments: readonly TreatmentFacts[] = []): Breach[] {
  return judgeTrip(rule, trip, treatments).broken
}

export function dayOf({ plan }: Trip, index = 0): PlanDay {
  const day = plan.days[index]
  if (!day) throw new Error(`no day ${index}`)
  return day
}

export function stopOf(trip: Trip, placeId: string): PlanStop {
  const stop = trip.plan.days.flatMap(({ stops }) => stops).find((one) => one.placeId === placeId)
  if (!stop) throw new Error(`no stop at ${placeId}`)
  return stop
}

export function rowOf({ catalogue }: Trip, id: string): PlanPlace {
  const row = catalogue.find((one) => one.id === id)
  if (!row) throw new Error(`no row ${id}`)
  return row
}

/** The stops of a day without one of them; its figures stay as they were. */
export function dropStop(trip: Trip, placeId: string): void {
  for (const day of trip.plan.days) day.stops = day.stops.filter((stop) => stop.placeId !== placeId)
}

/** A stop in a day, before the stop with this index; its way is as long as that of the stop that it displaces. */
export function insertStop(trip: Trip, visit: Visit, { day = 0, at = Infinity } = {}): PlanStop {
  const stop: PlanStop = { leg: null, cost: 0, hoursUnknown: false, because: [], ...visit }
  dayOf(trip, day).stops.splice(at, 0, stop)
  return stop
}

/** Moves the clocks of a stop by these minutes. */
export function shiftStop(stop: PlanStop, minutes: { arrive?: number; leave?: number }): void {
  stop.arrive = planClockOf(minutesOfPlanClock(stop.arrive) + (minutes.arrive ?? 0))
  stop.leave = planClockOf(minutesOfPlanClock(stop.leave) + (minutes.leave ?? 0))
}

/** Due north by so many metres; distances along a meridian are exact. */
export function northOf({ lat, lng }: Point, metres: number): Point {
  return { lat: lat + (metres / 6_371_008) * (180 / Math.PI), lng }
}
