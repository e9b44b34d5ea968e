import { createContext, use } from 'react'
import type { StopPosition } from '#domain/trip-edits.ts'

/** Where a shown stop is in the kept trip; null for one that cannot be changed, and where nothing can be. */
export const EditableStopsContext = createContext<(at: StopPosition) => StopPosition | null>(() => null)

export function useKeptPosition(at: StopPosition): StopPosition | null {
  return use(EditableStopsContext)(at)
}
