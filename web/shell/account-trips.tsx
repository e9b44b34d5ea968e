import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSettledUser } from './account-data/use-settled-user.ts'

/** Synchronises the trip of this device with its copy in the account. Rendered once per document. */
export function AccountTrips() {
  const userId = useSettledUser()
  const navigate = useNavigate()
  useEffect(() => {
    if (userId === null) return undefined
    const left = new AbortController()
    import('#web/features/trips/saved/follow-stored-trip.ts').then(
      ({ followStoredTrip }) => {
        if (!left.signal.aborted) followStoredTrip(left.signal, () => void navigate('/trips'))
      },
      () => {}, // offline: this device's copy stays, and the next page tries again
    )
    return () => left.abort()
  }, [userId, navigate])
  return null
}
