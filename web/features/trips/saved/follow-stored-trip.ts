import { savedTrips } from '#locales/en/saved-trips.ts'
import { onTripChange } from '#web/travel/trip/stored-trip.ts'
import { refreshStoredTrip, sendStoredTrip } from './send-stored-trip.ts'
import { showSendOutcome } from './show-send-outcome.ts'

// Several quick edits are sent as one change.
const pauseMs = 1500

/**
 * Synchronises a saved trip until the signal aborts: sends changes of this device, also after being offline, and adopts
 * changes of other devices.
 */
export function followStoredTrip(signal: AbortSignal, showTrips: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> = send().then(refreshStoredTrip)
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(send)
    }, pauseMs)
  }
  const stop = onTripChange(later)
  addEventListener('online', later, { signal })
  signal.addEventListener(
    'abort',
    () => {
      stop()
      clearTimeout(timer)
    },
    { once: true },
  )

  async function send(): Promise<void> {
    if (signal.aborted) return
    showSendOutcome(await sendStoredTrip(savedTrips.fromThisDevice), showTrips)
  }
}
