import { useEffect, useState } from 'react'
import type { OwnRequests } from '#domain/consultations/sent-requests.ts'
import { callApi } from './api.ts'

/** The consultation requests of a member: `listed` is null until they are loaded, and for visitors. */
export function useOwnRequests(member: string | null) {
  const [loaded, setLoaded] = useState<{ of: string; listed: OwnRequests } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  useEffect(() => {
    if (member === null) return undefined
    const stopped = new AbortController()
    callApi('GET /api/consultations', { signal: stopped.signal }).then(
      (listed) => setLoaded({ of: member, listed }),
      () => {
        if (!stopped.signal.aborted) setFailedAt(attempt)
      },
    )
    return () => stopped.abort()
  }, [member, attempt])
  return {
    listed: loaded && loaded.of === member ? loaded.listed : null,
    hasFailed: failedAt === attempt,
    askAgain: () => setAttempt(attempt + 1),
  }
}
