import { useEffect } from 'react'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { keepQueuedPlaces, readQueuedPlaces } from '#web/travel/trip/queued-places.ts'
import { useTripChanges } from './use-trip-changes.ts'

let isAdding = false

/** Adds the places to the trip that were queued for it on other pages, one after the other. */
export function useQueuedPlaces(): void {
  const hasTrip = useStoredTrip() !== null
  const { change } = useTripChanges()
  useEffect(() => {
    if (!hasTrip || isAdding || readQueuedPlaces().length === 0) return
    isAdding = true
    void addAll(change).finally(() => {
      isAdding = false
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: places are queued only on other pages
  }, [hasTrip])
}

async function addAll(change: ReturnType<typeof useTripChanges>['change']): Promise<void> {
  for (const placeId of readQueuedPlaces()) {
    await change({ do: 'add', placeId, at: null })
    keepQueuedPlaces(readQueuedPlaces().filter((id) => id !== placeId))
  }
}
