import { useEffect } from 'react'

/** Synchronises preferences between this device and the account while signed in. */
export function PreferencesFollower({ userId }: { userId: string | null }) {
  useEffect(() => {
    if (userId === null) return undefined
    const left = new AbortController()
    import('./sync-choices.ts').then(
      ({ syncChoices }) => syncChoices(left.signal),
      () => {}, // offline: this device's preferences stay, and the next page tries again
    )
    return () => left.abort()
  }, [userId])
  return null
}
