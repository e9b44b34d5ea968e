import type { Verdict } from './verdict.ts'
import { checkChronology } from './chronology.ts'
import { checkAreasAndInterests } from './areas-and-interests.ts'
import { checkBudget } from './budget.ts'
import { checkTravellerType } from './traveller-type.ts'
import { checkMeals } from './meals.ts'
import { checkMustVisits } from './must-visits.ts'
import { checkOpen } from './open.ts'
import { checkPace } from './pace.ts'
import { type DaysCase, type PlanCase, type PlanReading, readPlan } from './plan-reading.ts'
import { checkPrivacy } from './privacy.ts'
import { checkReachable } from './reachable.ts'
import { checkTreatments } from './treatments.ts'
import { checkWishes } from './wishes.ts'
import { checkTripText } from './trip-text.ts'

/**
 * Checks a finished plan against the request and the catalogue. Nothing that the plan says about itself is trusted.
 */
export function checkPlan(given: PlanCase): Verdict[] {
  const reading = readPlan(given)
  return [...judgeDays(reading), checkPrivacy(reading), checkTripText(reading), checkWishes(reading)]
}

/** Checks the days of a plan that has no text yet. */
export function checkDays(given: DaysCase): Verdict[] {
  return judgeDays(readPlan(given))
}

function judgeDays(reading: PlanReading & { words?: string }): Verdict[] {
  return [
    checkOpen(reading),
    checkReachable(reading),
    checkChronology(reading),
    checkPace(reading),
    checkMeals(reading),
    checkBudget(reading),
    checkMustVisits(reading),
    checkAreasAndInterests(reading),
    checkTreatments(reading),
    checkTravellerType(reading),
  ]
}
