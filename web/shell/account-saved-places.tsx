import { useEffect } from 'react'
import { useSession } from '#web/features/accounts/session-state.ts'

/** Moves saved places into the account at sign-in, and updates this device's copy. Rendered once per document. */
export function AccountSavedPlaces() {
  const { user, isLoading } = useSession()
  const userId = user?.id ?? null
  useEffect(() => {
    if (isLoading || userId === null) return undefined
    const left = new AbortController()
    import('#web/travel/saved/sync-saved.ts').then(
      ({ followAccount }) => (left.signal.aborted ? undefined : followAccount(userId, left.signal)),
      () => {}, // offline: this device's copy stays, and the next page tries again
    )
    return () => left.abort()
  }, [userId, isLoading])
  return null
}
