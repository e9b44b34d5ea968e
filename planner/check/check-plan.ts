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
 * Reads a finished plan a second time, against what was asked and what there is, and trusts nothing that it says of
 * itself.
 */
export function checkPlan(given: PlanCase): Verdict[] {
  const reading = readPlan(given)
  return [...judgeDays(reading), checkPrivacy(reading), checkTripText(reading), checkWishes(reading)]
}

/** Reads the days of a plan that nobody has put into words yet. */
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
