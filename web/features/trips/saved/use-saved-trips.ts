import { useCallback, useEffect, useState } from 'react'
import type { SavedTrip, UnreadableTrip } from '#domain/trips/document/saved-trips.ts'
import { ApiProblem } from '#web/api.ts'
import { listTrips, type TripList } from './trip-calls.ts'

type Loaded = { trips: SavedTrip[] | null; unreadable: UnreadableTrip[]; hasFailed: boolean }

/** The trips of the account; null while loading. Visitors cause no request. */
export function useSavedTrips(isMember: boolean) {
  const [{ trips, unreadable, hasFailed }, setLoaded] = useState<Loaded>({
    trips: null,
    unreadable: [],
    hasFailed: false,
  })

  const show = useCallback((found: TripList | null) => {
    setLoaded((before) => (found ? { ...found, hasFailed: false } : { ...before, hasFailed: true }))
  }, [])

  useEffect(() => {
    if (!isMember) return undefined
    const left = new AbortController()
    void loadTrips(left.signal).then((found) => (left.signal.aborted ? undefined : show(found)))
    return () => left.abort()
  }, [isMember, show])

  /** Replaces a trip by the server's version; a new one is added at the top. */
  const put = useCallback((trip: SavedTrip) => {
    setLoaded((before) => {
      const others = before.trips?.filter(({ id }) => id !== trip.id) ?? []
      const isKnown = others.length !== before.trips?.length
      const list = isKnown ? before.trips?.map((other) => (other.id === trip.id ? trip : other)) : [trip, ...others]
      return { ...before, trips: list ?? [trip], hasFailed: false }
    })
  }, [])

  /** Removes an unreadable trip from the list. */
  const drop = useCallback((gone: UnreadableTrip) => {
    setLoaded((before) => ({ ...before, unreadable: before.unreadable.filter(({ id }) => id !== gone.id) }))
  }, [])

  // Loaded before signing out, they are not shown after it.
  const shown = isMember ? { trips, unreadable } : { trips: null, unreadable: [] }
  return { ...shown, hasFailed, put, drop, reload: () => void loadTrips().then(show) }
}

/** Null when the server was not reached or refused the request. */
async function loadTrips(signal?: AbortSignal): Promise<TripList | null> {
  try {
    return await listTrips(signal)
  } catch (error) {
    if (error instanceof ApiProblem || signal?.aborted) return null
    throw error
  }
}
