import { useEffect } from 'react'

/** Keeps the trip of this device ready for offline use. The code for it loads after the page. */
export function useTripOffline(): void {
  useEffect(() => {
    const left = new AbortController()
    import('./follow-trip-offline.ts').then(
      ({ followTripOffline }) => {
        if (!left.signal.aborted) followTripOffline(left.signal)
      },
      () => {}, // offline: the existing cache stays
    )
    return () => left.abort()
  }, [])
}
