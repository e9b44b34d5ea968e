import { useEffect } from 'react'
import { useSession } from '#web/features/accounts/session-state.ts'
import { readSaved } from '#web/travel/saved/stored-places.ts'

/**
 * Brings saved places to the account of who signs in, and keeps this device's copy of them. Stands once in the
 * document.
 */
export function AccountSavedPlaces() {
  const { user, isLoading } = useSession()
  const userId = user?.id ?? null
  useEffect(() => {
    if (isLoading || (userId === null && readSaved().owner === null)) return undefined
    const left = new AbortController()
    import('#web/travel/saved/sync-saved.ts').then(
      ({ followAccount, leaveAccount }) => {
        if (left.signal.aborted) return undefined
        return userId === null ? leaveAccount() : followAccount(userId, left.signal)
      },
      () => {}, // no network: this device's copy holds, and the next page asks again
    )
    return () => left.abort()
  }, [userId, isLoading])
  return null
}
