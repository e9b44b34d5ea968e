import { tripOffline } from '#locales/en/trips/trip-offline.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import { onTripChange, readStoredTrip, takeTripDamage } from '#web/travel/trip/stored-trip.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { keepTripOffline } from './keep-trip-offline.ts'

// A delay, so that the visible page loads first.
const waitMs = 3000

/**
 * Until the signal: prepares the trip of this device and the planner for offline use after each change, and tells once
 * about a damaged stored trip.
 */
export function followTripOffline(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function follow(): void {
    const damage = takeTripDamage()
    if (damage) showToast({ kind: 'failure', ...tripOffline.damaged[damage] })
    clearTimeout(timer)
    timer = setTimeout(prepare, waitMs)
  }
  const stop = onTripChange(follow)
  signal.addEventListener(
    'abort',
    () => {
      stop()
      clearTimeout(timer)
    },
    { once: true },
  )
  follow()
}

function prepare(): void {
  const trip = readStoredTrip()?.document
  if (!trip) return
  keepTripOffline(trip).catch(() => {}) // the next page or change tries again
  // With reduced data the planner's facts are not loaded in advance.
  if (navigator.onLine && !document.documentElement.hasAttribute('data-reduced-data')) void askPlanner('prepare', {})
}
