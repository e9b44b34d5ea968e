import type { PlanRule } from '#domain/trips/plan/plans.ts'
import type { TripAnswer } from '#domain/trips/document/trip-documents.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import type { PlanSteps } from '#planner/check/plan-reading.ts'
import { readPlaces } from '#seed/places.ts'
import { readTreatments } from '#seed/treatments.ts'
import { figuresOf, type TripFigures } from './trip-figures.ts'

const catalogue = readPlaces()
const known = { names: indexPlaceNames(catalogue), treatments: readTreatments() }

type Planned = Extract<TripAnswer, { success: true }>
type Judged = { violations: { rule: PlanRule; text: string }[]; figures: TripFigures }

/** What of an answer breaks a rule, read again beside all that was asked, contact data included. */
export function judgeTrip(steps: PlanSteps, { plan, travelPlan }: Planned): Judged {
  const wishes = readTripWishes(steps, known)
  const verdicts = checkPlan({ steps, wishes, catalogue, plan, words: travelPlan })
  return {
    violations: verdicts.flatMap(({ rule, violations }) => violations.map((text) => ({ rule, text }))),
    figures: figuresOf({ wishes, catalogue, plan }),
  }
}
