import { useEffect } from 'react'
import { useSettledUser } from './account-data/use-settled-user.ts'

/** Moves saved places into the account at sign-in, and updates this device's copy. Rendered once per document. */
export function AccountSavedPlaces() {
  const userId = useSettledUser()
  useEffect(() => {
    if (userId === null) return undefined
    const left = new AbortController()
    import('#web/travel/saved/sync-saved.ts').then(
      ({ followAccount }) => (left.signal.aborted ? undefined : followAccount(userId, left.signal)),
      () => {}, // offline: this device's copy stays, and the next page tries again
    )
    return () => left.abort()
  }, [userId])
  return null
}
