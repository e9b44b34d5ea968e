import { useSyncExternalStore } from 'react'
import { type StoredTrip, onTripChange, readStoredTrip } from '#web/travel/trip/stored-trip.ts'

/** The trip stored on this device; null on the server and on a device without one. */
export function useStoredTrip(): StoredTrip | null {
  return useSyncExternalStore(onTripChange, readStoredTrip, () => null)
}
