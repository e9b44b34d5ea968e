import { useState, useSyncExternalStore } from 'react'
import { seoulDay } from '#domain/seoul-time.ts'
import { finishTripStep1 } from '#domain/trip-drafts.ts'
import { readStep } from '#web/travel/trip/kept-steps.ts'
import { useTripStep } from './use-trip-step.ts'

export type DatesAnswers = ReturnType<typeof useDatesAnswers>

/** Step 1 as it is answered so far, on the home page and in the planner. */
export function useDatesAnswers(renderedOn: string) {
  const { draft, change } = useTripStep('step1')
  const isRestored = useRestored()
  const today = useSeoulDay(renderedOn)
  const isPast = draft.startDate !== null && draft.startDate < today
  return { draft, change, today, isRestored, isFinished: finishTripStep1(draft) !== null && !isPast }
}

/** The day in Seoul. A page that was kept, on the device or in an open tab, may be older than the day. */
function useSeoulDay(renderedOn: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => (seoulDay(Date.now()) > renderedOn ? seoulDay(Date.now()) : renderedOn),
    () => renderedOn,
  )
}

/**
 * Becomes true right after the first render in the browser when the device had answers: inputs that hold a value of
 * their own begin anew then.
 */
function useRestored(): boolean {
  const [wasSaved] = useState(() => !import.meta.env.SSR && readStep('step1').isSaved)
  return useSyncExternalStore(
    subscribeToNothing,
    () => wasSaved,
    () => false,
  )
}

function subscribeToNothing(): () => void {
  return () => {}
}
