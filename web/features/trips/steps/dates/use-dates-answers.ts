import { useState, useSyncExternalStore } from 'react'
import { finishTripStep1 } from '#domain/trips/answers/trip-drafts.ts'
import { readStep } from '#web/travel/trip/stored-steps.ts'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'
import { subscribeToNothing } from '#web/ui/loading/use-scripts.ts'
import { useSeoulDay } from './use-seoul-day.ts'

export type DatesAnswers = ReturnType<typeof useDatesAnswers>

/** The state of step 1, shared by the home page and the planner. */
export function useDatesAnswers(renderedOn: string) {
  const { draft, change } = useTripStep('step1')
  const isRestored = useRestored()
  const today = useSeoulDay(renderedOn)
  const isPast = draft.startDate !== null && draft.startDate < today
  return { draft, change, today, isRestored, isFinished: finishTripStep1(draft) !== null && !isPast }
}

/**
 * Becomes true after the first render in the browser when the device had answers; uncontrolled inputs are then mounted
 * again with them.
 */
function useRestored(): boolean {
  const [wasSaved] = useState(() => !import.meta.env.SSR && readStep('step1').isSaved)
  return useSyncExternalStore(
    subscribeToNothing,
    () => wasSaved,
    () => false,
  )
}
