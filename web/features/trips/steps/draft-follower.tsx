import { useEffect } from 'react'

/** Synchronises the steps of this device with the account while the visitor is signed in. */
export function DraftFollower({ userId }: { userId: string | null }) {
  useEffect(() => {
    if (userId === null) return undefined
    const left = new AbortController()
    import('./sync-draft.ts').then(
      ({ syncDraft }) => {
        if (!left.signal.aborted) syncDraft(left.signal)
      },
      () => {}, // offline: the steps of this device stay, and the next page tries again
    )
    return () => left.abort()
  }, [userId])
  return null
}
