import { useEffect } from 'react'

/** Keeps the steps of this device and those of the account the same while somebody is signed in. */
export function DraftFollower({ userId }: { userId: string | null }) {
  useEffect(() => {
    if (userId === null) return undefined
    const left = new AbortController()
    import('./sync-draft.ts').then(
      ({ syncDraft }) => {
        if (!left.signal.aborted) syncDraft(left.signal)
      },
      () => {}, // no network: the steps of this device hold, and the next page asks again
    )
    return () => left.abort()
  }, [userId])
  return null
}
