import { useSyncExternalStore } from 'react'
import { type StoredPlaces, onSavedChange, readNothing, readSaved } from './stored-places.ts'

/** The saved places on this device. Empty before hydration. */
export function useSaved(): StoredPlaces {
  return useSyncExternalStore(onSavedChange, readSaved, readNothing)
}
