import { useEffect } from 'react'
import { useKeptTrip } from '#web/features/trips/current/use-kept-trip.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import { keepTripOffline } from './keep-trip-offline.ts'

// What the visitor came for is loaded and drawn first.
const waitMs = 3000

/** Keeps the trip of this device readable, and the planner able to change it, without a network. */
export function useTripOffline(): void {
  const trip = useKeptTrip()?.document ?? null
  useEffect(() => {
    if (!trip) return undefined
    const timer = setTimeout(() => {
      void keepTripOffline(trip)
      // Where data is saved planning waits for the network.
      if (navigator.onLine && !document.documentElement.hasAttribute('data-reduced-data'))
        void askPlanner('prepare', {})
    }, waitMs)
    return () => clearTimeout(timer)
  }, [trip])
}
