import { useSyncExternalStore } from 'react'
import { type StoredPlaces, onSavedChange, readNothing, readSaved } from './stored-places.ts'

/** What this device knows of saved places; nothing until scripts run. */
export function useSaved(): StoredPlaces {
  return useSyncExternalStore(onSavedChange, readSaved, readNothing)
}
