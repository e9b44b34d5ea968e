import { createContext, use } from 'react'
import type { Plan } from '#domain/plans.ts'
import type { StopPosition } from '#domain/trip-edits.ts'

/** Where a shown stop is in the kept trip; null for one that cannot be changed, and where nothing can be. */
export const EditableStopsContext = createContext<(at: StopPosition) => StopPosition | null>(() => null)

export function useKeptPosition(at: StopPosition): StopPosition | null {
  return use(EditableStopsContext)(at)
}

/** Whether anything of a shown plan can be changed. */
export function useIsEditable(plan: Plan | null): boolean {
  const positionOf = use(EditableStopsContext)
  return plan?.days.some(({ stops }, day) => stops.some((_, stop) => positionOf({ day, stop }) !== null)) ?? false
}
