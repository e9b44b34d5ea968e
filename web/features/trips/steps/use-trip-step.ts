import { useSyncExternalStore } from 'react'
import type { StepDrafts, StepName } from '#domain/trip-drafts.ts'
import { changeStep, onStepsChange, readNoStep, readStep } from '#web/travel/trip/kept-steps.ts'

/** A step of the planner as this device keeps it, empty on the server, and what changes answers of it. */
export function useTripStep<Step extends StepName>(step: Step) {
  const kept = useSyncExternalStore(
    onStepsChange,
    () => readStep(step),
    () => readNoStep(step),
  )
  const change = (answers: Partial<StepDrafts[Step]>) => changeStep(step, answers)
  return { ...kept, change }
}
