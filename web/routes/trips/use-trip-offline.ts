import { useEffect } from 'react'
import { useKeptTrip } from '#web/features/trips/current/use-kept-trip.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import { keepTripOffline } from './keep-trip-offline.ts'

// A delay, so that the visible page loads first.
const waitMs = 3000

/** Prepares the trip of this device and the planner for offline use. */
export function useTripOffline(): void {
  const trip = useKeptTrip()?.document ?? null
  useEffect(() => {
    if (!trip) return undefined
    const timer = setTimeout(() => {
      void keepTripOffline(trip)
      // With reduced data the planner's facts are not loaded in advance.
      if (navigator.onLine && !document.documentElement.hasAttribute('data-reduced-data'))
        void askPlanner('prepare', {})
    }, waitMs)
    return () => clearTimeout(timer)
  }, [trip])
}
