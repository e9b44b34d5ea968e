import { useEffect } from 'react'
import { useKeptTrip } from '#web/features/trips/current/use-kept-trip.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import { tripOffline } from '#locales/en/trip-offline.ts'
import { onTripChange, takeTripDamage } from '#web/travel/trip/kept-trip.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { keepTripOffline } from './keep-trip-offline.ts'

// A delay, so that the visible page loads first.
const waitMs = 3000

/** Prepares the trip of this device and the planner for offline use, and tells once about a damaged stored trip. */
export function useTripOffline(): void {
  const trip = useKeptTrip()?.document ?? null
  useEffect(() => {
    tellDamage()
    return onTripChange(tellDamage)
  }, [])
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

function tellDamage(): void {
  const damage = takeTripDamage()
  if (damage) showToast({ kind: 'failure', ...tripOffline.damaged[damage] })
}
