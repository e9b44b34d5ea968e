import { useSyncExternalStore } from 'react'
import { type KeptTrip, onTripChange, readKeptTrip, readNoTrip } from '#web/travel/trip/kept-trip.ts'

/** The trip stored on this device; null on the server and on a device without one. */
export function useKeptTrip(): KeptTrip | null {
  return useSyncExternalStore(onTripChange, readKeptTrip, readNoTrip)
}
