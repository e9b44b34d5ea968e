import { useSyncExternalStore } from 'react'
import { onTripChange, readKeptTrip } from '#web/travel/trip/kept-trip.ts'

/** Whether the trip of this device has a copy in an account. */
export function useHasSavedTrip(): boolean {
  return useSyncExternalStore(
    onTripChange,
    () => (readKeptTrip()?.saved ?? null) !== null,
    () => false,
  )
}
