import { useEffect } from 'react'

/** Keeps the choices of this device and those of the account the same while somebody is signed in. */
export function PreferencesFollower({ userId }: { userId: string | null }) {
  useEffect(() => {
    if (userId === null) return undefined
    const left = new AbortController()
    import('./sync-choices.ts').then(
      ({ syncChoices }) => syncChoices(left.signal),
      () => {}, // no network: the choices of this device hold, and the next page asks again
    )
    return () => left.abort()
  }, [userId])
  return null
}
