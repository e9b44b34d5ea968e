import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import { keepSyncing } from '#web/keep-syncing.ts'
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
  async function exchange(isFirst: boolean): Promise<void> {
    showSendOutcome(await sendStoredTrip(savedTrips.fromThisDevice), showTrips)
    if (isFirst && !signal.aborted) await refreshStoredTrip()
  }
  keepSyncing({ exchange, watch, pauseMs }, signal)
}

function watch(changed: () => void): () => void {
  const stop = onTripChange(changed)
  addEventListener('online', changed)
  return () => {
    stop()
    removeEventListener('online', changed)
  }
}
