import { useSyncExternalStore } from 'react'
import { type KeptSaved, onSavedChange, readNothing, readSaved } from './kept-saved.ts'

/** What this device knows of saved places; nothing until scripts run. */
export function useSaved(): KeptSaved {
  return useSyncExternalStore(onSavedChange, readSaved, readNothing)
}
