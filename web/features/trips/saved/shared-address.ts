import { useEffect, useState } from 'react'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { forget, readStoredFields, store } from '#web/ui/local-storage.ts'
import { listTrips } from './trip-calls.ts'

const storageKey = 'tripPlannerSharedLink'

type SharedAddress = { tripId: string; url: string; showsClinics: boolean }

/** Stores the link that was made last on this device: the server keeps only its hash. */
export function keepSharedAddress(address: SharedAddress): void {
  store(storageKey, JSON.stringify(address))
}

export function forgetSharedAddress(tripId: string): void {
  if (readSharedAddress(tripId)) forget(storageKey)
}

function readSharedAddress(tripId: string): SharedAddress | null {
  const { tripId: of, url, showsClinics } = readStoredFields(storageKey)
  const isOurs = typeof url === 'string' && url.startsWith(`${location.origin}/trips/shared/`)
  return of === tripId && isOurs ? { tripId, url, showsClinics: showsClinics !== false } : null
}

/**
 * The link that shares the trip of this device. Null when it is not shared. A link that shows clinics is not returned
 * while they are hidden here. A link that was revoked elsewhere is removed when the server confirms it.
 */
export function useSharedAddress(): string | null {
  const tripId = useStoredTrip()?.saved?.id ?? null
  const hides = useHidesClinics()
  const [revoked, setRevoked] = useState<string | null>(null)
  const address = tripId === null || revoked === tripId ? null : readSharedAddress(tripId)
  const hasAddress = address !== null
  useEffect(() => {
    if (tripId === null || !hasAddress) return undefined
    const left = new AbortController()
    listTrips(left.signal).then(
      ({ trips, unreadable }) => {
        const isShared = trips.some(({ id, link, deletedAt }) => id === tripId && link !== null && deletedAt === null)
        // Whether an unreadable trip still has its link is not known.
        if (isShared || unreadable.some(({ id }) => id === tripId) || left.signal.aborted) return
        forgetSharedAddress(tripId)
        setRevoked(tripId)
      },
      () => {}, // offline or signed out: the link may still work
    )
    return () => left.abort()
  }, [tripId, hasAddress])
  return address && !(hides && address.showsClinics) ? address.url : null
}
