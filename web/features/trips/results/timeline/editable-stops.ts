import { createContext, use } from 'react'
import type { Plan } from '#domain/trips/plan/plans.ts'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'

/** Maps a displayed stop to its position in the stored trip; null when it cannot be changed. */
export const EditableStopsContext = createContext<(at: StopPosition) => StopPosition | null>(() => null)

export function useStoredPosition(at: StopPosition): StopPosition | null {
  return use(EditableStopsContext)(at)
}

/** Whether the displayed plan can be changed. */
export function useIsEditable(plan: Plan | null): boolean {
  const positionOf = use(EditableStopsContext)
  return plan?.days.some(({ stops }, day) => stops.some((_, stop) => positionOf({ day, stop }) !== null)) ?? false
}
