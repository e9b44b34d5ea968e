import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#web/features/accounts/session-state.ts'

/** Synchronises the trip of this device with its copy in the account. Rendered once per document. */
export function AccountTrips() {
  const { user, isLoading } = useSession()
  const navigate = useNavigate()
  const isFollowed = user !== null && !isLoading
  useEffect(() => {
    if (!isFollowed) return undefined
    const left = new AbortController()
    import('#web/features/trips/saved/follow-stored-trip.ts').then(
      ({ followStoredTrip }) => {
        if (!left.signal.aborted) followStoredTrip(left.signal, () => void navigate('/trips'))
      },
      () => {}, // offline: this device's copy stays, and the next page tries again
    )
    return () => left.abort()
  }, [isFollowed, navigate])
  return null
}
