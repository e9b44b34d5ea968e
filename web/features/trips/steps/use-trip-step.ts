import { useSyncExternalStore } from 'react'
import type { StepName } from '#domain/trips/answers/step-names.ts'
import type { StepDrafts } from '#domain/trips/answers/trip-drafts.ts'
import { changeStep, onStepsChange, readNoStep, readStep } from '#web/travel/trip/stored-steps.ts'

/** A step stored on this device, empty on the server, with a function that changes its answers. */
export function useTripStep<Step extends StepName>(step: Step) {
  const kept = useSyncExternalStore(
    onStepsChange,
    () => readStep(step),
    () => readNoStep(step),
  )
  const change = (answers: Partial<StepDrafts[Step]>) => changeStep(step, answers)
  return { ...kept, change }
}
