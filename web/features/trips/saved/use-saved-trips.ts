import { useCallback, useEffect, useState } from 'react'
import type { SavedTrip } from '#domain/saved-trips.ts'
import { ApiProblem } from '#web/api.ts'
import { listTrips } from './trip-calls.ts'

type Loaded = { trips: SavedTrip[] | null; hasFailed: boolean }

/** The trips of the account: null until they are there. Nothing is asked for a visitor. */
export function useSavedTrips(isMember: boolean) {
  const [{ trips, hasFailed }, setLoaded] = useState<Loaded>({ trips: null, hasFailed: false })

  const load = useCallback(async (signal?: AbortSignal): Promise<void> => {
    try {
      const found = await listTrips(signal)
      setLoaded({ trips: found, hasFailed: false })
    } catch (error) {
      if (signal?.aborted) return
      if (!(error instanceof ApiProblem)) throw error
      setLoaded((before) => ({ ...before, hasFailed: true }))
    }
  }, [])

  useEffect(() => {
    if (!isMember) return undefined
    const left = new AbortController()
    void load(left.signal)
    return () => left.abort()
  }, [isMember, load])

  /** The trip as the server said it is now; a new one comes first. */
  const put = useCallback((trip: SavedTrip) => {
    setLoaded((before) => {
      const others = before.trips?.filter(({ id }) => id !== trip.id) ?? []
      const isKnown = others.length !== before.trips?.length
      const list = isKnown ? before.trips?.map((other) => (other.id === trip.id ? trip : other)) : [trip, ...others]
      return { trips: list ?? [trip], hasFailed: false }
    })
  }, [])

  return { trips, hasFailed, put, reload: () => void load() }
}
