import type { PlanPlace, PlanRule } from '#domain/trips/plan/plans.ts'
import type { TripAnswer } from '#domain/trips/document/trip-documents.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import type { PlanSteps } from '#planner/check/plan-reading.ts'
import { readTreatments } from '#seed/treatments.ts'
import { figuresOf, type TripFigures } from './trip-figures.ts'

type Planned = Extract<TripAnswer, { success: true }>
type Judged = { violations: { rule: PlanRule; text: string }[]; figures: TripFigures }

/** A judge with the rows of a running product, clinics included. */
export async function openTripJudge(origin: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product describes it
  const facts = (await (await fetch(`${origin}/api/planner-facts`)).json()) as { places: PlanPlace[] }
  const catalogue = facts.places
  const known = { names: indexPlaceNames(catalogue), treatments: readTreatments() }

  /** What of an answer breaks a rule, read again beside all that was asked, contact data included. */
  return function judgeTrip(steps: PlanSteps, { plan, travelPlan }: Planned): Judged {
    const wishes = readTripWishes(steps, known)
    const verdicts = checkPlan({ steps, wishes, catalogue, plan, words: travelPlan })
    return {
      violations: verdicts.flatMap(({ rule, violations }) => violations.map((text) => ({ rule, text }))),
      figures: figuresOf({ wishes, catalogue, plan }),
    }
  }
}
