import { type StepName, stepNames } from '#domain/trips/answers/step-names.ts'
import type { StepDrafts } from '#domain/trips/answers/trip-drafts.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { stepsOfChips, withDailyBudget } from '#domain/wishes/brief/brief-steps.ts'
import { joinMustVisits, splitMustVisits } from '#domain/wishes/must-visit-list.ts'
import { keepStep, readStep } from '#web/travel/trip/stored-steps.ts'

/** The answers before a brief was filled in, to which a removed chip goes back. */
export type StepsBefore = { [Step in StepName]: StepDrafts[Step] }

export function readStepsBefore(): StepsBefore {
  return { step1: readStep('step1').draft, step2: readStep('step2').draft, step3: readStep('step3').draft }
}

/**
 * Fills the steps with the chips, or changes only what differs from the chips before. Answers that no chip is about
 * stay as they are.
 */
export function applyBrief(chips: readonly BriefChip[], chipsBefore: readonly BriefChip[], before: StepsBefore): void {
  const [read, readBefore] = [withDailyBudget(stepsOfChips(chips)), withDailyBudget(stepsOfChips(chipsBefore))]
  for (const step of stepNames) {
    const now: Record<string, unknown> = { ...read[step] }
    const then: Record<string, unknown> = { ...readBefore[step] }
    const origin: Record<string, unknown> = { ...before[step] }
    const draft: Record<string, unknown> = { ...readStep(step).draft }
    const changed = [...new Set([...Object.keys(now), ...Object.keys(then)])].filter(
      (name) => JSON.stringify(now[name]) !== JSON.stringify(then[name]),
    )
    if (changed.length === 0) continue
    for (const name of changed) {
      const value = name in now ? withOrigin(name, now[name], origin[name]) : origin[name]
      if (value === undefined) delete draft[name]
      else draft[name] = value
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a draft of this step with answers of this step
    keepStep(step, draft as StepDrafts[typeof step])
  }
}

/** Places are added to those that were typed before. Every other answer takes the place of the one before. */
function withOrigin(name: string, value: unknown, origin: unknown): unknown {
  if (name !== 'mustVisitPlaces' || typeof value !== 'string' || typeof origin !== 'string') return value
  return joinMustVisits([...new Set([...splitMustVisits(origin), ...splitMustVisits(value)])])
}
