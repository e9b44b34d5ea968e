import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#web/features/accounts/session-state.ts'

/** Keeps the trip of this device and its copy in the account the same. Stands once in the document. */
export function AccountTrips() {
  const { user, isLoading } = useSession()
  const navigate = useNavigate()
  const isFollowed = user !== null && !isLoading
  useEffect(() => {
    if (!isFollowed) return undefined
    const left = new AbortController()
    import('#web/features/trips/saved/follow-kept-trip.ts').then(
      ({ followKeptTrip }) => {
        if (!left.signal.aborted) followKeptTrip(left.signal, () => void navigate('/trips'))
      },
      () => {}, // no network: this device's copy holds, and the next page tries again
    )
    return () => left.abort()
  }, [isFollowed, navigate])
  return null
}
