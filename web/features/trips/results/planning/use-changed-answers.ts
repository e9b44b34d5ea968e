import { useCallback, useSyncExternalStore } from 'react'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { onStepsChange, readFinishedSteps } from '#web/travel/trip/stored-steps.ts'
import { asksTheSame } from './planning.ts'

/** Whether the saved steps differ from those that a plan was made from. */
export function useChangedAnswers(planned: TripSteps): boolean {
  const differ = useCallback(() => {
    const { steps } = readFinishedSteps()
    return steps !== null && !asksTheSame(steps, planned)
  }, [planned])
  return useSyncExternalStore(onStepsChange, differ, () => false)
}
