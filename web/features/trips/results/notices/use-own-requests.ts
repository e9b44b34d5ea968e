import { useEffect, useState } from 'react'
import type { ListedRequest } from '#domain/consultations/sent-requests.ts'
import { callApi } from '#web/api.ts'

/** The requests of a member; null until they are loaded, without a network, and for visitors. */
export function useOwnRequests(member: string | null): ListedRequest[] | null {
  const [listed, setListed] = useState<{ of: string; requests: ListedRequest[] } | null>(null)
  useEffect(() => {
    if (member === null) return undefined
    const stopped = new AbortController()
    callApi('GET /api/consultations', { signal: stopped.signal }).then(
      ({ requests }) => setListed({ of: member, requests }),
      () => undefined,
    )
    return () => stopped.abort()
  }, [member])
  return listed && listed.of === member ? listed.requests : null
}
