import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { isAllergy } from '#domain/trips/answers/needs.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { readDiets } from '#domain/wishes/diet-words.ts'
import type { PlanWarning } from './plan-codes.ts'
import type { Plan, PlanCheck } from './plans.ts'
import { countStopHours } from './stop-hours.ts'

type Trip = Pick<TripDocument, 'plan' | 'places'> & { steps: Pick<TripSteps, 'step2' | 'step3'> }

/** A typed answer, or a part of one, that could not be read. */
export type UnreadAnswer = { answer: 'totalBudget' | 'mustVisitPlaces' | 'plasticSurgeryType'; text: string }

/** What the pages of a trip say of its checks. */
export type TripReport = {
  /** Only rules that were tested. */
  checks: PlanCheck[]
  unread: UnreadAnswer[]
  /** Allergies. No kitchen is confirmed for one, so the rule on all answers never holds with one. */
  allergies: string[]
  /** Stops at places, and those of them whose hours are not confirmed. */
  hours: { stops: number; unconfirmed: number }
}

/**
 * The checker's report on a trip. The checker tests the answers that were read; here the rule on all answers holds only
 * if every typed one was read. Hours are counted from the stops, so that a stored or shared trip shows one number.
 */
export function reportOf({ steps, plan, places }: Trip): TripReport {
  const unread = listUnread(steps, plan)
  const allergies = (steps.step2.diet ?? []).filter(isAllergy)
  const lacking = unread.length + allergies.length
  const hours = countStopHours(plan, places)
  const tested = plan.checks.filter(({ count }) => count > 0)
  const checks = tested.map((check): PlanCheck => {
    if (check.rule === 'open') return { ...check, onUnverifiedFacts: hours.unconfirmed }
    return check.rule === 'wishes' ? { ...check, held: check.held && lacking === 0 } : check
  })
  // A changed plan is not tested for the answers again, and still lacks those that were not read.
  const isUntold = lacking > 0 && tested.length > 0 && !tested.some(({ rule }) => rule === 'wishes')
  if (isUntold) checks.push({ rule: 'wishes', held: false, count: lacking, onUnverifiedFacts: 0 })
  return { checks, unread, allergies, hours }
}

function listUnread({ step2, step3 }: Trip['steps'], { unplaced, warnings }: Plan): UnreadAnswer[] {
  const has = (warning: PlanWarning) => warnings.some(({ code }) => code === warning)
  const [budget, treatment] = [step2.totalBudget.trim(), step3.plasticSurgeryType.trim()]
  const isBudgetUnread = budget !== '' && (has('budget_unclear') || has('budget_currency'))
  const isTreatmentUnread = treatment !== '' && has('treatment_unread')
  // A diet is not a place, but it is read: meals are chosen for it.
  const names = unplaced.filter(({ reason, name }) => reason === 'unknown' && readDiets(name).length === 0)
  return [
    ...(isBudgetUnread ? [{ answer: 'totalBudget', text: budget } as const] : []),
    ...names.map(({ name }) => ({ answer: 'mustVisitPlaces', text: name }) as const),
    ...(isTreatmentUnread ? [{ answer: 'plasticSurgeryType', text: treatment } as const] : []),
  ]
}
